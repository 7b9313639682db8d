import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImagePreviews, ImageUpload, isUploadKept } from '#client/features/uploads/public';
import { Button } from '#client/ui/button';
import { AltTexts } from '#client/ui/editing/fields/alt-texts';
import { FormPart } from '#client/ui/editing/form';
import { FieldError } from '#client/ui/fields';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import styles from '../question-page.module.css';
import type { PartProps } from './question-texts';

type Props = PartProps & {
  of: string;
  /** Told whether a picture is being uploaded. */
  onBusy: (busy: boolean) => void;
};

function pictureDeed(isThere: boolean, choosing: boolean): string {
  if (!isThere) return 'admin.question.addPicture';
  return choosing ? 'admin.question.keepPicture' : 'admin.question.replacePicture';
}

/** The picture of a question: shown, replaced, removed, and what it shows in words. */
export function QuestionPicture({ editor: { values, change, problem }, of, onBusy }: Props) {
  const intl = useIntl();
  // An upload that a reload interrupted goes on only where its field is shown.
  const [choosing, setChoosing] = useState(() => isUploadKept('question', of));
  const { picture } = values;
  const part = useRef<HTMLDivElement>(null);
  useReturnedFocus(part);
  const title = intl.formatMessage({ id: 'admin.question.picture' });
  return (
    <FormPart title={title}>
      <div ref={part} className={styles.picture} role="group" aria-label={title} tabIndex={-1}>
        {picture && <ImagePreviews images={[picture]} onRemove={() => change({ picture: null })} />}
        {(picture || !choosing) && (
          <Button type="button" size="sm" onClick={() => setChoosing(!choosing)}>
            <FormattedMessage id={pictureDeed(picture !== null, choosing)} />
          </Button>
        )}
        {choosing && (
          <ImageUpload
            label={intl.formatMessage({ id: 'admin.question.newPicture' })}
            purpose="question"
            of={of}
            value={[]}
            onBusy={onBusy}
            onChange={([image]) => {
              if (!image) return;
              change({ picture: { smUrl: image.smUrl, assetId: image.assetId } });
              setChoosing(false);
            }}
          />
        )}
        {problem('picture') && (
          <div className={styles.problem} role="alert">
            <FieldError>{problem('picture')}</FieldError>
          </div>
        )}
      </div>
      {picture && (
        <AltTexts
          value={values.imageAlt}
          onChange={(imageAlt) => change({ imageAlt })}
          problem={(language) => problem('imageAlt', language)}
        />
      )}
    </FormPart>
  );
}
