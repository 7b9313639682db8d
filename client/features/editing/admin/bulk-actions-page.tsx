import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { isOutOfSight } from '#client/ui/list/list-parts';
import { RowPages } from '#client/ui/list/row-pages';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { StatusLabel } from '#client/ui/status-label';
import { ActionActions } from '../bulk/run-actions';
import { ActionWords, isUnderWay } from '../bulk/action-progress';
import { stateNames } from '../bulk/bulk-words';
import { useBulkWords } from '../bulk/use-bulk-words';
import { useBulkActionsQuery, type BulkActionRowFragment } from './bulk-actions.generated';

type Row = BulkActionRowFragment;

function useColumns(): readonly Column<Row>[] {
  const intl = useIntl();
  const words = useBulkWords();
  const { dateTime } = useFormat();
  const title = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'action',
      title: title('bulk.action'),
      kind: 'title',
      cell: (action) => <Link to={`/admin/bulk/${action.id}`}>{words.action(action)}</Link>,
    },
    { key: 'list', title: title('bulk.list'), desk: true, cell: ({ list }) => words.list(list) },
    {
      key: 'state',
      title: title('bulk.state'),
      cell: ({ state }) => (
        <StatusLabel shape={stateNames[state].shape}>{title(stateNames[state].label)}</StatusLabel>
      ),
    },
    { key: 'counts', title: title('bulk.outcome'), cell: (action) => <ActionWords action={action} /> },
    { key: 'who', title: title('bulk.startedBy'), desk: true, cell: ({ startedBy }) => startedBy.name },
    {
      key: 'at',
      title: title('bulk.startedAt'),
      kind: 'labelled',
      whole: true,
      desk: true,
      cell: ({ startedAt }) => dateTime(startedAt),
    },
    {
      key: 'actions',
      title: title('bulk.actions'),
      kind: 'tools',
      cell: (action) => <ActionActions action={action} />,
    },
  ];
}

/** The list of bulk actions of the last 30 days. */
export default function BulkActionsPage() {
  const intl = useIntl();
  const columns = useColumns();
  const { data, error, refetch, fetchMore, startPolling, stopPolling } = useBulkActionsQuery({
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: isOutOfSight,
  });
  const page = data?.bulkActions;
  // Polling would reset the list to its first page.
  if (page?.nodes.some(isUnderWay) && page.nodes.length <= 50) startPolling(1000);
  else stopPolling();
  const title = intl.formatMessage({ id: 'admin.bulk' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        note={page && <FormattedMessage id="bulk.count" values={{ count: page.totalCount }} />}
      />
      <PageBody>
        <p className="dim">
          <FormattedMessage id="bulk.about" />
        </p>
        {!page && <Waiting error={error} onRetry={() => void refetch()} />}
        {page?.nodes.length === 0 && <EmptyState title={<FormattedMessage id="bulk.noneYet" />} />}
        {page && page.nodes.length > 0 && (
          <RowPages
            rows={page.nodes}
            size={50}
            total={page.totalCount}
            onMore={
              page.pageInfo.hasNextPage
                ? () => fetchMore({ variables: { after: page.pageInfo.endCursor } })
                : undefined
            }
          >
            {(visible) => <DataTable label={title} columns={columns} rows={visible} keyOf={({ id }) => id} />}
          </RowPages>
        )}
      </PageBody>
    </>
  );
}
