import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import styles from '../picture.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  src: string;
  alt: string;
  /** Below the picture. */
  footer?: ReactNode;
  /** Over the picture, which then has the same room whatever its shape; what lies at its sides, for example. */
  over?: ReactNode;
};

/** A dialog that shows a picture as large as the window allows. */
export default function LargePicture({ opened, onClose, title, src, alt, footer, over }: Props) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<span aria-live="polite">{title}</span>}
      size="xl"
      footer={footer}
    >
      <div className={styles.stage} data-still={over ? true : undefined}>
        <img className={styles.large} src={src} alt={alt} />
        {over}
      </div>
    </Dialog>
  );
}
