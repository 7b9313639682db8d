import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styles from '#client/ui/layout/tab-links.module.css';

/** A filter by states, with the message id of its name and the number of rows if known. */
export interface StateLink {
  labelId: string;
  /** The states as in the URL, separated by commas. Empty for all. */
  states: string;
  count: number | undefined;
}

/** Links that filter a list by state. */
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
