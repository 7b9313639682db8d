import { throwFieldError } from '#server/platform/errors';
import { foldSearchSql } from '#server/platform/database/sql';
import type { Statement } from '#server/platform/database/statement';
import { foldSearch } from '#server/platform/text/fold';
import { isId, isStorable } from '#server/platform/validation';
import { wordPatterns } from '../search-words';
import {
  type Comparison,
  type FieldKind,
  maxIds,
  maxValues,
  type Operator,
  type WhereField,
} from './where-fields';

const maxValueLength = 300;

/** The value of an operator, never null. */
type Sent<Name extends Operator> = NonNullable<Comparison[Name]>;

interface Compared<Name extends Operator> {
  statement: Statement;
  field: WhereField;
  value: Sent<Name>;
  /** Path of the value in the input. */
  path: string;
}

/** SQL of each operator for a kind of field. */
type Operators = { [Name in Operator]?: (compared: Compared<Name>) => string };

/** Returns SQL of the negation, which is also true for rows without a value. */
const negate = ({ optional }: WhereField, sql: string): string =>
  optional ? `(${sql}) is not true` : `not (${sql})`;

function checkValues(
  values: readonly (string | number)[],
  { kind, values: known }: WhereField,
  path: string,
) {
  const max = kind === 'id' ? maxIds : maxValues;
  if (values.length > max) throwFieldError(path, `Send up to ${max} values.`);
  const texts = values.filter((value) => typeof value === 'string');
  if (!texts.every((text) => text.length <= maxValueLength && isStorable(text)))
    throwFieldError(path, `A value is a text of up to ${maxValueLength} characters.`);
  if (known && !texts.every((text) => known.includes(text)))
    throwFieldError(path, `The values are among ${known.join(', ')}.`);
}

const isNull: Operators['isNull'] = ({ field: { sql }, value }) =>
  value ? `(${sql} is null)` : `(${sql} is not null)`;

/** Returns the operators `oneOf` and `noneOf`; `holdsAny` returns SQL that is true for any of the values. */
const amongValues = (
  holdsAny: (statement: Statement, field: WhereField, values: readonly (string | number)[]) => string,
): Pick<Operators, 'oneOf' | 'noneOf'> => {
  const any = ({ statement, field, value, path }: Compared<'oneOf' | 'noneOf'>): string => {
    checkValues(value, field, path);
    return holdsAny(statement, field, value);
  };
  return { oneOf: any, noneOf: (compared) => negate(compared.field, any(compared)) };
};

const contains: Operators['contains'] = ({ statement, field: { sql, near }, value, path }) => {
  if (value.length > maxValueLength || !isStorable(value))
    throwFieldError(path, `A value is a text of up to ${maxValueLength} characters.`);
  const patterns = wordPatterns(value);
  if (patterns.length === 0) throwFieldError(path, 'The text to look for is missing.');
  const each = patterns.map((pattern) => {
    const sent = statement.value(pattern, 'text');
    return `${near ? `${near(sent)} and ` : ''}${foldSearchSql(sql)} like ${sent}`;
  });
  return `(${each.join(' and ')})`;
};

const choice = amongValues(
  (statement, { sql }, values) => `${sql} = any(${statement.value(values, 'text[]')})`,
);

const possibleValues = ({ type, values }: WhereField): readonly string[] | undefined =>
  type ? (Object.values(type) as string[]) : values;

export const operatorsByKind: Record<FieldKind, Operators> = {
  text: {
    ...amongValues((statement, { sql }, values) => {
      const folded = values.map((value) => foldSearch(String(value)));
      return `${foldSearchSql(sql)} = any(${statement.value(folded, 'text[]')})`;
    }),
    contains,
    isNull: ({ field: { sql }, value }) => `(coalesce(${sql}, '') ${value ? '=' : '<>'} '')`,
  },
  number: {
    ...amongValues((statement, { sql }, values) => `${sql} = any(${statement.value(values, 'bigint[]')})`),
    min: ({ statement, field: { sql }, value }) => `${sql} >= ${statement.value(value, 'bigint')}`,
    max: ({ statement, field: { sql }, value }) => `${sql} <= ${statement.value(value, 'bigint')}`,
    isNull,
  },
  moment: {
    after: ({ statement, field: { sql }, value }) => `${sql} >= ${statement.value(value, 'timestamptz')}`,
    before: ({ statement, field: { sql }, value }) => `${sql} < ${statement.value(value, 'timestamptz')}`,
    isNull,
  },
  choice: {
    ...choice,
    // An index can find the remaining values, but not a negation.
    noneOf: (compared) => {
      const { field, value, path } = compared;
      const all = possibleValues(field);
      if (!all || field.optional) return choice.noneOf!(compared);
      checkValues(value, field, path);
      return choice.oneOf!({ ...compared, value: all.filter((each) => !value.includes(each)) });
    },
    isNull,
  },
  flag: { equals: ({ field: { sql }, value }) => (value ? sql : `not ${sql}`) },
  id: {
    // A text that isn't a UUID matches no id.
    ...amongValues((statement, { sql }, values) => {
      const ids = values.filter(isId);
      return ids.length === 0 ? 'false' : `${sql} = any(${statement.value(ids, 'uuid[]')})`;
    }),
    isNull,
  },
  list: {
    ...amongValues((statement, { sql }, values) => `${sql} && ${statement.value(values, 'text[]')}`),
    isNull: ({ field: { sql }, value }) => `(coalesce(cardinality(${sql}), 0) ${value ? '=' : '>'} 0)`,
  },
};

/** Returns the operators that a field accepts. */
export const operatorsOf = ({ kind, optional }: WhereField): readonly Operator[] =>
  (Object.keys(operatorsByKind[kind]) as Operator[]).filter(
    (name) => name !== 'isNull' || optional || kind === 'list',
  );
