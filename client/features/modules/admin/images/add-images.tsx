import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ImageUpload } from '#client/features/uploads/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { LeaveGuard } from '#client/ui/editing/leave-guard';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import styles from './images.module.css';
import { useSaveImages } from './use-save-images';

const maxImages = 20;

type Props = {
  moduleId: string;
  /** The number of images that the module already has. */
  visible: number;
};

/** Uploads images and adds each to the module as soon as it is ready. */
export function AddImages({ moduleId, visible }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [uploading, setUploading] = useState(false);
  const { waiting, onChange, saving, error, again } = useSaveImages(moduleId);
  const tooMany = visible + waiting.length > maxImages;
  if (visible >= maxImages && waiting.length === 0) {
    return (
      <Note>
        <FormattedMessage id="admin.images.full" values={{ count: maxImages }} />
      </Note>
    );
  }
  return (
    <div className={styles.add}>
      <ImageUpload
        multi
        label={intl.formatMessage({ id: 'admin.images.add' })}
        purpose="module"
        of={moduleId}
        maxFiles={maxImages - visible - waiting.length}
        value={waiting}
        onChange={onChange}
        onBusy={setUploading}
      />
      {error !== undefined && (
        <ErrorNote>
          <FormattedMessage id="admin.images.notSaved" values={{ count: waiting.length }} />{' '}
          {tooMany ? (
            <FormattedMessage id="admin.images.full" values={{ count: maxImages }} />
          ) : (
            errorMessage(error)
          )}
        </ErrorNote>
      )}
      {waiting.length > 0 && (
        <Button
          type="button"
          variant="strong"
          busyLabel={saving ? <FormattedMessage id="admin.saving" /> : undefined}
          onClick={again}
        >
          <FormattedMessage id="ui.tryAgain" />
        </Button>
      )}
      <LeaveGuard when={waiting.length > 0 || uploading} survivesReload={waiting.length === 0} />
    </div>
  );
}
