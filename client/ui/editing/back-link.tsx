import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

type Props = {
  /** One step up in the address, where nothing else is said. */
  to?: string;
  children: ReactNode;
  /** Where it stands on its page. */
  className?: string;
};

/** Leads back to what a page belongs to. */
export function BackLink({ to = '..', children, className = '' }: Props) {
  return (
    <Link className={`${styles.back} ${className}`} to={to} relative="path">
      <IconChevronLeft size={16} stroke={1.9} aria-hidden />
      {children}
    </Link>
  );
}
