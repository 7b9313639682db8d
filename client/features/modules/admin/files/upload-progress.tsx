import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { Button } from '#client/ui/button';
import styles from './files.module.css';

/** How far an upload has come, and a button that cancels it. */
export function UploadProgress({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const intl = useIntl();
  const { percent } = useFormat();
  return (
    <div className={styles.progress}>
      <progress value={progress} max={1} aria-label={intl.formatMessage({ id: 'admin.files.progress' })} />
      <span className="num">{percent(Math.floor(progress * 100))}</span>
      <Button size="sm" type="button" onClick={onCancel}>
        <FormattedMessage id="admin.files.cancelUpload" />
      </Button>
    </div>
  );
}
