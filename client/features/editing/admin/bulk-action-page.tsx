import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { BackLink } from '#client/ui/editing/back-link';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Detail, DescriptionList } from '#client/ui/layout/description-list';
import { isOutOfSight } from '#client/ui/list/list-parts';
import { RowPages } from '#client/ui/list/row-pages';
import { SaveList } from '#client/ui/list/save-list';
import { ErrorNote } from '#client/ui/feedback/messages';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { StatusLabel } from '#client/ui/status-label';
import { useSavingAs } from '#client/ui/files/use-saving';
import { ActionActions } from '../bulk/run-actions';
import { ActionBar, ActionWords, isUnderWay } from '../bulk/action-progress';
import styles from '../bulk/bulk.module.css';
import { listPlaces, reasonNames, stateNames } from '../bulk/bulk-words';
import { useBulkWords } from '../bulk/use-bulk-words';
import { useBulkActionReportQuery, type BulkActionReportQuery } from './bulk-actions.generated';

type Action = NonNullable<BulkActionReportQuery['bulkAction']>;
type Left = Action['rows']['nodes'][number];

function ActionDetails({ action }: { action: Action }) {
  const words = useBulkWords();
  const { dateTime } = useFormat();
  const { list, state, stoppedBecause, startedBy, startedAt, undoUntil, canBeUndone } = action;
  const { path } = listPlaces[list] ?? {};
  return (
    <div className={styles.details}>
      <DescriptionList>
        <Detail label="bulk.state">
          <StatusLabel shape={stateNames[state].shape}>
            <FormattedMessage id={stateNames[state].label} />
          </StatusLabel>
        </Detail>
        <Detail label="bulk.stoppedBecause">
          {stoppedBecause && <FormattedMessage id={reasonNames[stoppedBecause]} />}
        </Detail>
        <Detail label="bulk.outcome">
          <span role="status">
            <ActionWords action={action} />
          </span>
          {isUnderWay(action) && <ActionBar action={action} />}
        </Detail>
        <Detail label="bulk.list">
          {path ? <Link to={path}>{words.list(list)}</Link> : words.list(list)}
        </Detail>
        <Detail label="bulk.startedBy">{startedBy.name}</Detail>
        <Detail label="bulk.startedAt">{dateTime(startedAt)}</Detail>
        <Detail label="bulk.undoUntil">{canBeUndone && undoUntil ? dateTime(undoUntil) : null}</Detail>
      </DescriptionList>
    </div>
  );
}

function useColumns(list: string): readonly Column<Left>[] {
  const intl = useIntl();
  const { path, rowless } = listPlaces[list] ?? {};
  return [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'bulk.row' }),
      kind: 'title',
      cell: ({ id, name }) => {
        if (name === null) return <FormattedMessage id="bulk.gone" />;
        return path && !rowless ? <Link to={`${path}/${id}`}>{name}</Link> : name;
      },
    },
    {
      key: 'reason',
      title: intl.formatMessage({ id: 'bulk.why' }),
      // Details from the server are in English only. Other languages show the general reason.
      cell: ({ reason, detail }) => (
        <>
          <FormattedMessage id={reasonNames[reason]} />
          {detail && intl.locale === 'en' && (
            <>
              <br />
              <span className="sm dim">{detail}</span>
            </>
          )}
        </>
      ),
    },
  ];
}

type LeftProps = { action: Action; onMore: (after: string) => Promise<unknown> };

/** The unchanged rows of a bulk action with their reasons, and a download of them. */
function LeftRows({ action: { id, list, rows }, onMore }: LeftProps) {
  const columns = useColumns(list);
  const intl = useIntl();
  const { problem, ...saving } = useSavingAs(
    (format) => `/api/bulkRows.${format}?id=${encodeURIComponent(JSON.stringify(id))}`,
  );
  const { nodes, totalCount, pageInfo } = rows;
  if (totalCount === 0) return null;
  const { endCursor, hasNextPage } = pageInfo;
  return (
    <section>
      <div className={styles.left}>
        <h2>
          <FormattedMessage id="bulk.leftRows" values={{ count: totalCount }} />
        </h2>
        <SaveList busy={saving.busy} saveAs={saving.saveAs} />
      </div>
      {problem && <ErrorNote>{problem}</ErrorNote>}
      <RowPages
        rows={nodes}
        size={50}
        total={totalCount}
        onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}
      >
        {(visible) => (
          <DataTable
            label={intl.formatMessage({ id: 'bulk.leftRows' }, { count: totalCount })}
            columns={columns}
            rows={visible}
            keyOf={(row) => row.id}
          />
        )}
      </RowPages>
    </section>
  );
}

/** The report of a bulk action: outcome, unchanged rows with their reasons, and undo. */
export default function BulkActionPage() {
  const { id = '' } = useParams();
  const intl = useIntl();
  const words = useBulkWords();
  const { data, error, refetch, fetchMore, startPolling, stopPolling } = useBulkActionReportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: isOutOfSight,
  });
  const action = data?.bulkAction;
  const isBusy = action ? isUnderWay(action) : false;
  useEffect(() => {
    if (isBusy) startPolling(1000);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  const title = action ? words.action(action) : intl.formatMessage({ id: 'admin.bulk' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        back={
          <BackLink>
            <FormattedMessage id="admin.bulk" />
          </BackLink>
        }
        title={title}
        actions={action && <ActionActions action={action} />}
      />
      <PageBody>
        {!data && <Waiting error={error} onRetry={() => void refetch()} />}
        {action === null && <EmptyState title={<FormattedMessage id="bulk.actionGone" />} />}
        {action && (
          <>
            <ActionDetails action={action} />
            <LeftRows action={action} onMore={(after) => fetchMore({ variables: { after } })} />
          </>
        )}
      </PageBody>
    </>
  );
}
