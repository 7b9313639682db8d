import type { Article } from '#server/features/content/articles/article.entity';
import type { ArticleTopic } from '#server/features/content/articles/article.enums';
import type { StoredPart } from '#server/features/content/parts/part.types';
import type { ContentSectionKey } from '#server/features/content/section/section.enums';
import type { LocalizedText } from '#server/platform/language/i18n';
import { demoId } from '../ids';
import type { DemoPicture } from '../pictures';

/** An article of the demo, for everyone unless it says otherwise. */
export interface DemoArticle extends Partial<Pick<Article, 'roles' | 'userTypes' | 'accountKinds'>> {
  slug: string;
  section?: ContentSectionKey;
  topic: ArticleTopic;
  title: LocalizedText;
  summary: LocalizedText;
  picture?: DemoPicture;
  /** Key of the module whose test it prepares. */
  module?: string;
  /** Days since it was published, fewer than none where it is to come; null for a draft. */
  age: number | null;
  parts: StoredPart[];
}

export const t = (en: string, es: string, fr: string): LocalizedText => ({ en, es, fr });

const marked = (text: LocalizedText, mark: (text: string) => string): LocalizedText =>
  t(mark(text.en), mark(text.es), mark(text.fr));

/** Paragraphs, between which a line is empty. */
export const text = (en: string, es: string, fr: string): StoredPart => ({
  kind: 'text',
  textTranslations: marked(t(en, es, fr), (of) =>
    of
      .split('\n\n')
      .map((each) => `<p>${each}</p>`)
      .join(''),
  ),
});

/** A list of lines; numbered where their order matters. */
export const list = (tag: 'ul' | 'ol', en: string[], es: string[], fr: string[]): StoredPart => {
  const items = (of: string[]) => `<${tag}>${of.map((each) => `<li>${each}</li>`).join('')}</${tag}>`;
  return { kind: 'text', textTranslations: t(items(en), items(es), items(fr)) };
};

export const heading = (en: string, es: string, fr: string, level = 2): StoredPart => ({
  kind: 'heading',
  level,
  textTranslations: t(en, es, fr),
});

export const quote = (said: LocalizedText, source: LocalizedText): StoredPart => ({
  kind: 'quote',
  textTranslations: said,
  sourceTranslations: source,
});

export const figure = (
  picture: DemoPicture,
  alt: LocalizedText,
  caption: LocalizedText,
  legend: LocalizedText[] = [],
): StoredPart => ({
  kind: 'figure',
  pictureId: demoId('picture', picture),
  altTranslations: alt,
  captionTranslations: caption,
  legend,
});

/** What is the same in every language, such as a size. */
const same = (each: string | LocalizedText): LocalizedText =>
  typeof each === 'string' ? t(each, '', '') : each;

export const table = (
  caption: LocalizedText,
  head: (string | LocalizedText)[],
  rows: (string | LocalizedText)[][],
): StoredPart => ({
  kind: 'table',
  captionTranslations: caption,
  head: head.map(same),
  rows: rows.map((cells) => ({ cells: cells.map(same) })),
});

export const toModule = (key: string): StoredPart => ({ kind: 'module', moduleId: demoId('module', key) });
