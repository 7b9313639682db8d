import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { Waiting } from '#client/ui/states';
import { OrderDetails } from './order-details';
import { OrderState } from './order-columns';
import styles from './orders.module.css';
import { useOrder } from './use-order';

/** An order beside the list that it was chosen in. */
export function OrderPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);
  const { data, error, refetch } = useOrder(id);
  useReturnedFocus(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const order = data?.order;
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby="order">
      <div className={styles.panelHead}>
        <h2 id="order">
          {order ? order.number : <FormattedMessage id={data ? 'admin.orders.gone' : 'admin.orders.order'} />}
        </h2>
        {order && <OrderState state={order.state} />}
        <Button
          variant="text"
          square
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'ui.close' })}
          onClick={onClose}
        >
          <IconX size={20} stroke={1.9} aria-hidden />
        </Button>
      </div>
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
      {order && <OrderDetails order={order} onChange={() => void refetch()} />}
    </aside>
  );
}
