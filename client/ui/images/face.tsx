import styles from './face.module.css';
import { initials } from './initials';

type Props = {
  /** Null if the name is hidden too. */
  name: string | null;
  imageUrl?: string | null;
  /** The width in pixels. */
  size?: 36 | 40 | 48 | 96;
};

/** A person's avatar, or their initials if there is none. The name must appear beside it. */
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
