import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import styles from '../imports.module.css';

const blocks = 30;

/** How many rows are through, as a large number with its blocks. */
export function Progress({ done, of, children }: { done: number; of: number; children?: ReactNode }) {
  const { number } = useFormat();
  return (
    <div className={styles.progress}>
      <p role="status">
        <span className={`num ${styles.number}`}>{number(done)}</span>{' '}
        <FormattedMessage id="imports.doneOf" values={{ of }} />
      </p>
      <TreadBar size="lg" blocks={treadBlocks(Math.floor((blocks * done) / (of || 1)), blocks)} />
      {children}
    </div>
  );
}
