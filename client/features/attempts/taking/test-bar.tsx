import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/ui/button';
import { TreadBar, type TreadState } from '#client/ui/charts/tread-bar';
import type { SaveState } from './saving/answer-saver';
import { SavedState } from './saving/saved-state';
import styles from './test-bar.module.css';

type Props = {
  name: string;
  /** The target and label of the link that leaves the test. */
  leave: { to: string; label: string };
  /** The position, starting at 1. Null after the last question. */
  position: number | null;
  blocks: readonly TreadState[];
  state: SaveState;
  /** The remaining time, or other content at the end. */
  timer: ReactNode;
};

/** The bar above a question: exit link, name, save state, time and progress. */
export function TestBar({ name, leave, position, blocks, state, timer }: Props) {
  return (
    <header className={styles.bar}>
      <div className={styles.inside}>
        <div className={styles.leave}>
          <ButtonLink variant="text" square to={leave.to} aria-label={leave.label}>
            <IconX size={24} stroke={1.9} aria-hidden />
          </ButtonLink>
        </div>
        <p className={styles.name}>{name}</p>
        <p className={styles.position}>
          {position === null ? (
            <FormattedMessage
              id="tests.submit.answered"
              values={{ answered: blocks.filter((block) => block === 'done').length, total: blocks.length }}
            />
          ) : (
            <FormattedMessage id="tests.questionOf" values={{ position, total: blocks.length }} />
          )}
        </p>
        <div className={styles.savedPlace}>
          <SavedState state={state} />
        </div>
        <div className={styles.timerPlace}>{timer}</div>
        <div className={styles.blocks}>
          <TreadBar blocks={blocks} />
        </div>
      </div>
    </header>
  );
}
