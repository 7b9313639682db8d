import { AppError, throwFieldError } from '#server/platform/errors';
import { isEmpty, type Statement } from '#server/platform/database/statement';
import { foldWords } from '#server/platform/text/fold';
import { operatorsByKind, operatorsOf } from './operators';
import {
  type Comparison,
  comparisons,
  maxComparisons,
  maxDepth,
  maxGroups,
  type Operator,
  type Where,
  type WhereField,
  type WhereFields,
} from './where-fields';

interface Reading {
  statement: Statement;
  fields: WhereFields;
  /** Number of comparisons so far. */
  comparisons: number;
  /** Number of filters in AND, OR and NOT so far. */
  groups: number;
}

const tooComplex = (reason: string): never => {
  throw new AppError('QUERY_TOO_COMPLEX', reason, { fields: ['where'] });
};

function comparisonSql(reading: Reading, field: WhereField, comparison: Comparison, path: string): string[] {
  const { statement } = reading;
  const compare = (name: Operator, value: unknown): string => {
    const sql = operatorsByKind[field.kind][name] as (compared: object) => string;
    return sql({ statement, field, value, path: `${path}.${name}` });
  };
  const inOtherTable: string[] = [];
  const all = operatorsOf(field).flatMap((name) => {
    const value = comparison[name];
    if (isEmpty(value)) return [];
    // Each word is a pattern of its own, which costs as much as another comparison.
    reading.comparisons += name === 'contains' ? Math.max(1, foldWords(String(value)).length) : 1;
    if (reading.comparisons > maxComparisons)
      tooComplex(`A filter can have up to ${maxComparisons} comparisons. Each word of \`contains\` is one.`);
    if (!field.of) return [compare(name, value)];
    // A row without a row in the other table has none of the values either.
    if (name === 'noneOf') return [`(${field.of(compare('oneOf', value))}) is not true`];
    inOtherTable.push(compare(name, value));
    return [];
  });
  const unknown = (Object.keys(comparison) as Operator[]).find((name) => !operatorsOf(field).includes(name));
  if (unknown) throwFieldError(`${path}.${unknown}`, `The operators are ${operatorsOf(field).join(', ')}.`);
  return field.of && inOtherTable.length > 0 ? [...all, field.of(inOtherTable.join(' and '))] : all;
}

function groupSql(reading: Reading, where: Where, path: string, depth: number): string[] {
  if (depth > maxDepth) tooComplex(`AND, OR and NOT can be nested up to ${maxDepth} levels deep.`);
  const own = comparisons(where).flatMap(([name, comparison]) => {
    const field = reading.fields[name];
    return field
      ? comparisonSql(reading, field, comparison, `${path}.${name}`)
      : throwFieldError(`${path}.${name}`, `The list can't be filtered by that field.`);
  });
  const within = (other: Where, name: string): string => {
    reading.groups += 1;
    if (reading.groups > maxGroups)
      tooComplex(`A filter can have up to ${maxGroups} filters in AND, OR and NOT.`);
    const all = groupSql(reading, other, `${path}.${name}`, depth + 1);
    return all.length > 0 ? `(${all.join(' and ')})` : 'true';
  };
  const { AND, OR, NOT } = where;
  return [
    ...own,
    ...(AND ?? []).map((other, at) => within(other, `AND.${at}`)),
    ...(OR ? [`(${OR.map((other, at) => within(other, `OR.${at}`)).join(' or ') || 'false'})`] : []),
    ...(NOT ? [`(${within(NOT, 'NOT')}) is not true`] : []),
  ];
}

/**
 * Returns the SQL conditions of a filter. Throws BAD_USER_INPUT for an invalid value, and QUERY_TOO_COMPLEX
 * for a filter over its limits.
 */
export function whereSql(
  statement: Statement,
  fields: WhereFields,
  where: Where | null | undefined,
): string[] {
  return where ? groupSql({ statement, fields, comparisons: 0, groups: 0 }, where, 'where', 0) : [];
}
