import { SavedViews } from '#client/features/editing/index';
import { stateNames } from './order-columns';
import { useOrderViewsQuery, type OrderViewsQuery } from './orders.generated';

type View = { key: Exclude<keyof OrderViewsQuery, '__typename'>; labelId: string; states: string };

const views: readonly View[] = [
  { key: 'toDo', labelId: 'admin.orders.toDo', states: 'placed,packed' },
  ...(['placed', 'packed', 'sent', 'received', 'cancelled'] as const).map((state) => ({
    key: state,
    labelId: stateNames[state],
    states: state,
  })),
  { key: 'all', labelId: 'admin.orders.all', states: '' },
];

/** The orders by state with their numbers, those to be handled first, and saved views. */
export function OrderViews() {
  const { data } = useOrderViewsQuery({ fetchPolicy: 'cache-and-network' });
  const defaultViews = views.map(({ key, labelId, states }) => ({
    labelId,
    address: states && `states=${states}`,
    count: data?.[key].totalCount,
  }));
  return <SavedViews list="orders" defaultViews={defaultViews} beside="order" />;
}
