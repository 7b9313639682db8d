import { useIntl } from 'react-intl';
import { isOutOfSight } from '#client/ui/list/list-parts';
import { StateLinks } from '#client/ui/list/state-links';
import { useJobViewsQuery } from './jobs.generated';

const views = [
  { key: 'failed', labelId: 'jobs.view.failed', states: 'retrying,given_up' },
  { key: 'running', labelId: 'jobs.view.running', states: 'running' },
  { key: 'waiting', labelId: 'jobs.view.waiting', states: 'waiting' },
  { key: 'all', labelId: 'jobs.view.all', states: '' },
] as const;

/** The jobs by where they stand, with their number. */
export function JobViews({ pollInterval }: { pollInterval: number }) {
  const intl = useIntl();
  const { data } = useJobViewsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval,
    skipPollAttempt: isOutOfSight,
  });
  return (
    <StateLinks
      label={intl.formatMessage({ id: 'jobs.views' })}
      links={views.map(({ key, ...view }) => ({ ...view, count: data?.[key].totalCount }))}
    />
  );
}
