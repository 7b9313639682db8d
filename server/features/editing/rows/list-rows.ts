import { select } from '#server/platform/database/database';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import type { Counted } from '#server/platform/graphql/total-count';
import { type Page, pageSize } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/database/read-together';
import type { Statement } from '#server/platform/database/statement';
import { checkSearch } from '#server/platform/validation';
import { cursorOfRow, keyedPage, type ListRow, placeOf, sortsBy, type SortOrder } from '../sort-keys';
import type { Where } from '../where/where-fields';
import { writtenRow } from './row-columns';
import { countRows, isSelective, type RowList, type RowQuery, whereFields } from './row-list';
import { rowsStatement } from './rows-statement';

/** Arguments of a row list without its page. */
export interface RowListing<Field extends string = string> {
  search?: string | null | undefined;
  where?: Where | null | undefined;
  orderBy?: SortOrder<Field> | null | undefined;
}

export type RowPage<Row> = Page<Row & ReadTogether> & Counted;

/** The result of a page's statement: its rows, or their JSON for the response. */
type PageRead<Row> =
  | { json: ListRow<Row>[]; total?: number; nodes?: undefined }
  | {
      nodes: string;
      page: [found: number, first: string[], last: string[], total?: number];
    };

/**
 * Returns the validated arguments; `also` adds conditions. Throws BAD_USER_INPUT if the search is invalid.
 */
export const rowQuery = <Field extends string>(
  list: RowList<Field>,
  { search, where, orderBy }: RowListing<Field>,
  also?: (statement: Statement) => readonly string[],
): RowQuery<Field> => {
  const params = { search: checkSearch(search?.trim()), where: where ?? null };
  return {
    ...params,
    order: orderBy ?? list.order,
    isSelective: isSelective(whereFields(list), params.search, params.where),
    ...(also && { also }),
  };
};

async function countAllRows<Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
): Promise<number> {
  const counting = countRows(list, query);
  const [row] = await select<{ count: number }>(null, counting.text, counting.values);
  return row?.count ?? 0;
}

/** Requests a page of row objects with all fields. */
type Countable = { total: boolean; fields: null };

// Default of callers that need the rows only, such as files.
const rowsAlone: Countable = { total: false, fields: null };

/**
 * Returns a page of a row list, read by one statement. If the request allows it, the statement writes the
 * JSON of the response directly.
 */
export async function listRows<Row extends { id: string }, Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
  first: number,
  after: string | null | undefined,
  page: PageRequest | Countable = rowsAlone,
): Promise<RowPage<Row>> {
  const size = pageSize(first);
  const types = sortsBy(query.order).map(({ field }) => list.sorts[field].type);
  const place = placeOf(after, query.order, types, list.idType);
  const { total } = page;
  const answer = page.fields && writtenRow(list.json, page.fields, page.lang);
  const { name, text, values } = rowsStatement(list, query, { place, size, total, answer });
  const read = (await select<PageRead<Row>>(name, text, values))[0]!;
  const counted = (total?: number) => ({ countAll: () => total ?? countAllRows(list, query) });
  if (read.nodes === undefined)
    return Object.assign(keyedPage(read.json, size, query.order, after), counted(read.total));
  (page as PageRequest).write(read.nodes);
  const [found, head, last, all] = read.page;
  const cursorOf = (end: string[]) =>
    found > 0 ? cursorOfRow(query.order, end.slice(0, -1), end.at(-1)!) : null;
  const pageInfo = {
    hasNextPage: found > size,
    hasPreviousPage: place !== null,
    get startCursor() {
      return cursorOf(head);
    },
    get endCursor() {
      return cursorOf(last);
    },
  };
  return { nodes: [], edges: [], pageInfo, ...counted(all) };
}
