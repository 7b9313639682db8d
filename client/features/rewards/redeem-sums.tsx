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

const Points = ({ points }: { points: number }) => (
  <FormattedMessage id="rewards.cost" values={{ price: points }} />
);

/** The price of a reward, and the resulting balance or the missing points. */
export function RedeemSums({ name, points, price, before }: Props) {
  const { missing, tests } = reachOf(points, price);
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{name}</dt>
          <dd className="num">
            {price !== before && (
              <>
                <s className="dim">
                  <Points points={before} />
                </s>{' '}
              </>
            )}
            <Points points={price} />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>
            <FormattedMessage id={missing > 0 ? 'rewards.stillMissing' : 'rewards.balanceAfter'} />
          </dt>
          <dd className="num">
            <FormattedMessage
              id="rewards.number"
              values={{ value: missing > 0 ? missing : points - price }}
            />
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
