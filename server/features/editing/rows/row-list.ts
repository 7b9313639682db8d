import { foldedSql } from '#server/platform/sql';
import { Statement, where as whereSql } from '#server/platform/statement';
import type { Condition } from '../conditions/condition.input';
import { conditionsSql, type ConditionFields } from '../conditions/conditions';
import { wordPatterns } from '../search-words';
import { type RowColumns, rowJson } from './row-columns';
import { type IdType, keyText, keyType, type Place, type SortOrder, type Sorting } from '../sort-keys';

/** How a list of rows is sorted by a field. */
export interface RowSort extends Sorting {
  description: string;
  /** What the value is read from where that is of another table; what has none is left out by it. */
  join?: string;
  /** Which rows have no such value, and SQL of the key that they have instead: of all keys the first, or the last. */
  without?: { holds: string; key: string };
}

/** A list that no description gives: where its rows are, what they are narrowed and sorted by, and what each says. */
export interface RowList<Field extends string = string> {
  /** The table and the letter of its rows, such as `attempt a`. */
  table: string;
  /** SQL of what identifies a row. */
  id: string;
  idType?: IdType;
  /** What holds of all its rows. */
  holds?: readonly string[];
  conditions: ConditionFields;
  sorts: Readonly<Record<Field, RowSort>>;
  /** How it comes where nothing else is asked for. */
  order: SortOrder<Field>;
  /** SQL of what holds where a search finds a row. */
  found?: (statement: Statement, search: string) => readonly string[];
  /** SQL of how many there are of all, where somebody knows without counting. */
  count?: string;
  /** What a row says. */
  json: RowColumns;
  /** What that is read from, joined to the page's rows `f` by `f.id`. */
  parts: string;
}

/** What a list of rows is asked for, as it was checked. */
export interface RowQuery<Field extends string = string> {
  search: string;
  where: readonly Condition[] | null;
  order: SortOrder<Field>;
  /** Whether its rows are to be found before they are sorted. */
  isFew: boolean;
  /** What else holds, such as that a row is the viewer's to read. */
  also?: (statement: Statement) => readonly string[];
}

export interface Text {
  text: string;
  values: unknown[];
}

/** A statement of a page; `isFixed` where its text is the same for whoever asks for the list in that order. */
interface PageText extends Text {
  isFixed: boolean;
}

/** The fewest letters of a word that an index of trigrams finds. */
const trigram = 3;

/** What holds where every word of a search does, each by its pattern for `like`; of one too short for an index by `short`. */
export const eachWord =
  (holds: (pattern: string) => string, short = holds): NonNullable<RowList['found']> =>
  (statement, search) =>
    wordPatterns(search).map((pattern) =>
      (pattern.length < trigram + 2 ? short : holds)(statement.value(pattern, 'text')),
    );

/** The fields that a list is sorted by, as its input has them. */
export const sortsOf = (sorts: Readonly<Record<string, RowSort>>) =>
  Object.entries(sorts).map(([name, { description }]) => ({ name, description }));

/** SQL of a text as names are sorted; of a localized one by its English. */
export const sortedText = (sql: string): Sorting => ({ sql: foldedSql(sql), type: 'text' });

function asked<Field extends string>(list: RowList<Field>, statement: Statement, query: RowQuery<Field>) {
  return [
    ...(query.also?.(statement) ?? []),
    ...(list.found?.(statement, query.search) ?? []),
    ...conditionsSql(statement, list.conditions, query.where),
  ];
}

/**
 * Whether what is asked for leaves few rows, of which PostgreSQL knows too little beforehand: words, and what is of rows
 * of other tables. Those are found first, not met on the way through all of them.
 */
export const isFew = (conditions: ConditionFields, search: string, where: readonly Condition[] | null) =>
  search !== '' ||
  (where ?? []).some(({ field, operator }) => {
    const { kind, of } = conditions[field] ?? {};
    return operator === 'CONTAINS' || (of && kind !== 'choice' && !operator.includes('NOT'));
  });

/** SQL of how many rows a list has on all pages, where `all` holds of those that are asked for. */
const countSql = ({ table, holds = [], count }: RowList, all: readonly string[]): string =>
  count && all.length === 0
    ? count
    : `select count(*)::int as count from ${table} ${whereSql([...holds, ...all])}`;

