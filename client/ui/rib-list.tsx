import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './rib-list.module.css';

/** A list under an ink rule with hairline rows; its children are `<li>`. */
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
  /** The count in words, for example "4 of 14 done". */
  count: ReactNode;
  /** A tread bar that shows the same count. */
  bar: ReactNode;
};

/** A row that leads somewhere: title, tread bar and its count in words. */
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
