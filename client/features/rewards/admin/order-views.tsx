import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styles from '#client/ui/tab-links.module.css';
import { stateNames } from './order-columns';
import { useOrderViewsQuery, type OrderViewsQuery } from './orders.generated';

type View = { key: Exclude<keyof OrderViewsQuery, '__typename'>; label: string; states: string };

const views: readonly View[] = [
  { key: 'toDo', label: 'admin.orders.toDo', states: 'placed,packed' },
  ...(['placed', 'packed', 'sent', 'received', 'cancelled'] as const).map((state) => ({
    key: state,
    label: stateNames[state],
    states: state,
  })),
  { key: 'all', label: 'admin.orders.all', states: '' },
];

/** The orders of each state with their number, and first those that wait for something to be done. */
export function OrderViews() {
  const intl = useIntl();
  const { search } = useLocation();
  const { data } = useOrderViewsQuery({ fetchPolicy: 'cache-and-network' });
  const shown = new URLSearchParams(search).get('states') ?? '';
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'admin.orders.views' })}>
      {views.map(({ key, label, states }) => {
        const name = intl.formatMessage({ id: label });
        return (
          <Link
            key={key}
            className={styles.tab}
            to={states ? { search: `states=${states}` } : { search: '' }}
            aria-current={shown === states ? 'page' : undefined}
          >
            {data ? (
              <FormattedMessage id="admin.orders.view" values={{ name, count: data[key].totalCount }} />
            ) : (
              name
            )}
          </Link>
        );
      })}
    </nav>
  );
}
