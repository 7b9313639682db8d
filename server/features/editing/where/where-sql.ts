import { AppError, throwFieldError } from '#server/platform/errors';
import { isEmpty, type Statement } from '#server/platform/database/statement';
import { operatorsByKind, operatorsOf } from './operators';
import {
  type Comparison,
  comparisons,
  maxComparisons,
  maxDepth,
  type Operator,
  type Where,
  type WhereField,
  type WhereFields,
} from './where-fields';

interface Reading {
  statement: Statement;
  fields: WhereFields;
  count: number;
}

const tooComplex = (reason: string): never => {
  throw new AppError('QUERY_TOO_COMPLEX', reason, { fields: ['where'] });
};

function comparisonSql(reading: Reading, field: WhereField, comparison: Comparison, path: string): string[] {
  const { statement } = reading;
  const all = operatorsOf(field).flatMap((name) => {
    const value = comparison[name];
    if (isEmpty(value)) return [];
    reading.count += 1;
    if (reading.count > maxComparisons) tooComplex(`A filter can have up to ${maxComparisons} comparisons.`);
    const sql = operatorsByKind[field.kind][name] as (compared: object) => string;
    return [sql({ statement, field, value, path: `${path}.${name}` })];
  });
  const unknown = (Object.keys(comparison) as Operator[]).find((name) => !operatorsOf(field).includes(name));
  if (unknown) throwFieldError(`${path}.${unknown}`, `The operators are ${operatorsOf(field).join(', ')}.`);
  if (all.length === 0) return [];
  return field.of ? [field.of(all.join(' and '))] : all;
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
  return where ? groupSql({ statement, fields, count: 0 }, where, 'where', 0) : [];
}
