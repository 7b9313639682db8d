import type { ReactNode } from 'react';
import styles from './panel-frame.module.css';

type FrameProps = { shut?: boolean; header: ReactNode; facts?: ReactNode; children: ReactNode };

/** The frame of every access panel; its heading has the id `access`. */
export function PanelFrame({ shut, header, facts, children }: FrameProps) {
  return (
    <section className={styles.panel} data-shut={shut || undefined} aria-labelledby="access">
      <header>{header}</header>
      {facts}
      <div className={styles.act}>{children}</div>
    </section>
  );
}
