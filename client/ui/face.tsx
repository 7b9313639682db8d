import styles from './face.module.css';
import { initials } from './initials';

/** Somebody's picture, or the initials of whom there is none to show; the name stands beside it. */
export function Face({ name, imageUrl }: { name: string; imageUrl?: string | null }) {
  return imageUrl ? (
    <img className={styles.face} src={imageUrl} width={48} height={48} alt="" loading="lazy" />
  ) : (
    <span className={styles.face} data-initials={initials(name)} aria-hidden />
  );
}
