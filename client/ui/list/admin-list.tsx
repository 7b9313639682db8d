import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useReturnedFocus } from '../dialog/returned-focus';
import { PageHead } from '#client/ui/editing/page-head';
import type { RowEditing } from './cells/row-editing';
import { SelectedBar } from './selected-bar';
import { isFiltered, unnarrowed, type ListView } from './list-address';
import {
  inFile,
  inOrder,
  optional,
  type ListColumn,
  type ListFilter,
  type NothingHere,
  type Page,
} from './list-parts';
import { ListProblem, StaleNote } from './list-problem';
import { ListTable, WaitingTable } from './list-table';
import { ListTools } from './list-tools';
import { NothingFound, NothingYet } from './nothing';
import { ListKeys } from './list-keys';
import { listFile } from './save-list';
import { Pager } from './pager';
import styles from './admin-list.module.css';
import { useListKeys } from './cells/use-list-keys';
import { useSelected, type AllSelected } from './use-selected';
import { type ListQuery, useListPage, useWholeTotal } from './use-list-page';
import { useListView } from './use-list-view';
import { useNextPage } from './use-next-page';

/** Formats a number of rows. */
type Count = (total: number) => ReactNode;

type Props<Row, Data, Variables> = {
  title: string;
  /** True if the page has its own heading, so that the title is only for screen readers. */
  isPart?: boolean;
  /** Formats the number of rows. */
  count?: Count;
  /** Buttons beside the title, or above a list inside a page. */
  actions?: ReactNode;
  /** Links to predefined views, below the title. */
  views?: ReactNode;
  /** A description of the list, below the title. */
  lead?: ReactNode;
  /** The label of the search field. Without it, there is no search. */
  searchLabel?: string;
  query: TypedDocumentNode<Data, Variables>;
  /** The polling interval in milliseconds while the page is visible. By default, the list isn't polled. */
  pollInterval?: number;
  /** Returns the variables of the query for a view. */
  variables: (view: ListView) => Variables;
  page: (data: Data) => Page<Row>;
  columns: readonly ListColumn<Row>[];
  filters?: readonly ListFilter[];
  /** The list's name in the API, if it can be downloaded. */
  csv?: string;
  /** How cells are edited in place. Omitted for read-only lists. */
  editing?: RowEditing<Row>;
  /** The empty state without search and filters. */
  nothing: NothingHere;
  /** Renders the empty state of a search without filters. */
  noneFor?: (search: string) => ReactNode;
  /** True if the rows are people, which changes the wording. */
  ofPeople?: boolean;
  /** Without it, rows can't be selected. */
  bulk?: {
    /** Returns the name of a row for its checkbox. */
    nameOf: (row: Row) => string;
    /**
     * Renders the actions for the selected rows, including those of other pages. `clear` clears the selection. `all`
     * replaces it if all found rows are selected, with the variables of the query. `save` is the download button, if
     * the list has one.
     */
    actions: (
      selected: readonly Row[],
      clear: () => void,
      all: (AllSelected & { params: Variables }) | null,
      save: ReactNode,
    ) => ReactNode;
    /** True if all found rows can be selected at once. */
    takesAll?: boolean;
    /** Renders the menu of a row. */
    menu?: (row: Row) => ReactNode;
  };
};

const none: readonly ListFilter[] = [];
const nothing = { nodes: [], totalCount: 0 };

/** Focuses the list after a page change, because the clicked button may be gone. */
function useFocusOnPage(after: string | null, came: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const visible = useRef(after);
  useEffect(() => {
    if (!came || visible.current === after) return;
    visible.current = after;
    region.current?.focus();
    window.scrollTo({ top: 0 });
  }, [after, came]);
  return region;
}

type FoundProps<Row, Data, Variables> = {
  query: ListQuery<Row, Data, Variables>;
  view: ListView;
  total: number;
  count: Count;
};

/**
 * The number of found rows and of all rows. A separate component, so that its query runs only while the list is
 * filtered.
 */
function FoundOfAll<Row, Data, Variables extends OperationVariables>(
  props: FoundProps<Row, Data, Variables>,
) {
  const { query, view, total, count } = props;
  const whole = useWholeTotal(query, view);
  if (whole === undefined || whole === total) return count(total);
  return (
    <>
      <span className="phone-only">{count(total)}</span>
      <span className="desk-only">
        <FormattedMessage id="admin.list.ofAll" values={{ found: total, all: count(whole) }} />
      </span>
    </>
  );
}

/** The number of found rows. */
function Found<Row, Data, Variables extends OperationVariables>(props: FoundProps<Row, Data, Variables>) {
  return isFiltered(props.view) ? <FoundOfAll {...props} /> : props.count(props.total);
}

