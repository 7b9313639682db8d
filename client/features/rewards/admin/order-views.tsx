import { useIntl } from 'react-intl';
import { StateLinks } from '#client/ui/list/state-links';
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

/** The orders of each state with their number, and first those that wait for something to be done. */
export function OrderViews() {
  const intl = useIntl();
  const { data } = useOrderViewsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <StateLinks
      label={intl.formatMessage({ id: 'admin.orders.views' })}
      links={views.map(({ key, ...view }) => ({ ...view, count: data?.[key].totalCount }))}
    />
  );
}
