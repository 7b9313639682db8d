import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styles from '#client/ui/tab-links.module.css';

const views = [
  { labelId: 'history.view.all', filter: '', of: '' },
  { labelId: 'history.view.changes', filter: 'actions', of: 'edit,add,delete,user_update' },
  { labelId: 'history.view.signIns', filter: 'actions', of: 'user_login,user_logout,sso_login,auto_logout' },
  { labelId: 'history.view.tests', filter: 'actions', of: 'test_passed,test_failed' },
  { labelId: 'history.view.points', filter: 'targetKinds', of: 'points' },
  { labelId: 'history.view.clients', filter: 'actorKinds', of: 'client' },
] as const;

const filters = ['actions', 'targetKinds', 'actorKinds', 'outcomes', 'when', 'q'];

/** Leads to what of the audit is often looked for. */
export function AuditViews() {
  const intl = useIntl();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const shown = filters
    .filter((name) => params.has(name))
    .map((name) => `${name}=${params.get(name)}`)
    .join('&');
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'history.views' })}>
      {views.map(({ labelId, filter, of }) => {
        const address = filter && `${filter}=${of}`;
        return (
          <Link
            key={labelId}
            className={styles.tab}
            to={{ search: address }}
            aria-current={shown === address ? 'page' : undefined}
          >
            <FormattedMessage id={labelId} />
          </Link>
        );
      })}
    </nav>
  );
}
