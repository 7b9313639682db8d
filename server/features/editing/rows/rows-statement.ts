import { Statement, where as whereSql } from '#server/platform/database/statement';
import {
  keysetCondition,
  keyText,
  keyType,
  orderSql,
  type Place,
  type SortBy,
  sortsBy,
  type SortOrder,
} from '../sort-keys';
import { type KeptText, storedText } from './kept-texts';
import { rowJson } from './row-columns';
import { queryConditions, countSql, type RowList, type RowQuery, type RowSort, type Text } from './row-list';

type PageStatement = Text & KeptText;

/**
 * Returns join and key of the second sort field. A lateral join gives it a scope of its own, as the first
 * field may join the same table.
 */
function besideSql({ sql, join, without }: RowSort) {
  const read = join
    ? {
        key: 'beside.key',
        join: `left join lateral (select ${sql} as key from (select) one ${join}) beside on true`,
      }
    : { key: sql, join: '' };
  return { ...read, key: without ? `coalesce(${read.key}, ${without.key})` : read.key };
}

const keyNames = ['key', 'second'];

/** Returns the sort fields with the column names of their keys. */
const namedSorts = <Field extends string>(list: RowList<Field>, order: SortOrder<Field>, row = '') =>
  sortsBy(order).map(({ field, direction }, at) => ({
    sql: `${row}${keyNames[at]}`,
    direction,
    type: list.sorts[field].type,
  }));

/**
 * SQL parameters of a page: its size plus one, the cursor's keys and id, and the size if the statement writes
 * JSON.
 */
interface PageValues {
  max: string;
  keys: readonly string[];
  last: string | null;
  visible: string | null;
}

function pageValues<Field extends string>(
  list: RowList<Field>,
  { order }: RowQuery<Field>,
  { place, size, answer = null }: RowsRequested,
  statement: Statement,
): PageValues {
  const types = sortsBy(order).map(({ field }) => keyType(list.sorts[field].type));
  return {
    max: statement.value(size + 1, 'int'),
    keys: (place?.keys ?? []).map((key, at) => statement.value(key, types[at]!)),
    last: place && statement.value(place.id, list.idType ?? 'uuid'),
    visible: answer === null ? null : statement.value(size, 'int'),
  };
}

/** Returns SQL of the page as `f`, with ids and keys. */
function pageSql<Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
  all: readonly string[],
  { max, keys, last }: PageValues,
): string {
  const { table, id } = list;
  const [by, second] = sortsBy(query.order) as [SortBy<Field>, SortBy<Field>?];
  const sort = list.sorts[by.field];
  const named = namedSorts(list, query.order);
  const inOrder = `${orderSql(named, 'id')} limit ${max}`;
  const found = query.isSelective ? 'offset 0' : '';
  const some = (sql: string, join: string, more: readonly string[]): string => {
    const beside = second && besideSql(list.sorts[second.field]);
    const sorts = [sql, ...(beside ? [beside.key] : [])].map((each, at) => ({ ...named[at]!, sql: each }));
    // The index of the joined table can start at the key alone, but not at the pair of key and id.
    const near =
      last && sort.join && !second ? [`${sql} ${by.direction === 'ASC' ? '>' : '<'}= ${keys[0]}`] : [];
    const behind = last ? [...near, keysetCondition(sorts, id, keys, last)] : [];
    return `(select * from (select ${id} as id, ${sorts.map((each, at) => `${each.sql} as ${keyNames[at]}`).join(', ')}
      from ${table} ${join} ${beside?.join ?? ''} ${whereSql([...more, ...all, ...behind])} ${found}) s ${inOrder})`;
  };
  const { without, join = '' } = sort;
  const isThere = without && !join ? [`${sort.sql} is not null`] : [];
  const first = some(sort.sql, join, isThere);
  return without
    ? `(select * from (${first} union all ${some(without.key, '', [without.holds])}) u ${inOrder})`
    : first;
}

/** Cursor and size of a page, and whether `total` counts all rows. */
export interface RowsRequested {
  place: Place | null;
  size: number;
  total?: boolean;
  /** SQL of a row's JSON, if the statement writes the response. */
  answer?: string | null;
}

function pageText<Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
  { total, answer = null }: RowsRequested,
  wanted: readonly string[],
  values: PageValues,
): string {
  const { holds = [], parts, json } = list;
  // The page is selected first, so that the other columns are read for its rows only.
  const page = pageSql(list, query, [...holds, ...wanted], values);
  const sorts = namedSorts(list, query.order, 'f.');
  const keys = sorts.map((sort) => keyText(sort));
  const order = orderSql(sorts, 'f.id');
  const count = total ? `, (${countSql(list, wanted)})` : '';
  if (answer === null) {
    const row = rowJson(json);
    const rows = `select json_build_object('keys', json_build_array(${keys.join(', ')}), 'row', ${row}) as row from ${page} f ${parts} ${order}`;
    return `select coalesce(json_agg(k.row), '[]') as json ${count && `${count} as total`} from (${rows}) k`;
  }
  const named = keys.map((key, at) => `${key} as ${keyNames[at]}`).join(', ');
  const rows = `select ${answer} as row, ${named}, f.id::text as id, row_number() over (${order}) as at
    from ${page} f ${parts} ${order}`;
  const placeAt = (at: string): string => {
    const parts = [...keyNames.slice(0, keys.length), 'id'].map((name) => `(array_agg(k.${name}))[${at}]`);
    return `json_build_array(${parts.join(', ')})`;
  };
  const { visible } = values;
  return `select coalesce(json_agg(k.row) filter (where k.at <= ${visible}), '[]')::text as nodes,
    json_build_array(count(*), ${placeAt('1')}, ${placeAt(`least(count(*), ${visible})::int`)} ${count}) as page
    from (${rows}) k`;
}

/**
 * Returns the statement of a page plus one row, which shows that more follow. Its result is a JSON array of
 * rows with keys; with `answer` it is the text of the page's JSON, the number of rows, and the keys of both
 * ends.
 */
export function rowsStatement<Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
  rows: RowsRequested,
): PageStatement {
  const statement = new Statement();
  const wanted = queryConditions(list, statement, query);
  const { order } = query;
  // Callers can send any number of filters without values, such as `isNull`.
  const isSame = statement.values.length === 0 && !order.secondField && !query.where;
  const kind = isSame ? 'same' : 'filtered';
  const values = pageValues(list, query, rows, statement);
  const write = () => pageText(list, query, rows, wanted, values);
  const { answer = null, place, total } = rows;
  const orders = sortsBy(order).map(({ field, direction }) => `${field} ${direction}`);
  const key = `${orders.join()} ${place !== null} ${total === true} ${query.isSelective} ${wanted.join(' and ')}`;
  const { name, text } = storedText(list, answer, key, kind, write);
  return { name, text, values: statement.values };
}
