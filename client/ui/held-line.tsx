import { Suspense, type ReactNode } from 'react';
import styles from './held-line.module.css';

/** A line whose words come later: its height is there from the beginning, so that nothing moves. */
export const HeldLine = ({ children }: { children: ReactNode }) => (
  <p className={`sm ${styles.line}`}>
    <Suspense>{children}</Suspense>
  </p>
);