/** How many rows a list has on all pages. */
export function countRows<Field extends string>(list: RowList<Field>, query: RowQuery<Field>): Text {
  const statement = new Statement();
  return { text: countSql(list, asked(list, statement, query)), values: statement.values };
}

/** SQL of the rows of a page as `f` with their ids and keys: of those behind a place, `most` at most. */
function pageSql<Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
  statement: Statement,
  { all, place, limit }: { all: readonly string[]; place: Place | null; limit: number },
): string {
  const { table, id, idType = 'uuid' } = list;
  const { field, direction } = query.order;
  const sort = list.sorts[field];
  const most = statement.value(limit, 'int');
  const than = direction === 'ASC' ? '>' : '<';
  const [key, last] = place
    ? [statement.value(place.key, keyType(sort.type)), statement.value(place.id, idType)]
    : [];
  const behind = (sql: string): string[] => {
    if (!place) return [];
    // Of another table's key its index knows by itself, not together with the id.
    const near = sort.join ? [`${sql} ${than}= ${key}`] : [];
    return [...near, `(${sql}, ${id}) ${than} (${key}, ${last})`];
  };
  const inOrder = `order by key ${direction}, id ${direction} limit ${most}`;
  const found = query.isFew ? 'offset 0' : '';
  const some = (sql: string, join: string, more: readonly string[]): string =>
    `(select * from (select ${id} as id, ${sql} as key from ${table} ${join}
      ${whereSql([...more, ...all, ...behind(sql)])} ${found}) s ${inOrder})`;
  const { without, join = '' } = sort;
  const isThere = without && !join ? [`${sort.sql} is not null`] : [];
  const first = some(sort.sql, join, isThere);
  return without
    ? `(select * from (${first} union all ${some(without.key, '', [without.holds])}) u ${inOrder})`
    : first;
}

/** The rows of a page: behind which place, how many, and whether as `total` all are counted too. */
export interface RowsAsked {
  place: Place | null;
  size: number;
  total?: boolean;
  /** SQL of a row as it goes into the answer, where it is written for that. */
  answer?: string | null;
}

/**
 * The rows of a page, and one more where more follow: as one JSON value, an array of rows with their keys. Where they are
 * written for an answer, as the text of a JSON array of its rows alone, with how many there are and the keys of both ends.
 */
export function rowsStatement<Field extends string>(
  list: RowList<Field>,
  query: RowQuery<Field>,
  { place, size, total = false, answer = null }: RowsAsked,
): PageText {
  const { holds = [], parts, json } = list;
  const { field, direction } = query.order;
  const statement = new Statement();
  const wanted = asked(list, statement, query);
  const isFixed = statement.values.length === 0;
  // Those of the page first, so that what is told of a row is looked up for them alone.
  const page = pageSql(list, query, statement, { all: [...holds, ...wanted], place, limit: size + 1 });
  const key = keyText({ sql: 'f.key', type: list.sorts[field].type });
  const order = `order by f.key ${direction}, f.id ${direction}`;
  const count = total ? `, (${countSql(list, wanted)})` : '';
  const { values } = statement;
  if (answer === null) {
    const row = rowJson(json);
    const rows = `select json_build_object('key', ${key}, 'row', ${row}) as row from ${page} f ${parts} ${order}`;
    return {
      text: `select coalesce(json_agg(k.row), '[]') as json ${count && `${count} as total`} from (${rows}) k`,
      values,
      isFixed,
    };
  }
  const shown = statement.value(size, 'int');
  const rows = `select ${answer} as row, ${key} as key, f.id::text as id, row_number() over (${order}) as at
    from ${page} f ${parts} ${order}`;
  const last = `least(count(*), ${shown})::int`;
  const text = `select coalesce(json_agg(k.row) filter (where k.at <= ${shown}), '[]')::text as nodes,
    json_build_array(count(*), (array_agg(k.key))[1], (array_agg(k.id))[1], (array_agg(k.key))[${last}],
      (array_agg(k.id))[${last}] ${count}) as page
    from (${rows}) k`;
  return { text, values, isFixed };
}

/** SQL of what all rows have that a list finds. */
export const rowConditions = <Field extends string>(
  list: RowList<Field>,
  statement: Statement,
  query: RowQuery<Field>,
): readonly string[] => [...(list.holds ?? []), ...asked(list, statement, query)];
