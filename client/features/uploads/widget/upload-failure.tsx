import { FormattedMessage } from 'react-intl';
import { messageIdOf } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { Note } from '#client/ui/feedback/messages';
import styles from './image-upload.module.css';
import type { UploadFailure as Failure } from '../protocol/image-uploader';

const messageIds: Record<string, string> = {
  FILE_REJECTED: 'uploads.notUsable',
  FILE_EMPTY: 'uploads.notUsable',
  IMAGE_UNKNOWN: 'uploads.notUsable',
  IMAGE_BROKEN: 'uploads.notUsable',
  IMAGE_WITH_PAGE: 'uploads.notUsable',
  IMAGE_METADATA_TOO_LARGE: 'uploads.notUsable',
  IMAGE_TOO_LARGE: 'uploads.tooManyPixels',
  IMAGE_TAKES_TOO_LONG: 'uploads.tooSlow',
  MAX_SIZE_EXCEEDED: 'uploads.tooLarge',
};

type Props = { failure: Failure; onRetry: () => void; onDiscard: () => void };

/** The error of an upload with its reason, if known. A retry is only offered if it can succeed. */
export function UploadFailure({ failure, onRetry, onDiscard }: Props) {
  const { reason = '', notCreated, names = [] } = failure;
  const ofStorage = reason.startsWith('STORAGE_') ? messageIdOf(reason) : undefined;
  const why = notCreated ? 'uploads.notCreated' : (messageIds[reason] ?? ofStorage);
  const final = messageIds[reason] !== undefined;
  return (
    <div role="alert" className={styles.failure}>
      <Note tone="bad">
        <span className={styles.line}>
          <FormattedMessage id="uploads.failed" />
        </span>
        {names.map((name) => (
          <span key={name} className={styles.line}>
            {name}
          </span>
        ))}
        {why && (
          <span className={styles.line}>
            <FormattedMessage id={why} />
          </span>
        )}
      </Note>
      <Button type="button" onClick={final ? onDiscard : onRetry}>
        <FormattedMessage id={final ? 'uploads.chooseAnother' : 'ui.tryAgain'} />
      </Button>
    </div>
  );
}
