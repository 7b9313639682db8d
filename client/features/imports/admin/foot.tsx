import type { ReactNode } from 'react';
import styles from './imports.module.css';

/** The foot of a step, in sight: what is to be known, and the ways on and back. */
export function Foot({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <div className={`sm ${styles.note}`}>{note}</div>
      {children}
    </div>
  );
}
