import { FormattedMessage } from 'react-intl';
import { OrderActions } from './order-actions';
import { OrderDescription } from './order-description';
import type { FulfilledOrderFragment } from './orders.generated';
import styles from './orders.module.css';

type Props = { order: FulfilledOrderFragment; onChange: () => void };

/** The details and actions of an order. */
export function OrderDetails({ order, onChange }: Props) {
  return (
    <>
      <OrderDescription order={order} />
      <p className={`sm dim ${styles.told}`}>
        <FormattedMessage id="admin.orders.told" />
      </p>
      <OrderActions order={order} onChange={onChange} />
    </>
  );
}
