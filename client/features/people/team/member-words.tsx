import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { MemberFragment } from './team.generated';
import styles from './team.module.css';

/** The maximum number of blocks. The number beside them shows the rest. */
const maxBlocks = 12;

/** The person's open tests as text. */
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

/** The person's open tests as blocks, those in progress first. */
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

/** The legend of the blocks. */
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

/** The person's last visit. */
export function Seen({ lastSeenAt }: Pick<MemberFragment, 'lastSeenAt'>) {
  const { date } = useFormat();
  return lastSeenAt ? (
    <FormattedMessage id="team.seen" values={{ date: date(lastSeenAt) }} />
  ) : (
    <FormattedMessage id="team.neverSeen" />
  );
}
