import { FormattedMessage } from 'react-intl';
import { Panel } from '#client/ui/list/beside';
import { Waiting } from '#client/ui/feedback/states';
import { OrderDetails } from './order-details';
import { OrderState } from './order-columns';
import { useOrder } from './use-order';

/** An order in the panel beside the list. */
export function OrderPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useOrder(id);
  const order = data?.order;
  return (
    <Panel
      title={
        order ? order.number : <FormattedMessage id={data ? 'admin.orders.gone' : 'admin.orders.order'} />
      }
      mark={order && <OrderState state={order.state} />}
      onClose={onClose}
    >
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
      {order && <OrderDetails order={order} onChange={() => void refetch()} />}
    </Panel>
  );
}
