import { foldSearchSql } from '#server/platform/database/sql';
import { Statement, where as whereSql } from '#server/platform/database/statement';
import { soughtPatterns } from '../search-words';
import { type Comparison, comparisons, rowId, type Where, type WhereFields } from '../where/where-fields';
import { whereSql as filterSql } from '../where/where-sql';
import type { RowColumns } from './row-columns';
import type { IdType, SortOrder, Sorting } from '../sort-keys';

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
  conditions: WhereFields;
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
  where: Where | null;
  order: SortOrder<Field>;
  /** Whether its rows are to be found before they are sorted. */
  isSelective: boolean;
  /** What else holds, such as that a row is the viewer's to read. */
  also?: (statement: Statement) => readonly string[];
}

export interface Text {
  text: string;
  values: unknown[];
}

/** What holds where every word of a search does, each by what follows `like`. */
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

/** The fields that a list is sorted by, as its input has them. */
export const sortsOf = (sorts: Readonly<Record<string, RowSort>>) =>
  Object.entries(sorts).map(([name, { description }]) => ({ name, description }));

/** SQL of a text as names are sorted; of a localized one by its English. */
export const sortedText = (sql: string): Sorting => ({ sql: foldSearchSql(sql), type: 'text' });

/** The fields that a list can be filtered by: its rows' ids too, if they are UUIDs. */
export const whereFields = ({ id, idType = 'uuid', conditions }: RowList): WhereFields =>
  idType === 'uuid' ? { ...rowId(id), ...conditions } : conditions;

/** SQL of what a list is filtered to. */
export function params<Field extends string>(
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

/** Whether a comparison leaves few rows: those with given ids or words, and those of given rows of other tables. */
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
 * Whether a search or a filter leaves so few rows that they are found before they are sorted. PostgreSQL can't estimate
 * that: it would read all rows in their order until a page is full.
 */
export const isSelective = (fields: WhereFields, search: string, where: Where | null): boolean =>
  search !== '' || (where !== null && isSelectiveWhere(fields, where));

/** SQL of how many rows a list has on all pages, where `all` holds of those that are asked for. */
export const countSql = ({ table, holds = [], count }: RowList, all: readonly string[]): string =>
  count && all.length === 0
    ? count
    : `select count(*)::int as count from ${table} ${whereSql([...holds, ...all])}`;

/** How many rows a list has on all pages. */
export function countRows<Field extends string>(list: RowList<Field>, query: RowQuery<Field>): Text {
  const statement = new Statement();
  return { text: countSql(list, params(list, statement, query)), values: statement.values };
}

/** SQL of what all rows have that a list finds. */
export const rowConditions = <Field extends string>(
  list: RowList<Field>,
  statement: Statement,
  query: RowQuery<Field>,
): readonly string[] => [...(list.holds ?? []), ...params(list, statement, query)];
