import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './forgot.module.css';

const steps = 3;

type Props = { step: number; title: ReactNode; children?: ReactNode };

/** The heading of a step. */
export function Step({ step, title, children }: Props) {
  return (
    <div>
      <div className={styles.step}>
        <p className="dim sm">
          <FormattedMessage id="forgot.step" values={{ step, steps }} />
        </p>
        <TreadBar blocks={treadBlocks(step - 1, steps, 1)} />
      </div>
      <h1>{title}</h1>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
