import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import type { FileProgress } from '#client/features/uploads/index';
import { useFormat } from '#client/platform/formats/format';
import { Button } from '#client/ui/button';
import { sizeText } from '#client/platform/formats/size-text';
import styles from './files.module.css';
import type { Upload } from './use-upload';

/** Returns a message about the state of an upload. */
function saying(intl: IntlShape, { stage, before, paused, waiting }: FileProgress): string {
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  if (stage === 'preparing') return say('admin.files.preparing');
  if (stage === 'checking') return say('admin.files.checking');
  if (paused) return say('admin.files.paused');
  if (waiting) return say('admin.files.waiting');
  return before > 0
    ? say('admin.files.goesOn', { size: sizeText(intl, before) })
    : say('admin.files.sending');
}

type Props = { upload: Pick<Upload, 'pauseResume'>; progress: FileProgress; onCancel: () => void };

/**
 * The progress of an upload, with buttons to pause, resume and cancel. It takes the focus from the button that it
 * replaces.
 */
export function UploadProgress({ upload, progress, onCancel }: Props) {
  const intl = useIntl();
  const { percent } = useFormat();
  const { stage, sent, total, paused } = progress;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.focus(), []);
  const label = intl.formatMessage({ id: 'admin.files.progress' });
  const part = Math.floor((sent / total) * 100);
  const sizes = { sent: sizeText(intl, sent), total: sizeText(intl, total) };
  return (
    <div ref={area} className={styles.progress} role="group" aria-label={label} tabIndex={-1}>
      <progress value={sent} max={total} aria-label={label} />
      <p className={`${styles.sent} sm num`}>
        <span>{percent(part)}</span>
        <span className="dim">
          <FormattedMessage id="admin.files.sentOf" values={sizes} />
        </span>
      </p>
      <p role="status" className="sm">
        {saying(intl, progress)}
      </p>
      <div className={styles.tools}>
        {stage === 'sending' && (
          <Button size="sm" type="button" onClick={upload.pauseResume}>
            <FormattedMessage id={paused ? 'admin.files.resume' : 'admin.files.pause'} />
          </Button>
        )}
        <Button size="sm" type="button" onClick={onCancel}>
          <FormattedMessage id="admin.files.cancelUpload" />
        </Button>
      </div>
    </div>
  );
}
