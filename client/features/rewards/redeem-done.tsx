import { FormattedMessage } from 'react-intl';
import { StatusLabel } from '#client/ui/status-label';
import { AddressLines } from './address/address-lines';
import type { RedeemRewardMutation } from './redeem.generated';
import { RewardPicture } from './reward-picture';
import styles from './redeem.module.css';

type Props = {
  order: RedeemRewardMutation['redeemReward']['order'];
  balance: number;
  deliveryDays: number | null;
};

/** The confirmation of an order: price, balance and address. */
export function RedeemDone({ order, balance, deliveryDays }: Props) {
  const row = (id: string, text: string, value: number, className?: string) => (
    <div className={className}>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd className="num">
        <FormattedMessage id={text} values={{ value, price: value }} />
      </dd>
    </div>
  );
  return (
    <div role="status">
      <div className={styles.done}>
        <RewardPicture picture={order.picture} className={styles.picture} />
        <div>
          <StatusLabel shape="tick">
            <FormattedMessage id="rewards.orderPlaced" values={{ number: order.number }} />
          </StatusLabel>
          <p className={styles.address}>
            <AddressLines order={order} />
          </p>
        </div>
      </div>
      <dl className={styles.sums}>
        {row('rewards.price.label', 'rewards.cost', order.price)}
        {row('rewards.balance', 'rewards.number', balance, styles.sum)}
      </dl>
      <p className="sm dim">
        <FormattedMessage
          id={deliveryDays === null ? 'rewards.canCancel' : 'rewards.shipsWithin'}
          values={{ days: deliveryDays ?? 0 }}
        />
      </p>
    </div>
  );
}
