import type { ReactNode } from 'react';
import styles from './panel-frame.module.css';

type FrameProps = { shut?: boolean; header: ReactNode; details?: ReactNode; children: ReactNode };

/** The frame of the access panels. Its heading has the id `access`. */
export function PanelFrame({ shut, header, details, children }: FrameProps) {
  return (
    <section className={styles.panel} data-shut={shut || undefined} aria-labelledby="access">
      <header>{header}</header>
      {details}
      <div className={styles.act}>{children}</div>
    </section>
  );
}
