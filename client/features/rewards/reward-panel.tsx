import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '#client/ui/button';
import { StatusLabel } from '#client/ui/status-label';
import { Price } from './price';
import { RewardBar } from './reward-bar';
import { reachOf } from './reward-reach';
import styles from './reward-panel.module.css';
import type { VisibleRewardFragment } from './reward.generated';

type Props = { reward: VisibleRewardFragment; points: number; onRedeem: () => void };

/** Shows if the reward is available now, or why not. */
function State({ reward: { price, left }, points }: Pick<Props, 'reward' | 'points'>) {
  const { missing, tests } = reachOf(points, price);
  if (left === 0) {
    return (
      <StatusLabel shape="lock">
        <FormattedMessage id="rewards.left" values={{ left }} />
      </StatusLabel>
    );
  }
  return (
    <StatusLabel shape={missing > 0 ? 'half' : 'tick'}>
      <FormattedMessage
        id={missing > 0 ? 'rewards.missing' : 'rewards.canHave'}
        values={{ missing, tests }}
      />
    </StatusLabel>
  );
}

/** The price of a reward, whether the points suffice, and the redeem button. */
export function RewardPanel({ reward, points, onRedeem }: Props) {
  const { price, left, deliveryDays } = reward;
  const isReached = price <= points;
  return (
    <div className={styles.panel}>
      <div className={styles.part}>
        <State reward={reward} points={points} />
        <p className={styles.price}>
          <Price of={price} />
        </p>
        <p className="dim">
          <FormattedMessage
            id={isReached ? 'rewards.haveAndKeep' : 'rewards.have'}
            values={{ points, keep: points - price }}
          />
        </p>
        {!isReached && <RewardBar points={points} price={price} />}
      </div>
      <dl className={styles.details}>
        <div>
          <dt className="sm dim">
            <FormattedMessage id="rewards.inStock" />
          </dt>
          <dd className="num">
            {left > 0 && left < 4 ? <FormattedMessage id="rewards.lastOnes" values={{ left }} /> : left}
          </dd>
        </div>
        {deliveryDays !== null && (
          <div>
            <dt className="sm dim">
              <FormattedMessage id="rewards.sentIn" />
            </dt>
            <dd className="num">
              <FormattedMessage id="rewards.days" values={{ days: deliveryDays }} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.part}>
        {isReached && left > 0 && (
          <>
            <Button variant="primary" size="lg" block onClick={onRedeem}>
              <FormattedMessage id="rewards.redeemFor" values={{ price }} />
            </Button>
            <p className="sm dim">
              <FormattedMessage id="rewards.checkedAgain" />
            </p>
          </>
        )}
        {!isReached && (
          <ButtonLink variant="primary" size="lg" block to="/training">
            <FormattedMessage id="rewards.earn" />
          </ButtonLink>
        )}
        {isReached && left === 0 && (
          <p className="sm dim">
            <FormattedMessage id="rewards.noneLeftHelp" />
          </p>
        )}
      </div>
    </div>
  );
}
