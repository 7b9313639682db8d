import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import type { StuckKind } from '#client/platform/generated/schema';
import { bold } from '#client/ui/bold';
import type { DashboardQuery } from './dashboard.generated';
import { listFile } from '#client/ui/list/save-list';
import { Figure } from './figure';
import styles from './dashboard.module.css';

const reasons: Record<StuckKind, { nameId: string; helpId: string }> = {
  used_tries: { nameId: 'dashboard.stuck.used_tries', helpId: 'dashboard.stuck.used_triesHelp' },
  near_pro: { nameId: 'dashboard.stuck.near_pro', helpId: 'dashboard.stuck.near_proHelp' },
  left_test: { nameId: 'dashboard.stuck.left_test', helpId: 'dashboard.stuck.left_testHelp' },
  never_seen: { nameId: 'dashboard.stuck.never_seen', helpId: 'dashboard.stuck.never_seenHelp' },
};

type Stuck = DashboardQuery['dashboard']['stuck'];

/** Who does not get on, and why. */
export function StuckFigure({ stuck }: { stuck: Stuck }) {
  const { number } = useFormat();
  const count = stuck.reduce((sum, { people }) => sum + people, 0);
  return (
    <Figure
      question="dashboard.stuck"
      answer={<FormattedMessage id="dashboard.stuckAnswer" values={{ count, b: bold }} />}
      file={listFile('stuckPeople')}
    >
      <ul className={styles.stuck}>
        {stuck.map(({ kind, people }) => (
          <li key={kind}>
            <span className="num">{number(people)}</span>
            <p>
              <strong>
                <FormattedMessage id={reasons[kind].nameId} />
              </strong>
              <br />
              <span className="sm dim">
                <FormattedMessage id={reasons[kind].helpId} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
