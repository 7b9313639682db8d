import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import {
  type BackgroundJobRowFragment,
  BackgroundJobsDocument,
  JobViewsDocument,
  useRetryBackgroundJobsMutation,
} from './jobs.generated';

type Props = { jobs: readonly Pick<BackgroundJobRowFragment, 'id'>[]; onDone?: () => void };

/** A button that retries failed jobs. Selected jobs in other states are skipped. */
export function RetryButton({ jobs, onDone }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [retry, { loading }] = useRetryBackgroundJobsMutation({
    refetchQueries: [BackgroundJobsDocument, JobViewsDocument],
  });
  const run = () =>
    retry({ variables: { input: { jobIds: jobs.map(({ id }) => id) } } })
      .then(({ data }) => {
        const count = data?.retryBackgroundJobs.jobIds.length ?? 0;
        toast.success(intl.formatMessage({ id: 'jobs.retried' }, { count }));
        onDone?.();
      })
      .catch((error: unknown) => toast.error(errorMessage(error)));
  return (
    <Button size="sm" disabled={loading} onClick={() => void run()}>
      <FormattedMessage id="jobs.retry" />
    </Button>
  );
}
