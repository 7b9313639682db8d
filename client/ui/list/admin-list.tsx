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

/** A number of rows in words. */
type Count = (total: number) => ReactNode;

type Props<Row, Data, Variables> = {
  title: string;
  /** Whether the page has a head of its own, so that the title is only said to those who do not see the list. */
  isPart?: boolean;
  /** The number of rows in words. */
  count?: Count;
  /** Buttons beside the title, or above a list that is a part of a page. */
  actions?: ReactNode;
  /** Links to what is often looked for, below the title. */
  views?: ReactNode;
  /** What the list is for, below the title. */
  lead?: ReactNode;
  /** The label of the search field; without it there is none. */
  searchLabel?: string;
  query: TypedDocumentNode<Data, Variables>;
  /** Milliseconds after which it is asked for again while the page is in sight; never without it. */
  pollInterval?: number;
  /** What the query asks for, by what the address says. */
  variables: (view: ListView) => Variables;
  page: (data: Data) => Page<Row>;
  columns: readonly ListColumn<Row>[];
  filters?: readonly ListFilter[];
  /** The list's name in the API where all that it finds can be saved as a file. */
  csv?: string;
  /** How cells are changed in their place; left out where they are only read. */
  editing?: RowEditing<Row>;
  /** What stands here while there is nothing at all. */
  nothing: NothingHere;
  /** What a search without a filter says that found nothing. */
  noneFor?: (search: string) => ReactNode;
  /** Whether its rows are people, of whom nobody is found. */
  ofPeople?: boolean;
  /** Without it no row is chosen. */
  bulk?: {
    /** What a row is called beside its box. */
    nameOf: (row: Row) => string;
    /**
     * Actions on the rows chosen, of other pages too; `clear` is for when they are done. `all` is there instead where all
     * are chosen that are found, with what the query was asked for. `save` saves them as a file, where the list has one.
     */
    actions: (
      selected: readonly Row[],
      clear: () => void,
      all: (AllSelected & { params: Variables }) | null,
      save: ReactNode,
    ) => ReactNode;
    /** Whether all that is found can be chosen. */
    takesAll?: boolean;
    /** What can be done with one row, at its end. */
    menu?: (row: Row) => ReactNode;
  };
};

const none: readonly ListFilter[] = [];
const nothing = { nodes: [], totalCount: 0 };

/** Puts the focus on the list when another page of it came, since the button that led there may be gone. */
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

/** How many rows a search and filters find, and of how many. Apart, since what is not asked for must not be read anew. */
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

/** How many rows are found. */
function Found<Row, Data, Variables extends OperationVariables>(props: FoundProps<Row, Data, Variables>) {
  return isFiltered(props.view) ? <FoundOfAll {...props} /> : props.count(props.total);
}

const inDigits: Count = (total) => <FormattedNumber value={total} />;

/** A list for administrators: what it shows is in its address, so that a link leads to it and Back comes back. */
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
