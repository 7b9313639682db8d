import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import { BackLink } from '#client/ui/editing/back-link';
import { Page, Section } from '#client/ui/layout/layout';
import { MoreButton } from '#client/ui/more-button';
import { RibList } from '#client/ui/layout/rib-list';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { CancelDialog } from './cancel-dialog';
import { OrderRow } from './order-row';
import styles from './orders-page.module.css';
import { useOwnOrdersQuery, type OrderRowFragment, type OwnOrdersQuery } from './orders.generated';

const isOnItsWay = ({ state }: OrderRowFragment): boolean => ['placed', 'packed', 'sent'].includes(state);

type ListProps = {
  orders: readonly OrderRowFragment[];
  titleId: string;
  onCancel: (order: OrderRowFragment) => void;
};

function OrderList({ orders, titleId, onCancel }: ListProps) {
  if (orders.length === 0) return null;
  return (
    <Section title={<FormattedMessage id={titleId} />}>
      <RibList>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} onCancel={() => onCancel(order)} />
        ))}
      </RibList>
    </Section>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title={<FormattedMessage id="rewards.noOrders" />}
      actions={
        <ButtonLink variant="primary" to="/rewards">
          <FormattedMessage id="rewards.toRewards" />
        </ButtonLink>
      }
    />
  );
}

type OrdersProps = { orders: OwnOrdersQuery['me']['orders']; onMore: (after: string) => Promise<unknown> };

function Orders({ orders: { nodes, pageInfo }, onMore }: OrdersProps) {
  const [openDialog, setOpenDialog] = useState<OrderRowFragment | null>(null);
  if (nodes.length === 0) return <NoOrders />;
  const [under, over] = [nodes.filter(isOnItsWay), nodes.filter((order) => !isOnItsWay(order))];
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <>
      <p className="dim">
        <FormattedMessage id="rewards.ordersLead" values={{ under: under.length, over: over.length }} />
      </p>
      <OrderList orders={under} titleId="rewards.onTheirWay" onCancel={setOpenDialog} />
      <OrderList orders={over} titleId="rewards.earlier" onCancel={setOpenDialog} />
      <CancelDialog order={openDialog} onClose={() => setOpenDialog(null)} />
      <MoreButton onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}>
        <FormattedMessage id="rewards.moreOrders" />
      </MoreButton>
    </>
  );
}

/** The person's own orders. */
export default function OrdersPage() {
  const title = useIntl().formatMessage({ id: 'rewards.myOrders' });
  const { data, error, refetch, fetchMore } = useOwnOrdersQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <div className={styles.orders}>
        <BackLink className={styles.back} to="/rewards">
          <FormattedMessage id="shell.rewards" />
        </BackLink>
        <h1>{title}</h1>
        {data ? (
          <Orders orders={data.me.orders} onMore={(after) => fetchMore({ variables: { after } })} />
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} lines={5} />
        )}
      </div>
    </Page>
  );
}
