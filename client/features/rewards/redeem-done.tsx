import { FormattedMessage } from 'react-intl';
import { StatusLabel } from '#client/ui/status-label';
import type { RedeemRewardMutation } from './redeem.generated';
import styles from './redeem.module.css';

type Props = {
  order: RedeemRewardMutation['redeemReward']['order'];
  balance: number;
  deliveryDays: number | null;
};

/** That it is ordered: what it took, what is left, and where it goes. */
export function RedeemDone({ order: { price, address }, balance, deliveryDays }: Props) {
  const row = (id: string, value: number) => (
    <div>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd className="num">
        <FormattedMessage id="rewards.number" values={{ value }} />
      </dd>
    </div>
  );
  return (
    <div role="status">
      <StatusLabel shape="tick">
        <FormattedMessage id="rewards.state.placed" />
      </StatusLabel>
      <dl className={styles.sums}>
        {row('rewards.pointsTaken', price)}
        {row('rewards.balance', balance)}
      </dl>
      <p className="sm">
        <FormattedMessage
          id={deliveryDays === null ? 'rewards.sentTo' : 'rewards.sentInTo'}
          values={{ days: deliveryDays ?? 0, address }}
        />
      </p>
    </div>
  );
}
