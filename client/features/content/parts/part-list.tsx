import { Suspense, useState } from 'react';
import { lazyScreen, useLoadedSoon } from '#client/platform/lazy-loading/lazy-screen';
import { RichText } from '#client/ui/rich-text';
import { Figure } from './figure';
import { PartFile } from './part-file';
import type { VisiblePartFragment } from './part.generated';
import { PartTable } from './part-table';
import { PartModule } from './part-module';
import styles from './parts.module.css';

const loadLightbox = () => import('#client/ui/lightbox/lightbox');
const Lightbox = lazyScreen(loadLightbox, 'pictures');

type Part = VisiblePartFragment;

function Heading({ part: { text, level } }: { part: Part }) {
  return level === 3 ? <h3>{text}</h3> : <h2>{text}</h2>;
}

function Quote({ part: { text, source } }: { part: Part }) {
  return (
    <blockquote>
      <p>{text}</p>
      {source && <footer>{source}</footer>}
    </blockquote>
  );
}

type PartProps = { articleId: string | undefined; part: Part; onEnlarge: () => void };

function VisiblePart({ articleId, part, onEnlarge }: PartProps) {
  switch (part.kind) {
    case 'text':
      return <RichText html={part.text ?? ''} />;
    case 'heading':
      return <Heading part={part} />;
    case 'figure':
      return <Figure part={part} onEnlarge={onEnlarge} />;
    case 'table':
      return <PartTable part={part} />;
    case 'quote':
      return <Quote part={part} />;
    case 'file':
      return articleId === undefined ? null : <PartFile articleId={articleId} part={part} />;
    case 'module':
      return part.moduleId ? <PartModule id={part.moduleId} /> : null;
  }
}

type Props = {
  /** The article whose documents its readers can download. Omitted if it can't contain documents. */
  articleId?: string | undefined;
  title: string;
  parts: readonly Part[];
};

/** The blocks of an article. Its images open in one lightbox. */
export function PartList({ articleId, title, parts }: Props) {
  const [place, setPlace] = useState(0);
  const [opened, setOpened] = useState<boolean>();
  const figures = parts.filter(({ picture }) => picture);
  useLoadedSoon(figures.length > 0 ? loadLightbox : null);
  const enlarge = (part: Part) => {
    setPlace(figures.indexOf(part));
    setOpened(true);
  };
  return (
    <div className={styles.parts}>
      {parts.map((part, at) => (
        <VisiblePart key={at} articleId={articleId} part={part} onEnlarge={() => enlarge(part)} />
      ))}
      {opened !== undefined && (
        <Suspense>
          <Lightbox
            title={title}
            pictures={figures.map(({ picture, alt, caption }) => ({
              src: picture!.lgUrl,
              alt: alt ?? '',
              caption,
            }))}
            place={Math.min(place, figures.length - 1)}
            opened={opened}
            onClose={() => setOpened(false)}
            onShow={setPlace}
          />
        </Suspense>
      )}
    </div>
  );
}