const inDigits: Count = (total) => <FormattedNumber value={total} />;

/** A list of the administration. Its state is in the URL, so that links and Back restore it. */
export function AdminList<Row extends { id: string }, Data, Variables extends OperationVariables>(
  props: Props<Row, Data, Variables>,
) {
  const { title, isPart = false, count = inDigits, actions, views, lead, searchLabel } = props;
  const { query, pollInterval, variables, columns, filters = none } = props;
  const controls = useListView({
    filters,
    sorts: columns.flatMap(({ sort }) => sort ?? []),
    columns: optional(columns).map(({ key }) => key),
    extras: columns.flatMap(({ key, extra }) => (extra ? [key] : [])),
  });
  const { view, previous, change } = controls;
  const params = { query, variables, page: props.page };
  const read = useListPage({ ...params, pollInterval }, view, () => change({}));
  const { page, isCurrent, error, isRemoved, retry } = read;
  const nextPage = useNextPage(read, controls);
  const visibleColumns = inOrder(columns, view.order).filter(({ key }) => !view.hidden.includes(key));
  const region = useFocusOnPage(view.after, isCurrent);
  useReturnedFocus(region);
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const { selected, choose, clear, chooseAll, choosePage, all } = useSelected<Row>(
    view,
    region,
    page ?? nothing,
  );
  const isEmpty = page?.nodes.length === 0 && view.after === null;
  return (
    <div ref={list} className={isPart ? styles.part : undefined}>
      {!isPart && (
        <PageHead
          title={title}
          note={
            page && props.count && <Found query={params} view={view} total={page.totalCount} count={count} />
          }
          actions={actions}
        />
      )}
      {views}
      {lead && (
        <div className={`dim ${styles.lead}`} data-below-views={views ? true : undefined}>
          {lead}
        </div>
      )}
      <ListTools
        searchLabel={searchLabel}
        columns={columns}
        filters={filters}
        controls={controls}
        found={page && count(page.totalCount)}
        visible={visibleColumns.length}
        file={
          props.csv === undefined ? undefined : listFile(props.csv, variables(view), inFile(visibleColumns))
        }
        actions={isPart && actions}
      />
      {props.bulk && (all || selected.size > 0) && (
        <SelectedBar
          csv={props.csv}
          params={variables(view)}
          ids={[...selected.keys()]}
          columns={inFile(visibleColumns)}
          visible={visibleColumns.length}
          count={selected.size}
          all={all}
          found={props.bulk.takesAll && page ? page.totalCount : 0}
          onAll={chooseAll}
          onPage={choosePage}
          onClear={clear}
          actions={(save) =>
            props.bulk!.actions(
              [...selected.values()],
              clear,
              all && { ...all, params: variables(view) },
              save,
            )
          }
        />
      )}
      <div
        ref={region}
        className={styles.rows}
        tabIndex={-1}
        role="region"
        aria-label={title}
        aria-busy={isCurrent || error !== undefined ? undefined : true}
      >
        {!page && (!error || isRemoved) && <WaitingTable label={title} columns={visibleColumns} />}
        {!page && error && !isRemoved && (
          <ListProblem error={error} isFiltered={isFiltered(view)} onRetry={retry} />
        )}
        {page && error && <StaleNote error={error} onRetry={retry} />}
        {isEmpty && !isFiltered(view) && <NothingYet {...props.nothing} />}
        {isEmpty && isFiltered(view) && isCurrent && (
          <NothingFound
            key={JSON.stringify([view.search, view.filters, view.conditions])}
            view={view}
            filters={filters}
            noneFor={props.noneFor}
            ofPeople={props.ofPeople ?? false}
            totalOf={read.totalOf}
            count={count}
            onChange={change}
            onClear={() => change(unnarrowed)}
          />
        )}
        {page && !isEmpty && (
          <>
            <ListTable
              label={title}
              rows={page.nodes}
              columns={visibleColumns}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              editing={props.editing}
              selection={
                props.bulk && {
                  selected,
                  onChoose: choose,
                  nameOf: props.bulk.nameOf,
                  menu: props.bulk.menu,
                  onAll: props.bulk.takesAll && !all ? chooseAll : undefined,
                }
              }
            />
            <Pager
              from={view.from}
              count={page.nodes.length}
              total={page.totalCount}
              keys={<ListKeys chooses={props.bulk !== undefined} edits={props.editing !== undefined} />}
              size={{ rows: view.rows, onChange: (rows) => change({ rows }) }}
              onNext={nextPage}
              onPrevious={view.after === null ? undefined : previous}
            />
          </>
        )}
      </div>
    </div>
  );
}
