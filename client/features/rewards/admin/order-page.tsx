import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/public';
import { BackLink } from '#client/ui/editing/back-link';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Waiting } from '#client/ui/states';
import { OrderState } from './order-columns';
import { OrderDeeds } from './order-deeds';
import { OrderFacts } from './order-facts';
import styles from './order-page.module.css';
import { useFulfilledOrderQuery } from './orders.generated';

/** An order: who gets what where, how far it is, and what comes next. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useFulfilledOrderQuery({
    variables: { id },
    // What is packed must be what is there now.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
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
        <OrderFacts order={order} />
        <p className={`sm dim ${styles.told}`}>
          <FormattedMessage id="admin.orders.told" />
        </p>
        <OrderDeeds order={order} onChange={() => void refetch()} />
      </PageBody>
    </>
  );
}
