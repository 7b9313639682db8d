import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import type { OrderOrderField, OrderState } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { AdminList } from '#client/ui/list/admin-list';
import { ListWithPanel, useBeside } from '#client/ui/list/beside';
import { chosenOf, orderOf } from '#client/ui/list/list-address';
import { useOrderColumns, useOrderFilters } from './order-columns';
import { FulfilledOrdersDocument, type FulfilledOrderFragment } from './orders.generated';
import { OrderPanel } from './order-panel';
import { OrderViews } from './order-views';
import { SendDialog } from './send-dialog';
import { useAdvance } from './use-advance';

type Chosen = { orders: readonly FulfilledOrderFragment[]; onDone: () => void };

/** What can be done with the orders chosen: those that are not one step before are left out. */
function Deeds({ orders, onDone, onSend }: Chosen & { onSend: () => void }) {
  const { run, loading } = useAdvance();
  const mark = (to: OrderState, id: string) => (
    <Button
      size="sm"
      disabled={loading}
      onClick={() => void run(orders, to).then((isDone) => isDone && onDone())}
    >
      <FormattedMessage id={id} />
    </Button>
  );
  return (
    <>
      {mark('packed', 'admin.orders.markPacked')}
      <Button size="sm" onClick={onSend}>
        <FormattedMessage id="admin.orders.markSentAsk" />
      </Button>
      {mark('received', 'admin.orders.markReceived')}
    </>
  );
}

/** What people have redeemed points for, and how far each order is. */
export default function OrdersPage() {
  const intl = useIntl();
  const { opened, close } = useBeside('order');
  const title = intl.formatMessage({ id: 'admin.orders' });
  const [sending, setSending] = useState<Chosen>({ orders: [], onDone: () => undefined });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ListWithPanel panel={opened && <OrderPanel key={opened} id={opened} onClose={close} />}>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="admin.orders.count" values={{ count }} />}
        views={<OrderViews />}
        searchLabel={intl.formatMessage({ id: 'admin.orders.search' })}
        query={FulfilledOrdersDocument}
        variables={({ search, filters, sort, after }) => ({
          search: search || null,
          filter: { states: chosenOf<OrderState>(filters['states']) },
          orderBy: orderOf<OrderOrderField>(sort),
          after,
        })}
        page={({ orders }) => orders}
        columns={useOrderColumns(opened)}
        filters={useOrderFilters()}
        csv="orders"
        nothing={{
          title: <FormattedMessage id="admin.orders.none" />,
          help: <FormattedMessage id="admin.orders.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="admin.orders.noneFor" values={{ query }} />}
        bulk={{
          nameOf: ({ number }) => number,
          deeds: (orders, onDone) => (
            <Deeds
              orders={orders}
              onDone={onDone}
              onSend={() => {
                setSending({ orders, onDone });
                setIsOpen(true);
              }}
            />
          ),
        }}
      />
      <SendDialog {...sending} opened={isOpen} onClose={() => setIsOpen(false)} />
    </ListWithPanel>
  );
}
