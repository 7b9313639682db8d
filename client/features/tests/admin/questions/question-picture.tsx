import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImagePreviews, ImageUpload, isUploadKept } from '#client/features/uploads/public';
import { Button } from '#client/ui/button';
import { AltTexts } from '#client/ui/editing/alt-texts';
import { FormPart } from '#client/ui/editing/form';
import { useProblemText } from '#client/ui/editing/problem';
import { FieldError } from '#client/ui/fields';
import { useKeptFocus } from '#client/ui/kept-focus';
import styles from './question-page.module.css';
import type { PartProps } from './question-texts';

type Props = PartProps & {
  of: string;
  /** Told whether a picture is being uploaded. */
  onBusy: (busy: boolean) => void;
};

/** The picture of a question: shown, replaced, removed, and what it shows in words. */
export function QuestionPicture({ draft: { values, change }, problems, of, onBusy }: Props) {
  const intl = useIntl();
  const problemText = useProblemText();
  // An upload that a reload interrupted goes on only where its field is shown.
  const [replacing, setReplacing] = useState(() => isUploadKept('question', of));
  const { picture } = values;
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  const title = intl.formatMessage({ id: 'admin.question.picture' });
  return (
    <FormPart title={title}>
      <div ref={part} className={styles.picture} role="group" aria-label={title} tabIndex={-1}>
        {picture && <ImagePreviews images={[picture]} onRemove={() => change({ picture: null })} />}
        {picture && (
          <Button type="button" size="sm" onClick={() => setReplacing(!replacing)}>
            <FormattedMessage
              id={replacing ? 'admin.question.keepPicture' : 'admin.question.replacePicture'}
            />
          </Button>
        )}
        {(!picture || replacing) && (
          <ImageUpload
            label={intl.formatMessage({ id: 'admin.question.newPicture' })}
            purpose="question"
            of={of}
            value={[]}
            onBusy={onBusy}
            onChange={([image]) => {
              if (!image) return;
              change({ picture: { smUrl: image.smUrl, assetId: image.assetId } });
              setReplacing(false);
            }}
          />
        )}
        {problems['picture'] && (
          <div className={styles.problem} role="alert">
            <FieldError>{problemText(problems['picture'])}</FieldError>
          </div>
        )}
      </div>
      {picture && (
        <AltTexts
          value={values.imageAlt}
          onChange={(imageAlt) => change({ imageAlt })}
          problem={problems['imageAlt']}
        />
      )}
    </FormPart>
  );
}
