import { throwFieldError } from '#server/platform/errors';
import type { Statement } from '#server/platform/database/statement';
import { isStorable } from '#server/platform/validation';
import { type Condition, maxIds, type Operator } from './condition.input';
import { type ConditionField, kinds } from './kinds';

export type ConditionFields = Readonly<Record<string, ConditionField>>;

const [maxConditions, maxValues, maxValueLength] = [20, 100, 300];

/** The rows themselves, by which every list may be narrowed. */
export const rowId = (sql: string): ConditionFields => ({ id: { kind: 'id', sql } });

/** The operators that a field takes. */
export const operatorsOf = ({ kind, optional }: ConditionField): readonly Operator[] => [
  ...kinds[kind].operators,
  ...(optional ? (['EMPTY', 'NOT_EMPTY'] as const) : []),
];

function valuesOf(
  { operator, values }: Condition,
  { kind }: ConditionField,
  path: string,
): readonly string[] {
  const sent = values ?? [];
  const max = kind === 'id' ? maxIds : maxValues;
  const isNone = operator === 'EMPTY' || operator === 'NOT_EMPTY';
  if (isNone !== (sent.length === 0)) {
    throwFieldError(path, isNone ? `${operator} takes no values.` : `${operator} takes values.`);
  }
  if (sent.length > max) throwFieldError(path, `A condition on this field has ${max} values at most.`);
  const fit = sent.every((value) => value.length <= maxValueLength && isStorable(value));
  if (!fit) throwFieldError(path, `A value is a text of ${maxValueLength} characters at most.`);
  return sent;
}

function sqlOf(statement: Statement, fields: ConditionFields, condition: Condition, path: string): string {
  const { field: name, operator } = condition;
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) {
    const known = Object.keys(fields).sort().join(', ');
    return throwFieldError(
      `${path}.field`,
      `This list can't be filtered by that field. It can be filtered by: ${known}.`,
    );
  }
  const takes = operatorsOf(field);
  if (!takes.includes(operator)) {
    throwFieldError(`${path}.operator`, `The field ${name} takes ${takes.join(', ')}.`);
  }
  const valuesPath = `${path}.values`;
  const values = valuesOf(condition, field, valuesPath);
  const { among } = field;
  if (among && !values.every((value) => among.includes(value))) {
    throwFieldError(valuesPath, `The field ${name} is one of ${among.join(', ')}.`);
  }
  const sql = kinds[field.kind].sql({ statement, field, operator, values, path: valuesPath });
  return field.of ? field.of(sql) : sql;
}

/** The SQL of conditions on the fields of a list; BAD_USER_INPUT for one that it does not take. */
export function conditionsSql(
  statement: Statement,
  fields: ConditionFields,
  where: readonly Condition[] | null | undefined,
): string[] {
  const all = where ?? [];
  if (all.length > maxConditions)
    throwFieldError('where', `A list takes ${maxConditions} conditions at most.`);
  return all.map((condition, at) => sqlOf(statement, fields, condition, `where.${at}`));
}
