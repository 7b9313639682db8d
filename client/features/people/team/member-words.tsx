import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import type { MemberFragment } from './team.generated';
import styles from './team.module.css';

/** Blocks beyond these would say no more than the number beside them. */
const maxBlocks = 12;

/** What is open for a person, in words. */
export function OpenWords({
  openTests,
  testsInProgress,
}: Pick<MemberFragment, 'openTests' | 'testsInProgress'>) {
  return (
    <span className="sm">
      <FormattedMessage id="team.open" values={{ open: openTests, current: testsInProgress }} />
    </span>
  );
}

/** What is open for a person as blocks, those in progress first. */
export function OpenBlocks({ member: { openTests, testsInProgress } }: { member: MemberFragment }) {
  const blocks = Math.min(openTests, maxBlocks);
  if (blocks === 0) return null;
  return (
    <div className={styles.tests} style={{ '--blocks': blocks } as CSSProperties}>
      <TreadBar
        blocks={treadBlocks(0, blocks, Math.min(testsInProgress, blocks)).map((state) =>
          state === 'todo' ? 'done' : state,
        )}
      />
    </div>
  );
}

/** What the blocks of open tests say. */
export function Legend() {
  return (
    <div className={`sm dim ${styles.legend}`}>
      {(['current', 'done'] as const).map((state) => (
        <div key={state}>
          <div className={styles.block}>
            <TreadBar blocks={[state]} />
          </div>
          <FormattedMessage id={legendNames[state]} />
        </div>
      ))}
    </div>
  );
}

const legendNames = { current: 'team.legend.begun', done: 'team.legend.open' };

/** When the person was last here, in words. */
export function Seen({ lastSeenAt }: Pick<MemberFragment, 'lastSeenAt'>) {
  const { date } = useFormat();
  return lastSeenAt ? (
    <FormattedMessage id="team.seen" values={{ date: date(lastSeenAt) }} />
  ) : (
    <FormattedMessage id="team.neverSeen" />
  );
}
