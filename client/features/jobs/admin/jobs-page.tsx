import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import type { BackgroundJobOrderField } from '#client/platform/generated/schema';
import { AdminList } from '#client/ui/list/admin-list';
import { whereOf } from '#client/ui/list/where';
import { orderOf } from '#client/ui/list/list-address';
import { useJobColumns, useJobFilters, useJobName, useNamed } from './job-columns';
import { JobViews } from './job-views';
import { BackgroundJobsDocument } from './jobs.generated';
import { RetryButton } from './retry-button';

/** The polling interval in milliseconds. */
const between = 5000;

/** The page of background jobs with their states and errors. */
export default function JobsPage() {
  const intl = useIntl();
  const named = useNamed();
  const filters = useJobFilters();
  const title = intl.formatMessage({ id: 'admin.jobs' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="jobs.count" values={{ count }} />}
        lead={<FormattedMessage id="jobs.about" />}
        views={<JobViews pollInterval={between} />}
        searchLabel={intl.formatMessage({ id: 'jobs.search' })}
        query={BackgroundJobsDocument}
        pollInterval={between}
        variables={({ search, sort, after, ...view }) => ({
          search: search || null,
          filter: { named: search ? named(search) : null },
          where: whereOf(filters, view),
          orderBy: orderOf<BackgroundJobOrderField>(sort),
          after,
        })}
        page={({ backgroundJobs }) => backgroundJobs}
        columns={useJobColumns()}
        filters={filters}
        csv="backgroundJobs"
        nothing={{
          title: <FormattedMessage id="jobs.none" />,
          help: <FormattedMessage id="jobs.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="jobs.noneFor" values={{ query }} />}
        bulk={{
          nameOf: useJobName(),
          actions: (jobs, onDone) => <RetryButton jobs={jobs} onDone={onDone} />,
        }}
      />
    </>
  );
}
