import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import styles from './test-page.module.css';

type Props = {
  /** The question shown, from 0. */
  index: number;
  last: boolean;
  /** Whether the question has been shown long enough for a tap to be meant for it. */
  settled: boolean;
  /** What the last question's button says. */
  end: ReactNode;
  /** What it says while that goes on. */
  busy?: ReactNode;
  goTo: (index: number) => void;
  goOn: () => void;
};

/** The ways from one question to the next, and from the last one to the end. */
export function Steps({ index, last, settled, end, busy, goTo, goOn }: Props) {
  return (
    <div className={styles.thumb}>
      <div className={styles.buttons}>
        <Button size="lg" disabled={index === 0} onClick={() => settled && goTo(index - 1)}>
          <IconArrowLeft size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="tests.previous" />
        </Button>
        <Button variant="primary" size="lg" busyLabel={busy} onClick={goOn}>
          {last ? end : <FormattedMessage id="tests.next" />}
          <IconArrowRight size={20} stroke={1.9} aria-hidden />
        </Button>
      </div>
    </div>
  );
}
