import { foldSearchSql } from '#server/platform/database/sql';
import { Statement, where as whereSql } from '#server/platform/database/statement';
import { soughtPatterns } from '../search-words';
import { type Comparison, comparisons, rowId, type Where, type WhereFields } from '../where/where-fields';
import { whereSql as filterSql } from '../where/where-sql';
import type { RowColumns } from './row-columns';
import type { IdType, SortOrder, Sorting } from '../sort-keys';

/** A sort order of a row list. */
export interface RowSort extends Sorting {
  description: string;
  /** Join that provides the value, if it is in another table. It leaves out rows without a value. */
  join?: string;
  /**
   * Condition of the rows without a value, and SQL of their key, which sorts before or after all other keys.
   */
  without?: { holds: string; key: string };
}

/** A list over any rows: its table, filters, sort orders and columns. */
export interface RowList<Field extends string = string> {
  /** The table and its alias, such as `attempt a`. */
  table: string;
  /** SQL of the row id. */
  id: string;
  idType?: IdType;
  /** SQL conditions of every row of the list. */
  holds?: readonly string[];
  conditions: WhereFields;
  sorts: Readonly<Record<Field, RowSort>>;
  /** Default order. */
  order: SortOrder<Field>;
  /** Returns SQL conditions of a search. */
  found?: (statement: Statement, search: string) => readonly string[];
  /** SQL of the number of all rows, if it is known without counting. */
  count?: string;
  /** Columns of a row. */
  json: RowColumns;
  /** Joins for the columns, to the rows `f` of a page by `f.id`. */
  parts: string;
}

/** Validated arguments of a row list. */
export interface RowQuery<Field extends string = string> {
  search: string;
  where: Where | null;
  order: SortOrder<Field>;
  /** True if the rows are filtered before they are sorted; see `isSelective`. */
  isSelective: boolean;
  /** Returns further SQL conditions, for example on rows that the viewer may read. */
  also?: (statement: Statement) => readonly string[];
}

export interface Text {
  text: string;
  values: unknown[];
}

/**
 * Returns the `found` of a list whose rows must match every word; `holds` gets the SQL to the right of
 * `like`.
 */
export const eachWord =
  (holds: (pattern: string) => string): NonNullable<RowList['found']> =>
  (statement, search) =>
    soughtPatterns(search).map(([pattern, ...others]) =>
      holds(
        others.length > 0
          ? `any(${statement.value([pattern, ...others], 'text[]')})`
          : statement.value(pattern, 'text'),
      ),
    );

/** Returns name and description of the sort fields, for the input type. */
export const sortsOf = (sorts: Readonly<Record<string, RowSort>>) =>
  Object.entries(sorts).map(([name, { description }]) => ({ name, description }));

/** Returns a sort key of a name without case and accents. */
export const sortedText = (sql: string): Sorting => ({ sql: foldSearchSql(sql), type: 'text' });

/** Returns the fields that a list can be filtered by, including the row id if it is a UUID. */
export const whereFields = ({ id, idType = 'uuid', conditions }: RowList): WhereFields =>
  idType === 'uuid' ? { ...rowId(id), ...conditions } : conditions;

/** Returns the SQL conditions of the arguments. */
export function queryConditions<Field extends string>(
  list: RowList<Field>,
  statement: Statement,
  query: RowQuery<Field>,
) {
  return [
    ...(query.also?.(statement) ?? []),
    ...(list.found?.(statement, query.search) ?? []),
    ...filterSql(statement, whereFields(list), query.where),
  ];
}

/** Returns whether a comparison matches few rows: by id, by words, or by a row of another table. */
function isSelectiveComparison(fields: WhereFields, name: string, comparison: Comparison): boolean {
  const { noneOf: _, isNull: __, ...selecting } = comparison;
  const isCompared = Object.values(selecting).some((value) => value !== null && value !== undefined);
  const { kind, of } = fields[name] ?? {};
  return isCompared && (name === 'id' || Boolean(comparison.contains) || (Boolean(of) && kind !== 'choice'));
}

function isSelectiveWhere(fields: WhereFields, where: Where): boolean {
  const { AND, OR } = where;
  return (
    comparisons(where).some(([name, comparison]) => isSelectiveComparison(fields, name, comparison)) ||
    (AND ?? []).some((other) => isSelectiveWhere(fields, other)) ||
    Boolean(OR?.length && OR.every((other) => isSelectiveWhere(fields, other)))
  );
}

/**
 * Returns whether a search or filter matches so few rows that filtering should come before sorting.
 * PostgreSQL can't estimate that and would read all rows in sort order until a page is full.
 */
export const isSelective = (fields: WhereFields, search: string, where: Where | null): boolean =>
  search !== '' || (where !== null && isSelectiveWhere(fields, where));

/** Returns SQL of the number of rows under the conditions `all`. */
export const countSql = ({ table, holds = [], count }: RowList, all: readonly string[]): string =>
  count && all.length === 0
    ? count
    : `select count(*)::int as count from ${table} ${whereSql([...holds, ...all])}`;

/** Returns the statement that counts the rows of all pages. */
export function countRows<Field extends string>(list: RowList<Field>, query: RowQuery<Field>): Text {
  const statement = new Statement();
  return { text: countSql(list, queryConditions(list, statement, query)), values: statement.values };
}

/** Returns the SQL conditions of the rows that the list finds. */
export const rowConditions = <Field extends string>(
  list: RowList<Field>,
  statement: Statement,
  query: RowQuery<Field>,
): readonly string[] => [...(list.holds ?? []), ...queryConditions(list, statement, query)];
