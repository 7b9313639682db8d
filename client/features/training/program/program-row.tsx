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
  /** The benefits, as `<li>` elements. */
  gives?: ReactNode;
  /** The progress and the main button, at the right on desktops. */
  children: ReactNode;
  /** True if the person has no access or the program is closed. */
  dashed?: boolean;
};

/** A program in the list: image, status, description, benefits and button. */
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
