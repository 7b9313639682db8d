import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styles from '#client/ui/layout/tab-links.module.css';

/** Some states of what a list shows: the id of their name, and how many there are once that is known. */
export interface StateLink {
  labelId: string;
  /** The states by their names, parted by commas, as the address has them; empty for all. */
  states: string;
  count: number | undefined;
}

/** Leads to what is in some states, by the list's own address. */
export function StateLinks({ label, links }: { label: string; links: readonly StateLink[] }) {
  const intl = useIntl();
  const { search } = useLocation();
  const visible = new URLSearchParams(search).get('states') ?? '';
  return (
    <nav className={styles.tabs} aria-label={label}>
      {links.map(({ labelId, states, count }) => {
        const name = intl.formatMessage({ id: labelId });
        return (
          <Link
            key={labelId}
            className={styles.tab}
            to={{ search: states && `states=${states}` }}
            aria-current={visible === states ? 'page' : undefined}
          >
            {count === undefined ? (
              name
            ) : (
              <FormattedMessage id="admin.list.states" values={{ name, count }} />
            )}
          </Link>
        );
      })}
    </nav>
  );
}
