import { Link, useLocation } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import type { OrderState as State } from '#client/platform/generated/schema';
import { useWords } from '#client/ui/editor/described/use-words';
import type { ListColumn, ListFilter } from '#client/ui/list/list-parts';
import { choiceFilter, dayFilter, numberFilter, textFilter } from '#client/ui/list/row-filters';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import type { FulfilledOrderFragment } from './orders.generated';

/** The message ids of the order states for administrators. */
export const stateNames: Record<State, string> = {
  placed: 'admin.orders.placed',
  packed: 'admin.orders.packed',
  sent: 'admin.orders.sent',
  received: 'admin.orders.received',
  cancelled: 'admin.orders.cancelled',
};

const shapes: Record<State, StatusShape> = {
  placed: 'outline',
  packed: 'half',
  sent: 'half',
  received: 'tick',
  cancelled: 'cross',
};

/** The status of an order. */
export function OrderState({ state }: { state: State }) {
  const { text } = useWords();
  return <StatusLabel shape={shapes[state]}>{text(stateNames[state])}</StatusLabel>;
}

/** The columns that the panel beside the list replaces. */
const inPanel = ['account', 'price'];

/**
 * Returns the columns of the order list. `opened` is the order beside the list, or null. It is undefined in narrow
 * windows, where orders link to their own pages.
 */
export function useOrderColumns(
  opened: string | null | undefined,
): readonly ListColumn<FulfilledOrderFragment>[] {
  const { search, state: steps } = useLocation();
  const beside = (id: string) => {
    const params = new URLSearchParams(search);
    params.set('order', id);
    return { search: params.toString() };
  };

  const { text } = useWords();
  const { dateTime, number } = useFormat();
  const columns: readonly ListColumn<FulfilledOrderFragment>[] = [
    {
      key: 'number',
      title: text('admin.orders.order'),
      kind: 'title',
      short: true,
      sort: 'number',
      cell: ({ id, number: name }) =>
        opened === undefined ? (
          <Link to={`/admin/orders/${id}`}>{name}</Link>
        ) : (
          <Link to={beside(id)} state={steps as unknown} aria-current={id === opened || undefined}>
            {name}
          </Link>
        ),
    },
    {
      key: 'person',
      title: text('admin.orders.person'),
      sort: 'person',
      cell: ({ personName }) => personName,
    },
    {
      key: 'account',
      title: text('admin.orders.account'),
      sort: 'account',
      desk: true,
      cell: ({ accountName }) => accountName ?? '',
    },
    {
      key: 'reward',
      title: text('admin.orders.reward'),
      sort: 'reward',
      desk: true,
      cell: ({ rewardName }) => rewardName,
    },
    {
      key: 'price',
      title: text('admin.orders.points'),
      kind: 'number',
      sort: 'price',
      cell: ({ price }) => number(price),
    },
    {
      key: 'placedAt',
      title: text('admin.orders.placedAt'),
      kind: 'labelled',
      sort: 'placedAt',
      desk: true,
      cell: ({ placedAt }) => dateTime(placedAt),
    },
    {
      key: 'state',
      title: text('admin.orders.state'),
      sort: 'state',
      cell: (order) => <OrderState state={order.state} />,
    },
    {
      key: 'address',
      title: text('admin.orders.address'),
      extra: true,
      cell: ({ address }) => address,
    },
    {
      key: 'trackingNumber',
      title: text('admin.orders.tracking'),
      kind: 'labelled',
      extra: true,
      cell: ({ trackingNumber }) => trackingNumber,
    },
  ];
  return opened ? columns.filter(({ key }) => !inPanel.includes(key)) : columns;
}

/** Returns the filters of the order list. */
export function useOrderFilters(): readonly ListFilter[] {
  const { text } = useWords();
  const choices = (Object.keys(stateNames) as State[]).map((value) => ({
    value,
    label: text(stateNames[value]),
  }));
  return [
    choiceFilter({ name: 'states', field: 'state', label: text('admin.orders.state'), choices }),
    textFilter({ name: 'personName', label: text('admin.orders.person') }),
    textFilter({ name: 'accountName', label: text('admin.orders.account'), canBeEmpty: true }),
    textFilter({ name: 'rewardName', label: text('admin.orders.reward') }),
    numberFilter({ name: 'price', label: text('admin.orders.points') }),
    textFilter({ name: 'trackingNumber', label: text('admin.orders.tracking'), canBeEmpty: true }),
    dayFilter({ name: 'placedAt', label: text('admin.orders.placedAt') }),
    dayFilter({ name: 'packedAt', label: text('admin.orders.packed'), canBeEmpty: true }),
    dayFilter({ name: 'sentAt', label: text('admin.orders.sent'), canBeEmpty: true }),
    dayFilter({ name: 'receivedAt', label: text('admin.orders.received'), canBeEmpty: true }),
    dayFilter({ name: 'cancelledAt', label: text('admin.orders.cancelled'), canBeEmpty: true }),
  ];
}
