import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

type Props = {
  /** The target. By default, the parent path of the current URL. */
  to?: string;
  children: ReactNode;
  /** A class that positions the link on its page. */
  className?: string;
};

/** A link back to the parent page. */
export function BackLink({ to = '..', children, className = '' }: Props) {
  return (
    <Link className={`${styles.back} ${className}`} to={to} relative="path">
      <IconChevronLeft size={16} stroke={1.9} aria-hidden />
      {children}
    </Link>
  );
}
