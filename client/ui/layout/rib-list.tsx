import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './rib-list.module.css';

/** A list with a heavy top rule and hairlines between rows. Its children are `<li>` elements. */
export function RibList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.ribs} aria-label={label}>
      {children}
    </ul>
  );
}

type RibLinkProps = {
  to: string;
  title: ReactNode;
  /** The count as text, for example "4 of 14 done". */
  count: ReactNode;
  /** A tread bar for the same count. */
  bar: ReactNode;
};

/** A row that links to a page: title, tread bar and count. */
export function RibLink({ to, title, count, bar }: RibLinkProps) {
  return (
    <li>
      <Link to={to} className={styles.rib}>
        <h3>{title}</h3>
        <span className="sm dim">{count}</span>
        <div className={styles.bar}>{bar}</div>
        <IconChevronRight size={20} stroke={1.9} aria-hidden className="desk-only" />
      </Link>
    </li>
  );
}
