import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { ImportKind } from '#client/platform/generated/schema';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from '../imports.module.css';

const blocks = 30;

type Props = { kind: ImportKind; done: number; of: number; children?: ReactNode };

/** The number of processed rows, as a large number with a bar. */
export function Progress({ kind, done, of, children }: Props) {
  const { number } = useFormat();
  return (
    <div className={styles.progress}>
      <p role="status">
        <span className={`num ${styles.number}`}>{number(done)}</span>{' '}
        <FormattedMessage id="imports.doneOf" values={{ kind, of }} />
      </p>
      <TreadBar size="lg" blocks={treadBlocks(Math.floor((blocks * done) / (of || 1)), blocks)} />
      {children}
    </div>
  );
}
