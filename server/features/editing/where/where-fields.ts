/** Kind of a field's values. */
export type FieldKind = 'text' | 'number' | 'moment' | 'choice' | 'flag' | 'id' | 'list';

/** A field that a list can be filtered by. */
export interface WhereField {
  kind: FieldKind;
  /** SQL of its value for a row of the list. */
  sql: string;
  description?: string;
  /** True if a row may have no value. */
  optional?: boolean;
  /** The enumeration of its values, if the API has one. */
  type?: object;
  /** All possible values, if they are known but no enumeration of the API. */
  values?: readonly string[];
  /** SQL that an index can evaluate, and that is true wherever the text contains this pattern. */
  near?: (pattern: string) => string;
  /** For a value of another table: SQL that is true for the list's own row if the other row meets the condition. */
  of?: (condition: string) => string;
}

export type WhereFields = Readonly<Record<string, WhereField>>;

/** Values that a field is compared with, by operator. Null or undefined means that the operator isn't used. */
export interface Comparison {
  oneOf?: readonly (string | number)[] | null;
  noneOf?: readonly (string | number)[] | null;
  contains?: string | null;
  min?: number | null;
  max?: number | null;
  after?: Date | null;
  before?: Date | null;
  equals?: boolean | null;
  isNull?: boolean | null;
}

export type Operator = keyof Comparison;

/** A filter as GraphQL has validated it: comparisons by field, and AND, OR and NOT. */
export interface Where {
  AND?: readonly Where[] | null;
  OR?: readonly Where[] | null;
  NOT?: Where | null;
  [field: string]: Comparison | Where | readonly Where[] | null | undefined;
}

/** Maximum number of values for an operator. */
export const maxValues = 100;
/** Maximum number of ids in a list of ids. */
export const maxIds = 1000;
/** Maximum number of comparisons in a filter. */
export const maxComparisons = 50;
/** Maximum number of filters in AND, OR and NOT. */
export const maxGroups = 50;
/** Maximum depth of AND, OR and NOT. */
export const maxDepth = 5;

/** Returns the filter by row ids. */
export const rowId = (sql: string): WhereFields => ({ id: { kind: 'id', sql, description: 'ID.' } });

/** Returns the comparisons of a filter by field, without AND, OR and NOT. */
export const comparisons = (where: Where): [string, Comparison][] =>
  Object.entries(where).filter(
    (entry): entry is [string, Comparison] => Boolean(entry[1]) && !/^(AND|OR|NOT)$/.test(entry[0]),
  );

/** Returns the names of all fields that a filter compares, at any depth. */
export function comparedFields(where: Where | null | undefined): string[] {
  if (!where) return [];
  const { AND, OR, NOT } = where;
  const within = [...(AND ?? []), ...(OR ?? []), ...(NOT ? [NOT] : [])];
  return [...comparisons(where).map(([name]) => name), ...within.flatMap(comparedFields)];
}
