import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import styles from '#client/ui/tab-links.module.css';
import { useJobViewsQuery } from './jobs.generated';

const views = [
  { key: 'failed', label: 'jobs.view.failed', states: 'retrying,given_up' },
  { key: 'running', label: 'jobs.view.running', states: 'running' },
  { key: 'waiting', label: 'jobs.view.waiting', states: 'waiting' },
  { key: 'all', label: 'jobs.view.all', states: '' },
] as const;

/** The jobs by where they stand, with their number. */
export function JobViews({ pollInterval }: { pollInterval: number }) {
  const intl = useIntl();
  const { search } = useLocation();
  const { data } = useJobViewsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  const shown = new URLSearchParams(search).get('states') ?? '';
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'jobs.views' })}>
      {views.map(({ key, label, states }) => {
        const name = intl.formatMessage({ id: label });
        return (
          <Link
            key={key}
            className={styles.tab}
            to={states ? { search: `states=${states}` } : { search: '' }}
            aria-current={shown === states ? 'page' : undefined}
          >
            {data ? <FormattedMessage id="jobs.view" values={{ name, count: data[key].totalCount }} /> : name}
          </Link>
        );
      })}
    </nav>
  );
}
