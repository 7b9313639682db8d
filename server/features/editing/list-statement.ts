import { foldSearchSql, iso } from '#server/platform/database/sql';
import { AppError } from '#server/platform/errors';
import { isEmpty, Statement, where } from '#server/platform/database/statement';
import { isId, isStorable } from '#server/platform/validation';
import type { Condition } from './conditions/condition.input';
import { conditionsSql } from './conditions/conditions';
import { conditionFields } from './conditions/described-conditions';
import { type Description, type ResourceField, listedFields } from './description';
import { placeSql } from './places';
import { wordPatterns } from './search-words';
import {
  keysetCondition,
  keyText,
  keyType,
  orderSql,
  placeOf,
  type SortOrder,
  sortsBy,
  type Sorting,
} from './sort-keys';

type Shape = Pick<Description, 'fields' | 'derived' | 'table'>;

const sqlOf = ({ table }: Shape, { column, json, among }: ResourceField): string =>
  among ? placeSql(table, among) : (json ?? `t."${column}"`);

/** SQL of a thing as the API gives it, for the row called `t`; `more` are pairs of a name and SQL of a value. */
export function jsonOf(resource: Shape, more: readonly string[] = []): string {
  const columns = resource.fields.map((field) => `'${field.property}', ${sqlOf(resource, field)}`);
  const others = resource.derived.map(({ property, json }) => `'${property}', ${json}`);
  return `json_build_object('id', t.id, ${[...columns, ...others, ...more].join(', ')},
    'createdAt', to_char(t.created_at, ${iso}), 'updatedAt', to_char(t.updated_at, ${iso}))`;
}

/** SQL of what is stored of a thing, by property, for the row called `t`. */
export function storedOf(resource: Shape): string {
  const columns = resource.fields.map(
    (field) => `'${field.property}', ${field.stored ?? sqlOf(resource, field)}`,
  );
  return `json_build_object(${columns.join(', ')})`;
}

/** What a list is asked for. */
export interface ListQuery {
  /** As it was checked; empty without a search. */
  search: string;
  filter: Record<string, unknown> | null;
  where: readonly Condition[] | null;
  order: SortOrder;
}

const versions: Record<string, Sorting> = {
  createdAt: { sql: 't.created_at', type: 'timestamptz' },
  updatedAt: { sql: 't.updated_at', type: 'timestamptz' },
};

/** Words that a list is filtered to. */
function wordsOf(wanted: readonly string[]): string[] {
  if (!wanted.every(isStorable)) throw new AppError('BAD_USER_INPUT', 'No text has such characters.');
  return wanted.map((word) => word.trim());
}

/** The condition of a filter on one field. */
function condition(statement: Statement, sql: string, kind: string, wanted: unknown): string[] {
  if (kind === 'choice') return [`${sql} = any(${statement.value(wanted, 'text[]')})`];
  if (kind === 'flag') return [`${sql} = ${statement.value(wanted, 'boolean')}`];
  if (kind === 'words') return [`${sql} && ${statement.value(wordsOf(wanted as string[]), 'text[]')}`];
  if (kind === 'some') return [`${sql} && ${statement.value(wanted, 'text[]')}`];
  if (kind === 'owner') return isId(wanted) ? [`${sql} = ${statement.value(wanted, 'uuid')}`] : ['false'];
  const { from, to } = wanted as { from?: unknown; to?: unknown };
  const type = kind === 'number' ? 'int' : 'timestamptz';
  // Numbers are counted with both ends, times up to the second one.
  const until = kind === 'number' ? '<=' : '<';
  return [
    ...(isEmpty(from) ? [] : [`${sql} >= ${statement.value(from, type)}`]),
    ...(isEmpty(to) ? [] : [`${sql} ${until} ${statement.value(to, type)}`]),
  ];
}

/** The conditions of search and filter; `found` are the ids that a search of the thing's own has found. */
export function conditions(
  description: Description,
  statement: Statement,
  { search, filter, where: asked }: Omit<ListQuery, 'order'>,
  found: readonly string[] | null,
): string[] {
  const fields = listedFields(description);
  const filters = fields.flatMap(({ name, sql, filter: kind }) => {
    const wanted = filter?.[name];
    return kind && !isEmpty(wanted) ? condition(statement, sql, kind, wanted) : [];
  });
  if (asked) filters.push(...conditionsSql(statement, conditionFields(description), asked));
  if (found) return [...filters, `t.id = any(${statement.value(found, 'uuid[]')})`];
  const texts = fields.flatMap((each) => (each.search ? [each.search] : []));
  const patterns = texts.length > 0 ? wordPatterns(search) : [];
  if (patterns.length === 0) return filters;
  const words = wordsSql(texts);
  return [...filters, ...patterns.map((pattern) => `${words} like ${statement.value(pattern, 'text')}`)];
}

/** All that is searched, as one text of which an index of trigrams can be made. */
const wordsSql = (texts: readonly string[]): string =>
  foldSearchSql(texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `));

const countSql = ({ table }: Description, all: readonly string[]): string =>
  `select count(*)::int as count from "${table}" t ${where(all)}`;

/** How many things a list has on all pages. */
export function countStatement(
  description: Description,
  query: ListQuery,
  found: readonly string[] | null,
): { text: string; values: unknown[] } {
  const statement = new Statement();
  const all = conditions(description, statement, query, found);
  return { text: countSql(description, all), values: statement.values };
}

export function sortingOf(description: Description, field: string): Sorting {
  const sorting = versions[field] ?? listedFields(description).find(({ name }) => name === field)?.sort;
  if (!sorting) throw new Error(`Nothing is sorted by ${field}.`);
  return sorting;
}

/** Up to `limit` things behind `after`; with each as `total` how many there are on all pages, where that is asked for. */
export function listStatement(
  description: Description,
  query: ListQuery,
  found: readonly string[] | null,
  { after, limit, withTotal }: { after?: string | null | undefined; limit: number; withTotal?: boolean },
): { text: string; values: unknown[] } {
  const { order } = query;
  const statement = new Statement();
  const sorts = sortsBy(order).map(({ field, direction }) => ({
    direction,
    ...sortingOf(description, field),
  }));
  const types = sorts.map(({ type }) => type);
  const all = conditions(description, statement, query, found);
  const total = withTotal ? `, (${countSql(description, all)}) as total` : '';
  const place = placeOf(after, order, types);
  if (place) {
    const keys = place.keys.map((key, at) => statement.value(key, keyType(types[at]!)));
    all.push(keysetCondition(sorts, 't.id', keys, statement.value(place.id, 'uuid')));
  }
  const keys = sorts.map(keyText).join(', ');
  return {
    text: `select array[${keys}] as keys, ${jsonOf(description)} as row ${total} from "${description.table}" t ${where(all)}
      ${orderSql(sorts, 't.id')} limit ${statement.value(limit, 'int')}`,
    values: statement.values,
  };
}
