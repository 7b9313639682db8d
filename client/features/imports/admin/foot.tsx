import type { ReactNode } from 'react';
import { useSettled } from '#client/ui/use-settled';
import styles from './imports.module.css';

/** The sticky foot of a step with a note and buttons. */
export function Foot({ note, children }: { note: ReactNode; children: ReactNode }) {
  const settled = useSettled(true, true);
  return (
    <div className={styles.foot} data-settling={!settled || undefined}>
      <div className={`sm ${styles.note}`}>{note}</div>
      {children}
    </div>
  );
}
