import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { RewardNote } from '#client/features/rewards/public';
import { useFormat } from '#client/platform/format';
import type { HomeFactsFragment } from './facts.generated';
import { HeldLine } from '#client/ui/held-line';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import grid from '#client/ui/facts.module.css';
import styles from './facts.module.css';

function ProFact({ pro }: { pro: HomeFactsFragment['progress']['pro'] }) {
  const done = Math.min(pro.done, pro.required);
  return (
    <div>
      <p className="dim sm">
        <FormattedMessage id="home.proProgress" />
      </p>
      <div className={styles.progress}>
        <p className={`num ${grid.number}`}>
          <FormattedMessage
            id="home.doneOf"
            values={{
              done,
              total: pro.required,
              of: (words) => <span className={`dim ${grid.small}`}>{words}</span>,
            }}
          />
        </p>
        <div>
          <TreadBar blocks={treadBlocks(done, pro.required)} tone="brand" />
          <p className="sm">
            <FormattedMessage id="home.moreStandardTests" values={{ count: pro.required - done }} />
          </p>
          <p className="sm dim">
            <FormattedMessage
              id={pro.onlyPassed ? 'home.standardTestsCountPassed' : 'home.standardTestsCount'}
            />
          </p>
        </div>
      </div>
    </div>
  );
}

/** Points and, for those on the way, PRO progress; stands under the hero on the same rubber. */
export function FactsBar({ facts }: { facts: HomeFactsFragment }) {
  const { number } = useFormat();
  const { pro } = facts.progress;
  return (
    <div className={`rubber ${grid.bar} ${styles.columns}`}>
      <div className={grid.facts}>
        <div>
          <p className="dim sm">
            <FormattedMessage id="home.yourPoints" />
          </p>
          <p className={`num ${grid.number}`}>{number(facts.points)}</p>
          <p className="sm">
            <Link to="/rewards">
              <FormattedMessage id="home.redeem" />
            </Link>
          </p>
          <HeldLine>
            <RewardNote />
          </HeldLine>
        </div>
        {pro.userType === 'standard' && <ProFact pro={pro} />}
      </div>
    </div>
  );
}
