import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { errorCode } from '#client/platform/error-code';
import { useReturnedFocus } from '../dialog/returned-focus';
import { PageHead } from '#client/ui/editing/page-head';
import { Waiting } from '#client/ui/states';
import { BulkBar } from './bulk-bar';
import type { RowEditing } from './cells/row-editing';
import { isNarrowed, unnarrowed, type ListView } from './list-address';
import {
  inOrder,
  isOutOfSight,
  optional,
  type ListColumn,
  type ListFilter,
  type NothingHere,
  type Page,
} from './list-parts';
import { ListTable, WaitingTable } from './list-table';
import { ListTools } from './list-tools';
import { NothingFound, NothingYet } from './nothing';
import { listFile } from './save-list';
import { Pager } from './pager';
import styles from './admin-list.module.css';
import { useListKeys } from './cells/use-list-keys';
import { useChosen, type AllChosen } from './use-chosen';
import { useListView } from './use-list-view';

type Props<Row, Data, Variables> = {
  title: string;
  /** Whether the page has a head of its own, so that the title is only said to those who do not see the list. */
  isPart?: boolean;
  /** The number of rows in words. */
  count?: (total: number) => ReactNode;
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
  /** Without it no row is chosen. */
  bulk?: {
    /** What a row is called beside its box. */
    nameOf: (row: Row) => string;
    /**
     * Deeds on the rows chosen, of other pages too; `clear` is for when they are done. `all` is there instead where all
     * are chosen that are found, with what the query was asked for.
     */
    deeds: (
      chosen: readonly Row[],
      clear: () => void,
      all: (AllChosen & { asked: Variables }) | null,
    ) => ReactNode;
    /** Whether all that is found can be chosen. */
    takesAll?: boolean;
  };
};

const none: readonly ListFilter[] = [];
const nothing = { nodes: [], totalCount: 0 };

/** Puts the focus on the list when another page of it came, since the button that led there may be gone. */
function useFocusOnPage(after: string | null, came: boolean) {
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(after);
  useEffect(() => {
    if (!came || shown.current === after) return;
    shown.current = after;
    region.current?.focus();
    window.scrollTo({ top: 0 });
  }, [after, came]);
  return region;
}

/** A list for administrators: what it shows is in its address, so that a link leads to it and Back comes back. */
export function AdminList<Row extends { id: string }, Data, Variables extends OperationVariables>(
  props: Props<Row, Data, Variables>,
) {
  const {
    title,
    isPart = false,
    count,
    actions,
    views,
    lead,
    searchLabel,
    query,
    pollInterval,
    variables,
    columns,
    filters = none,
  } = props;
  const controls = useListView({
    filters,
    sorts: columns.flatMap(({ sort }) => sort ?? []),
    columns: optional(columns).map(({ key }) => key),
    extras: columns.flatMap(({ key, extra }) => (extra ? [key] : [])),
  });
  const { view, next, previous, change } = controls;
  const { data, previousData, error, refetch } = useQuery<Data, OperationVariables>(query, {
    variables: variables(view),
    fetchPolicy: 'cache-and-network',
    pollInterval,
    skipPollAttempt: isOutOfSight,
  });
  // A page whose list has changed since: its place or all its rows are gone, so that the list begins anew.
  const isLost = error !== undefined && errorCode(error) === 'BAD_USER_INPUT';
  const isDrained = data !== undefined && props.page(data as Data).nodes.length === 0;
  const isGone = view.after !== null && (isLost || isDrained);
  useEffect(() => {
    if (isGone) change({});
  });
  const current = (data ?? (error ? undefined : previousData)) as Data | undefined;
  const page = current && props.page(current);
  const { hasNextPage = false, endCursor = null } = page?.pageInfo ?? {};
  const nextPage =
    hasNextPage && endCursor ? () => next(endCursor, view.from + page!.nodes.length) : undefined;
  const shownColumns = inOrder(columns, view.order).filter(({ key }) => !view.hidden.includes(key));
  const region = useFocusOnPage(view.after, data !== undefined);
  useReturnedFocus(region);
  const whole = useRef<HTMLDivElement>(null);
  useListKeys(whole);
  const { chosen, choose, clear, chooseAll, choosePage, all } = useChosen<Row>(view, region, page ?? nothing);
  const isEmpty = page?.nodes.length === 0 && view.after === null;
  return (
    <div ref={whole} className={isPart ? styles.part : undefined}>
      {!isPart && <PageHead title={title} note={page && count?.(page.totalCount)} actions={actions} />}
      {views}
      {lead && <div className={`dim ${styles.lead}`}>{lead}</div>}
      <ListTools
        searchLabel={searchLabel}
        columns={columns}
        filters={filters}
        controls={controls}
        total={page?.totalCount}
        file={props.csv === undefined ? undefined : listFile(props.csv, variables(view))}
        actions={isPart && actions}
      />
      {props.bulk && (all || chosen.size > 0) && (
        <BulkBar
          count={chosen.size}
          all={all}
          found={props.bulk.takesAll && page ? page.totalCount : 0}
          onAll={chooseAll}
          onPage={choosePage}
          onClear={clear}
        >
          {props.bulk.deeds([...chosen.values()], clear, all && { ...all, asked: variables(view) })}
        </BulkBar>
      )}
      <div ref={region} tabIndex={-1} role="region" aria-label={title} aria-busy={data ? undefined : true}>
        {!page && (!error || isGone) && <WaitingTable label={title} columns={shownColumns} />}
        {!page && error && !isGone && <Waiting error={error} onRetry={() => void refetch()} />}
        {isEmpty && !isNarrowed(view) && <NothingYet {...props.nothing} />}
        {isEmpty && isNarrowed(view) && (
          <NothingFound view={view} noneFor={props.noneFor} onClear={() => change(unnarrowed)} />
        )}
        {page && !isEmpty && (
          <>
            <ListTable
              label={title}
              rows={page.nodes}
              columns={shownColumns}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              editing={props.editing}
              selection={props.bulk && { chosen, onChoose: choose, nameOf: props.bulk.nameOf }}
            />
            <Pager
              from={view.from}
              count={page.nodes.length}
              total={page.totalCount}
              onNext={nextPage}
              onPrevious={view.after === null ? undefined : previous}
            />
          </>
        )}
      </div>
    </div>
  );
}
