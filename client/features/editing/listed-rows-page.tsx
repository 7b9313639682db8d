import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
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
  /** The list's name in the API, by which its views are kept and its file is saved. */
  list: string;
  query: TypedDocumentNode<Data, Variables>;
  page: (data: Data) => Page<Row>;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  /** The ids of its texts: `count` takes `count`, `noneFor` the `query` that found nothing. */
  texts: Record<'title' | 'count' | 'search' | 'none' | 'noneHelp' | 'noneFor', string>;
  lead?: ReactNode;
  /** The button that adds one: beside the title, and where there is none yet. */
  add?: (variant: 'primary' | 'strong') => ReactNode;
  /** Milliseconds after which it is asked for again while the page is in sight; never without it. */
  pollInterval?: number;
  /** How cells are changed in their place; left out where they are only read. */
  editing?: RowEditing<Row>;
  /** What is done with many of its rows at once, and what a row is called; without it no row is chosen. */
  bulk?: { actions: readonly BulkActionDefinition[]; nameOf: (row: Row) => string };
};

/** The page of a list that is filtered by conditions alone. */
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
