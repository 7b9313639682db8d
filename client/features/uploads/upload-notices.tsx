import { ErrorNote } from '#client/ui/messages';
import styles from './image-upload.module.css';
import type { ImageUploader } from './image-uploader';
import { useNotices } from './use-notices';

/** Says which files were not taken, and that the network is missing. */
export function UploadNotices({ uploader }: { uploader: ImageUploader }) {
  const { refusals, offline } = useNotices(uploader);
  return (
    <>
      {refusals.length > 0 && (
        <ErrorNote>
          {refusals.map((message) => (
            <span key={message} className={styles.line}>
              {message}
            </span>
          ))}
        </ErrorNote>
      )}
      {offline && <ErrorNote>{uploader.i18n('noInternetConnection')}</ErrorNote>}
    </>
  );
}
