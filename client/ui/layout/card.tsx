import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './card.module.css';

/** A grid of cards, with three columns on desktops. Its children are `<li>` elements. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

type CardProps = {
  to: string;
  title: ReactNode;
  /** Typically a `TreadCover`. */
  picture: ReactNode;
  /** Details and, if blocked, the reason. */
  children?: ReactNode;
  /** The status at the bottom of the card. */
  foot?: ReactNode;
  blocked?: boolean;
};

/** A card that links to a page: image, title, details, reason and status. */
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

/** A surface with a border. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}
