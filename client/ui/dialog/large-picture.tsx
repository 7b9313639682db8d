import { Dialog } from './dialog';
import styles from '../images/picture.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  src: string;
  alt: string;
};

/** A dialog that shows an image as large as the window allows. */
export default function LargePicture({ opened, onClose, title, src, alt }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="xl">
      <div className={styles.stage}>
        <img className={styles.large} src={src} alt={alt} />
      </div>
    </Dialog>
  );
}
