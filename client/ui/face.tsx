import styles from './face.module.css';
import { initials } from './initials';

type Props = {
  /** Null where it is not shown either. */
  name: string | null;
  imageUrl?: string | null;
  /** Its width in pixels. */
  size?: 36 | 40 | 48 | 96;
};

/** Somebody's picture, or the initials of whom there is none to show; the name stands beside it. */
export function Face({ name, imageUrl, size = 48 }: Props) {
  return imageUrl ? (
    <img
      className={styles.face}
      data-size={size}
      src={imageUrl}
      width={size}
      height={size}
      alt=""
      loading="lazy"
    />
  ) : (
    <span
      className={styles.face}
      data-size={size}
      data-initials={name === null ? '–' : initials(name)}
      aria-hidden
    />
  );
}
