import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { RewardNote } from '#client/features/rewards/index';
import { useFormat } from '#client/platform/formats/format';
import type { HomeDetailsFragment } from './details.generated';
import { DoneOf, Detail } from '#client/ui/layout/detail';
import { HeldLine } from '#client/ui/held-line';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import grid from '#client/ui/layout/details.module.css';
import styles from './details.module.css';

function ProDetail({ pro }: { pro: HomeDetailsFragment['progress']['pro'] }) {
  const done = Math.min(pro.done, pro.required);
  return (
    <div>
      <p className="dim sm">
        <FormattedMessage id="home.proProgress" />
      </p>
      <div className={styles.progress}>
        <p className={`num ${grid.number}`}>
          <DoneOf done={done} total={pro.required} />
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

/** The bar below the hero: points and, unless the person is PRO, the progress towards it. */
export function DetailsBar({ details }: { details: HomeDetailsFragment }) {
  const { number } = useFormat();
  const { pro } = details.progress;
  return (
    <div className={`rubber ${grid.bar} ${styles.columns}`}>
      <div className={grid.details}>
        <Detail name="home.yourPoints" value={number(details.points)}>
          <p className="sm">
            <Link to="/rewards">
              <FormattedMessage id="home.redeem" />
            </Link>
          </p>
          <HeldLine>
            <RewardNote />
          </HeldLine>
        </Detail>
        {pro.userType === 'standard' && <ProDetail pro={pro} />}
      </div>
    </div>
  );
}
