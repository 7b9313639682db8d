import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { AdminList } from '#client/ui/list/admin-list';
import { whereOf } from '#client/ui/list/where';
import { orderOf } from '#client/ui/list/list-address';
import type { RowEditing } from '#client/ui/list/cells/row-editing';
import type { ListColumn, ListFilter, Page } from '#client/ui/list/list-parts';
import type { BulkActionDefinition } from './bulk/bulk-action-definition';
import { bulkOf } from './bulk/bulk-actions';
import { OpenActions } from './bulk/open-actions';
import { SavedViews } from './views/saved-views';

type Props<Row, Data, Variables> = {
  /** The list's name in the API, for saved views and downloads. */
  list: string;
  query: TypedDocumentNode<Data, Variables>;
  page: (data: Data) => Page<Row>;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  /** The message ids of the texts. `count` gets the value `count`, and `noneFor` the value `query`. */
  texts: Record<'title' | 'count' | 'search' | 'none' | 'noneHelp' | 'noneFor', string>;
  lead?: ReactNode;
  /** Renders the button that adds a record, for the header and the empty state. */
  add?: (variant: 'primary' | 'strong') => ReactNode;
  /** The polling interval in milliseconds while the page is visible. By default, the list isn't polled. */
  pollInterval?: number;
  /** How cells are edited in place. Omitted for read-only lists. */
  editing?: RowEditing<Row>;
  /** The bulk actions and the name of a row. Without them, rows can't be selected. */
  bulk?: { actions: readonly BulkActionDefinition[]; nameOf: (row: Row) => string };
};

/** The page of a list that is filtered by conditions only. */
export function ListedRowsPage<Row extends { id: string }, Data, Variables extends OperationVariables>({
  list,
  query,
  page,
  columns,
  filters,
  texts,
  lead,
  add,
  pollInterval,
  editing,
  bulk,
}: Props<Row, Data, Variables>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: texts.title });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList<Row, Data, OperationVariables>
        title={title}
        count={(count) => <FormattedMessage id={texts.count} values={{ count }} />}
        actions={add?.('primary')}
        views={
          <>
            <SavedViews list={list} />
            {bulk && <OpenActions list={list} />}
          </>
        }
        lead={lead}
        searchLabel={intl.formatMessage({ id: texts.search })}
        query={query as TypedDocumentNode<Data, OperationVariables>}
        pollInterval={pollInterval}
        variables={({ search, sort, after, ...view }) => ({
          search: search || null,
          where: whereOf(filters, view),
          orderBy: orderOf(sort),
          after,
        })}
        page={page}
        columns={columns}
        filters={filters}
        csv={list}
        editing={editing}
        bulk={bulk && bulkOf(list, bulk.actions, bulk.nameOf)}
        nothing={{
          title: <FormattedMessage id={texts.none} />,
          help: <FormattedMessage id={texts.noneHelp} />,
          actions: add?.('strong'),
        }}
        noneFor={(query) => <FormattedMessage id={texts.noneFor} values={{ query }} />}
      />
    </>
  );
}
