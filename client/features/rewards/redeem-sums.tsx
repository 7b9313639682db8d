import { FormattedMessage } from 'react-intl';
import { RewardBar } from './reward-bar';
import styles from './redeem.module.css';
import { reachOf } from './reward-reach';

type Props = {
  name: string;
  points: number;
  price: number;
  /** The price that was shown first. */
  before: number;
};

const Points = ({ value, taken }: { value: number; taken?: boolean }) => (
  <FormattedMessage id={taken ? 'rewards.taken' : 'rewards.number'} values={{ value }} />
);

/** What somebody has, what it costs, and what is kept or missing. */
export function RedeemSums({ name, points, price, before }: Props) {
  const { missing, tests } = reachOf(points, price);
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>
            <FormattedMessage id="rewards.youHave" />
          </dt>
          <dd className="num">
            <Points value={points} />
          </dd>
        </div>
        <div>
          <dt>{name}</dt>
          <dd className="num">
            {price !== before && (
              <>
                <s className="dim">
                  <Points value={before} taken />
                </s>{' '}
              </>
            )}
            <Points value={price} taken={missing === 0} />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>
            <FormattedMessage id={missing > 0 ? 'rewards.stillMissing' : 'rewards.youKeep'} />
          </dt>
          <dd className="num">
            <Points value={missing > 0 ? missing : points - price} />
          </dd>
        </div>
      </dl>
      {missing > 0 && (
        <>
          <RewardBar points={points} price={price} />
          <p className="sm">
            <FormattedMessage id="rewards.aboutTests" values={{ tests }} />
          </p>
        </>
      )}
    </>
  );
}
