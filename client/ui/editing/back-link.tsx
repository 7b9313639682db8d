import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

/** Leads one step up in the address. */
export function BackLink({ children }: { children: ReactNode }) {
  return (
    <Link className={styles.back} to=".." relative="path">
      <IconChevronLeft size={16} stroke={1.9} aria-hidden />
      {children}
    </Link>
  );
}
