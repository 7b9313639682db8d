import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ErrorNote } from '#client/ui/feedback/messages';
import styles from './image-upload.module.css';
import type { ImageUploader } from '../protocol/image-uploader';
import { useNotices } from './use-notices';

/** Lists rejected files and reports a lost connection. */
export function UploadNotices({ uploader }: { uploader: ImageUploader }) {
  const intl = useIntl();
  const { rejections, offline } = useNotices(uploader);
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The area may be at the bottom edge of the window.
    if (rejections.length > 0) notices.current?.scrollIntoView({ block: 'nearest' });
  }, [rejections]);
  return (
    <div ref={notices} className={styles.notices}>
      {rejections.length > 0 && (
        <ErrorNote>
          {rejections.map(({ message, names }) => (
            <span key={message} className={styles.rejection}>
              {names.length > 0 && <strong className={styles.line}>{intl.formatList(names)}</strong>}
              <span className={styles.line}>{message}</span>
            </span>
          ))}
        </ErrorNote>
      )}
      {offline && <ErrorNote>{uploader.i18n('noInternetConnection')}</ErrorNote>}
    </div>
  );
}
