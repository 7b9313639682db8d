import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card.module.css';

/** A grid of cards, three across on a desktop; its children are `<li>`. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

type CardProps = {
  to: string;
  title: ReactNode;
  /** Usually a `TreadCover`. */
  picture: ReactNode;
  /** Facts and, where blocked, the reason. */
  children?: ReactNode;
  /** The status, at the foot. */
  foot?: ReactNode;
  blocked?: boolean;
};

/** A thing to open: picture, title, facts, reason, status at the foot. */
export function Card({ to, title, picture, children, foot, blocked }: CardProps) {
  return (
    <li>
      <Link to={to} className={styles.card} data-blocked={blocked || undefined}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.body}>
          <h3>{title}</h3>
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </Link>
    </li>
  );
}

/** A bordered surface. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}
