import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import styles from './test-page.module.css';

type Props = {
  /** The index of the visible question. */
  index: number;
  last: boolean;
  /** True if the question has been visible long enough for a tap to be meant for it. */
  settled: boolean;
  /** The label of the last question's button. */
  end: ReactNode;
  /** The label while the last step runs. */
  busy?: ReactNode;
  goTo: (index: number) => void;
  goOn: () => void;
};

/** The buttons for the previous and next question. The last question's button ends the test. */
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
