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
import { params, countSql, type RowList, type RowQuery, type RowSort, type Text } from './row-list';

/** A statement of a page; by its name it is prepared. */
type PageStatement = Text & KeptText;

/** SQL of what rows are sorted by second. What it is read from has a scope of its own, as the first may join the same. */
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

/** What a list is sorted by, one after the other, by the names that the keys of its rows have. */
const namedSorts = <Field extends string>(list: RowList<Field>, order: SortOrder<Field>, row = '') =>
  sortsBy(order).map(({ field, direction }, at) => ({
    sql: `${row}${keyNames[at]}`,
    direction,
    type: list.sorts[field].type,
  }));

/** The parameters of a page: rows that are read, and behind what; of those that are written, how many are shown. */
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

/** SQL of the rows of a page as `f` with their ids and keys. */
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
    // Of another table's key its index knows by itself, not together with the id.
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

/** The rows of a page: behind which place, how many, and whether as `total` all are counted too. */
export interface RowsRequested {
  place: Place | null;
  size: number;
  total?: boolean;
  /** SQL of a row as it goes into the answer, where it is written for that. */
  answer?: string | null;
}

/** SQL of a page, by what its values are called. */
function pageText<Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
  { total, answer = null }: RowsRequested,
  wanted: readonly string[],
  values: PageValues,
): string {
  const { holds = [], parts, json } = list;
  // Those of the page first, so that what is told of a row is looked up for them alone.
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
 * The rows of a page, and one more where more follow: as one JSON value, an array of rows with their keys. Where they are
 * written for an answer, as the text of a JSON array of its rows alone, with how many there are and the keys of both ends.
 */
export function rowsStatement<Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
  rows: RowsRequested,
): PageStatement {
  const statement = new Statement();
  const wanted = params(list, statement, query);
  const { order } = query;
  const kind = statement.values.length === 0 && !order.secondField ? 'same' : 'filtered';
  const values = pageValues(list, query, rows, statement);
  const write = () => pageText(list, query, rows, wanted, values);
  const { answer = null, place, total } = rows;
  const orders = sortsBy(order).map(({ field, direction }) => `${field} ${direction}`);
  const key = `${orders.join()} ${place !== null} ${total === true} ${query.isSelective} ${wanted.join(' and ')}`;
  const { name, text } = storedText(list, answer, key, kind, write);
  return { name, text, values: statement.values };
}
