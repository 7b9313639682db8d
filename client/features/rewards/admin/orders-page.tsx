import { FormattedMessage, useIntl } from 'react-intl';
import { bulkOf, OpenActions, type BulkActionDefinition } from '#client/features/editing/index';
import { PageTitle } from '#client/features/settings/index';
import type { OrderOrderField } from '#client/platform/generated/schema';
import { AdminList } from '#client/ui/list/admin-list';
import { whereOf } from '#client/ui/list/where';
import { ListWithPanel, useBeside } from '#client/ui/list/beside';
import { orderOf } from '#client/ui/list/list-address';
import { useOrderColumns, useOrderFilters } from './order-columns';
import { FulfilledOrdersDocument, type FulfilledOrderFragment } from './orders.generated';
import { ReasonInput, TrackingInput } from './order-inputs';
import { OrderPanel } from './order-panel';
import { OrderViews } from './order-views';

const actions: readonly BulkActionDefinition[] = [
  { name: 'pack' },
  { name: 'send', Input: TrackingInput, initial: { trackingNumber: null } },
  { name: 'receive' },
  { name: 'cancel', Input: ReasonInput, initial: { reason: null } },
];

/** The list of orders. */
export default function OrdersPage() {
  const intl = useIntl();
  const { opened, close } = useBeside('order');
  const filters = useOrderFilters();
  const title = intl.formatMessage({ id: 'admin.orders' });
  return (
    <ListWithPanel panel={opened && <OrderPanel key={opened} id={opened} onClose={close} />}>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="admin.orders.count" values={{ count }} />}
        views={
          <>
            <OrderViews />
            <OpenActions list="orders" />
          </>
        }
        searchLabel={intl.formatMessage({ id: 'admin.orders.search' })}
        query={FulfilledOrdersDocument}
        variables={({ search, sort, after, ...view }) => ({
          search: search || null,
          where: whereOf(filters, view),
          orderBy: orderOf<OrderOrderField>(sort),
          after,
        })}
        page={({ orders }) => orders}
        columns={useOrderColumns(opened)}
        filters={filters}
        csv="orders"
        nothing={{
          title: <FormattedMessage id="admin.orders.none" />,
          help: <FormattedMessage id="admin.orders.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="admin.orders.noneFor" values={{ query }} />}
        bulk={bulkOf('orders', actions, ({ number }: FulfilledOrderFragment) => number)}
      />
    </ListWithPanel>
  );
}
