import { Suspense, type ReactNode } from 'react';
import styles from './held-line.module.css';

/** A line whose text loads later. Its height is reserved, so that the layout doesn't shift. */
export const HeldLine = ({ children }: { children: ReactNode }) => (
  <p className={`sm ${styles.line}`}>
    <Suspense>{children}</Suspense>
  </p>
);
