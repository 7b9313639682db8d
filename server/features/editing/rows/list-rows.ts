import { select, selectJson } from '#server/platform/database';
import type { Counted } from '#server/platform/graphql/total-count';
import { type Page, pageSize } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/read-together';
import type { Statement } from '#server/platform/statement';
import { checkSearch } from '#server/platform/validation';
import type { Condition } from '../conditions/condition.input';
import { keyedPage, type ListRow, placeOf, type SortOrder } from '../sort-keys';
import { countRows, isFew, type RowList, type RowQuery, rowsStatement } from './row-list';

/** What a list of rows is asked for. */
export interface RowListing<Field extends string = string> {
  search?: string | null | undefined;
  where?: readonly Condition[] | null | undefined;
  orderBy?: SortOrder<Field> | null | undefined;
}

export type RowPage<Row> = Page<Row & ReadTogether> & Counted;

/** What a list is asked for, checked; `also` is what else holds of its rows. */
export const rowQuery = <Field extends string>(
  list: RowList<Field>,
  { search, where, orderBy }: RowListing<Field>,
  also?: (statement: Statement) => readonly string[],
): RowQuery<Field> => {
  const asked = { search: checkSearch(search?.trim()), where: where ?? null };
  return {
    ...asked,
    order: orderBy ?? list.order,
    isFew: isFew(list.conditions, asked.search, asked.where),
    ...(also && { also }),
  };
};

/** A page of a list of rows: one statement, and one more where all are counted. */
export async function listRows<Row extends { id: string }, Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
  first: number,
  after?: string | null,
): Promise<RowPage<Row>> {
  const size = pageSize(first);
  const { order } = query;
  const place = placeOf(after, order, list.sorts[order.field].type, list.idType);
  const { text, values } = rowsStatement(list, query, place, size + 1);
  const rows = (await selectJson<ListRow<Row>[]>(null, text, values)) ?? [];
  const countAll = async (): Promise<number> => {
    const counting = countRows(list, query);
    const [row] = await select<{ count: number }>(null, counting.text, counting.values);
    return row?.count ?? 0;
  };
  return Object.assign(keyedPage(rows, size, order, after), { countAll });
}
