import { SavedViews } from '#client/features/editing/index';
import { isOutOfSight } from '#client/ui/list/list-parts';
import { useJobViewsQuery } from './jobs.generated';

const views = [
  { key: 'failed', labelId: 'jobs.view.failed', address: 'states=retrying,given_up' },
  { key: 'running', labelId: 'jobs.view.running', address: 'states=running' },
  { key: 'waiting', labelId: 'jobs.view.waiting', address: 'states=waiting' },
  { key: 'all', labelId: 'jobs.view.all', address: '' },
] as const;

/** The states of jobs with their numbers, and saved views. */
export function JobViews({ pollInterval }: { pollInterval: number }) {
  const { data } = useJobViewsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval,
    skipPollAttempt: isOutOfSight,
  });
  return (
    <SavedViews
      list="backgroundJobs"
      defaultViews={views.map(({ key, ...view }) => ({ ...view, count: data?.[key].totalCount }))}
    />
  );
}
