import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ImageUpload, useRemovalPrompt } from '#client/features/uploads/index';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { FormPart, PartProblem } from '#client/ui/editing/form';
import { movedTo } from '#client/ui/editing/reorder/order';
import { ReorderList } from '#client/ui/editing/reorder/reorder';
import type { InputProps } from '#client/ui/editor/described/field';
import { useWords } from '#client/ui/editor/described/use-words';
import { newPicture, type AlbumPictureDraft } from './picture-draft';
import { PictureRow } from './picture-row';
import styles from './pictures.module.css';

const max = 100;

type Pictures = readonly AlbumPictureDraft[];

/** The input for an album's images: upload several at once, describe, reorder and remove them. */
export function PicturesInput({ label, hint, value, problem, onChange, onWait }: InputProps<Pictures>) {
  const { text } = useWords();
  const { pathname } = useLocation();
  const whole = useRef<HTMLDivElement>(null);
  useReturnedFocus(whole);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const { confirmRemoval, prompt } = useRemovalPrompt((gone: AlbumPictureDraft) =>
    onChange(value.filter(({ assetId }) => assetId !== gone.assetId)),
  );
  const wrong = problem();
  const nameOf = (picture: AlbumPictureDraft) =>
    text('admin.albums.picture', { number: value.indexOf(picture) + 1 });
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  const move = (picture: AlbumPictureDraft, to: number) => onChange(movedTo(value, picture, to - 1));
  return (
    <FormPart title={label}>
      <div ref={whole} className={styles.pictures} tabIndex={-1} role="group" aria-label={label}>
        {hint && <p className="sm dim">{hint}</p>}
        {value.length > 0 && (
          <Suspense>
            <ReorderList
              label={label}
              items={value}
              keyOf={({ assetId }) => assetId}
              nameOf={nameOf}
              onMove={move}
            >
              {(picture) => (
                <PictureRow
                  picture={picture}
                  name={nameOf(picture)}
                  opened={opened.has(picture.assetId)}
                  told={wrong !== undefined}
                  onToggle={() => toggle(picture.assetId)}
                  onRemove={() => confirmRemoval(picture)}
                  onChange={(next) =>
                    onChange(value.map((each) => (each.assetId === next.assetId ? next : each)))
                  }
                />
              )}
            </ReorderList>
          </Suspense>
        )}
        {value.length < max ? (
          <ImageUpload
            multi
            label={text('admin.albums.addPictures')}
            purpose="content"
            of={pathname}
            maxFiles={max - value.length}
            value={[]}
            onChange={(images) => onChange([...value, ...images.map(newPicture)])}
            onBusy={(busy) => onWait(busy ? { id: 'admin.picture.onItsWay' } : undefined)}
          />
        ) : (
          <p className="sm dim">{text('admin.albums.full', { max })}</p>
        )}
        {wrong && <PartProblem>{wrong}</PartProblem>}
        {prompt}
      </div>
    </FormPart>
  );
}
