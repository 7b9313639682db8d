import type { ReactNode } from 'react';
import { TreadCover, type TreadPatternName } from '#client/ui/art/tread-cover';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import styles from './program-row.module.css';

type Props = {
  art: TreadPatternName;
  shape: StatusShape;
  status: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** What it gives, each an `<li>`. */
  gives?: ReactNode;
  /** Progress and the way in, at the right on a desktop. */
  children: ReactNode;
  /** Not entered, or closed. */
  dashed?: boolean;
};

/** A program in the list: art, how it stands, what it is for and gives, and the way in. */
export function ProgramRow({ art, shape, status, title, text, gives, children, dashed }: Props) {
  return (
    <article className={styles.row} data-dashed={dashed || undefined}>
      <div className={styles.art}>
        <TreadCover pattern={art} />
      </div>
      <div className={styles.body}>
        <StatusLabel shape={shape}>
          <span>{status}</span>
        </StatusLabel>
        <h3>{title}</h3>
        <p className="dim">{text}</p>
        {gives && <ul className={styles.gives}>{gives}</ul>}
      </div>
      <div className={styles.action}>{children}</div>
    </article>
  );
}
