import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Waiting } from '#client/ui/feedback/states';
import { OrderDetails } from './order-details';
import { OrderState } from './order-columns';
import { useOrder } from './use-order';

/** The page of an order, for windows without room beside the list. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOrder(id);
  if (!data) {
    return (
      <PageBody>
        <Waiting error={error} onRetry={() => void refetch()} />
      </PageBody>
    );
  }
  const { order } = data;
  if (!order) return <NoSuchPage textId="admin.orders.gone" to="/admin/orders" toId="admin.orders" />;
  return (
    <>
      <PageTitle>{order.number}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.orders" />
          </BackLink>
        }
        title={order.number}
        note={<OrderState state={order.state} />}
      />
      <PageBody>
        <OrderDetails order={order} onChange={() => void refetch()} />
      </PageBody>
    </>
  );
}
