import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { Note } from '#client/ui/messages';
import type { UploadTrouble as Trouble } from './image-uploader';

const messageIds: Record<string, string> = {
  FILE_REFUSED: 'uploads.notUsable',
  FILE_EMPTY: 'uploads.notUsable',
  IMAGE_UNKNOWN: 'uploads.notUsable',
  IMAGE_BROKEN: 'uploads.notUsable',
  IMAGE_WITH_PAGE: 'uploads.notUsable',
  IMAGE_METADATA_TOO_LARGE: 'uploads.notUsable',
  IMAGE_TOO_LARGE: 'uploads.tooLarge',
  MAX_SIZE_EXCEEDED: 'uploads.tooLarge',
};

type Props = { trouble: Trouble; onRetry: () => void; onDiscard: () => void };

/** Says that an upload failed and, where it is known, why; a file that is refused is not worth another try. */
export function UploadTrouble({ trouble: { reason = '', notCreated }, onRetry, onDiscard }: Props) {
  const why = notCreated ? 'uploads.notCreated' : messageIds[reason];
  const final = messageIds[reason] !== undefined;
  return (
    <div role="alert">
      <Note tone="bad">
        <FormattedMessage id="uploads.failed" />
        {why && (
          <>
            <br />
            <FormattedMessage id={why} />
          </>
        )}
      </Note>
      <Button size="sm" type="button" onClick={final ? onDiscard : onRetry}>
        <FormattedMessage id={final ? 'uploads.chooseAnother' : 'ui.tryAgain'} />
      </Button>
    </div>
  );
}
