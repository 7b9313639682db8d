import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { bold } from '#client/ui/bold';
import { Button, ButtonLink } from '#client/ui/button';
import { StatusLabel } from '#client/ui/status-label';
import { RewardPicture } from '../reward-picture';
import { stepWords } from './order-states';
import { OrderSteps } from './order-steps';
import styles from './order-row.module.css';
import type { OrderRowFragment } from './orders.generated';

type Props = { order: OrderRowFragment; onCancel: () => void };

/** The person who cancelled the order, and the reason. */
function Cancelled({ order: { cancelledByOwner, cancelledAt, cancelReason } }: { order: OrderRowFragment }) {
  const format = useFormat();
  return (
    <div>
      <StatusLabel shape="cross">
        <FormattedMessage id={cancelledByOwner ? 'rewards.cancelledByYou' : 'rewards.state.cancelled'} />
      </StatusLabel>
      <p className="sm">
        <FormattedMessage id="rewards.cancelledOn" values={{ date: format.date(cancelledAt!) }} />{' '}
        {!cancelledByOwner && cancelReason}
      </p>
    </div>
  );
}

/** The status of an order as text below its steps. */
function Progress({ order, step }: { order: OrderRowFragment; step: keyof typeof stepWords }) {
  const format = useFormat();
  const { state, sentAt, receivedAt, trackingNumber } = order;
  const day = (at: string | null) => (at === null ? '' : format.date(at));
  return (
    <div>
      <OrderSteps state={state} />
      <p className="sm">
        <FormattedMessage
          id={stepWords[step]}
          values={{ sent: day(sentAt), received: day(receivedAt), b: bold }}
        />{' '}
        {state === 'sent' && trackingNumber !== null && (
          <FormattedMessage id="rewards.parcel" values={{ number: trackingNumber }} />
        )}
      </p>
    </div>
  );
}

/** An order with its reward, price, status and actions. */
export function OrderRow({ order, onCancel }: Props) {
  const format = useFormat();
  const { number, rewardId, rewardName, picture, price, state, placedAt, cancelledAt } = order;
  const isCancelled = state === 'cancelled';
  return (
    <li className={styles.order}>
      <RewardPicture picture={picture} className={styles.picture} />
      <div>
        <h3>{rewardName}</h3>
        <p className="sm dim">
          {number} · {format.date(placedAt)}
        </p>
        <p className="sm">
          <FormattedMessage
            id={isCancelled ? 'rewards.costCameBack' : 'rewards.cost'}
            values={{ price, date: isCancelled ? format.date(cancelledAt!) : '' }}
          />
        </p>
      </div>
      <div className={styles.state}>
        {state === 'cancelled' ? <Cancelled order={order} /> : <Progress order={order} step={state} />}
      </div>
      <div className={styles.action}>
        {state === 'placed' && (
          <Button onClick={onCancel}>
            <FormattedMessage id="rewards.cancelOrder" />
          </Button>
        )}
        {isCancelled && (
          <ButtonLink to={`/rewards/${rewardId}`}>
            <FormattedMessage id="rewards.orderAgain" />
          </ButtonLink>
        )}
        {(state === 'sent' || state === 'received') && (
          <ButtonLink to="/contact">
            <FormattedMessage id="rewards.somethingWrong" />
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
