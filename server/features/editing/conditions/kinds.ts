import { throwFieldError } from '#server/platform/errors';
import { instantOf } from '#server/platform/graphql/date-time';
import { foldSearchSql } from '#server/platform/database/sql';
import type { Statement } from '#server/platform/database/statement';
import { foldSearch } from '#server/platform/text/fold';
import { isId } from '#server/platform/validation';
import { wordPatterns } from '../search-words';
import type { Operator } from './condition.input';

export type ConditionKind = 'text' | 'number' | 'moment' | 'choice' | 'flag' | 'id' | 'words';

/** A field that a list may be filtered by. */
export interface ConditionField {
  kind: ConditionKind;
  /** SQL of its value for a row of the list. */
  sql: string;
  /** Whether a row may have none. */
  optional?: boolean;
  /** All that it may be, where that is known. */
  among?: readonly string[];
  /** SQL that holds, and goes by an index, wherever the text has this pattern in it. */
  near?: (pattern: string) => string;
  /** Where it is the value of a row of another table: SQL of what holds of the list's own row whose other one meets this. */
  of?: (condition: string) => string;
}

interface Asked {
  statement: Statement;
  field: ConditionField;
  operator: Operator;
  values: readonly string[];
  /** Where the values stand in what was sent. */
  path: string;
}

interface Kind {
  operators: readonly Operator[];
  sql: (asked: Asked) => string;
}

/** SQL of a comparison, and of its opposite, which holds where there is no value too. */
function compared(
  { field: { sql, optional }, operator }: Asked,
  isAny: string,
  empty = `${sql} is null`,
): string {
  if (operator === 'EMPTY') return `(${empty})`;
  if (operator === 'NOT_EMPTY') return `(${empty}) is not true`;
  if (operator !== 'IS_NOT') return isAny;
  return optional ? `(${isAny}) is not true` : `not (${isAny})`;
}

const anyOf = ({ statement, field: { sql }, operator, values }: Asked, type: string): string =>
  values.length === 0 && operator !== 'IS_NOT'
    ? 'true'
    : `${sql} = any(${statement.value(values, `${type}[]`)})`;

function numberOf(value: string, path: string): string {
  const isNumber = /^-?\d{1,12}$/.test(value);
  return isNumber ? value : throwFieldError(path, 'The values are whole numbers.');
}

function momentOf(value: string, path: string): string {
  const at = instantOf(value);
  if (!at) throwFieldError(path, 'The values are moments in ISO 8601, such as 2026-11-30T08:00:00Z.');
  return at.toISOString();
}

/** The two ends of a range, null where one is open. */
function endsOf({ values, path }: Asked, valueOf: (value: string, path: string) => string) {
  const [from = '', to = ''] = values;
  if (values.length !== 2 || !(from || to)) {
    throwFieldError(path, 'BETWEEN takes two values, one of which may be empty.');
  }
  return [from, to].map((end) => (end ? valueOf(end, path) : null));
}

function oneOf({ values, operator, path }: Asked): string {
  return values.length === 1 ? values[0]! : throwFieldError(path, `${operator} takes one value.`);
}

function between(asked: Asked, type: string, until: '<' | '<=', ends: (string | null)[]): string {
  const { statement, field } = asked;
  const parts = ends.flatMap((end, at) =>
    end === null ? [] : [`${field.sql} ${at === 0 ? '>=' : until} ${statement.value(end, type)}`],
  );
  return `(${parts.join(' and ')})`;
}

function containing({ statement, field: { sql, near }, ...asked }: Asked): string {
  const patterns = wordPatterns(oneOf({ statement, field: { kind: 'text', sql }, ...asked }));
  if (patterns.length === 0) throwFieldError(asked.path, 'The text to look for is missing.');
  const each = patterns.map((pattern) => {
    const value = statement.value(pattern, 'text');
    return `${near ? `${near(value)} and ` : ''}${foldSearchSql(sql)} like ${value}`;
  });
  return `(${each.join(' and ')})`;
}

const folded = (asked: Asked): Asked => ({
  ...asked,
  values: asked.values.map(foldSearch),
  field: { ...asked.field, sql: foldSearchSql(asked.field.sql) },
});

/** What each kind of field is compared by. */
export const kinds: Record<ConditionKind, Kind> = {
  text: {
    operators: ['IS', 'IS_NOT', 'CONTAINS'],
    sql: (asked) =>
      asked.operator === 'CONTAINS'
        ? containing(asked)
        : compared(asked, anyOf(folded(asked), 'text'), `coalesce(${asked.field.sql}, '') = ''`),
  },
  number: {
    operators: ['IS', 'IS_NOT', 'BETWEEN'],
    sql: (asked) => {
      if (asked.operator === 'BETWEEN') return between(asked, 'bigint', '<=', endsOf(asked, numberOf));
      const values = asked.values.map((value) => numberOf(value, asked.path));
      return compared(asked, anyOf({ ...asked, values }, 'bigint'));
    },
  },
  moment: {
    operators: ['BETWEEN', 'BEFORE', 'AFTER'],
    sql: (asked) => {
      const { operator, path, values } = asked;
      if (values.length === 0) return compared(asked, 'true');
      if (operator === 'BETWEEN') return between(asked, 'timestamptz', '<', endsOf(asked, momentOf));
      const moment = momentOf(oneOf(asked), path);
      return between(asked, 'timestamptz', '<', operator === 'BEFORE' ? [null, moment] : [moment, null]);
    },
  },
  choice: {
    operators: ['IS', 'IS_NOT'],
    sql: (asked) => {
      const { among, optional } = asked.field;
      if (asked.operator !== 'IS_NOT' || !among || optional) return compared(asked, anyOf(asked, 'text'));
      // Any of the others, which an index knows.
      return anyOf({ ...asked, values: among.filter((value) => !asked.values.includes(value)) }, 'text');
    },
  },
  flag: {
    operators: ['IS'],
    sql: (asked) => {
      const { field, path, values } = asked;
      if (!values.every((value) => value === 'true' || value === 'false')) {
        throwFieldError(path, 'The values are `true` or `false`.');
      }
      if (new Set(values).size === 2) return 'true';
      return values[0] === 'true' ? field.sql : `not ${field.sql}`;
    },
  },
  id: {
    operators: ['IS', 'IS_NOT'],
    sql: (asked) => {
      // What is no id is that of nothing.
      const values = asked.values.filter(isId);
      const isNothing = values.length === 0 && asked.values.length > 0;
      return compared(asked, isNothing ? 'false' : anyOf({ ...asked, values }, 'uuid'));
    },
  },
  words: {
    operators: ['IS', 'IS_NOT'],
    sql: (asked) => {
      const { statement, field, values } = asked;
      const holds = values.length === 0 ? 'true' : `${field.sql} && ${statement.value(values, 'text[]')}`;
      return compared(asked, holds, `coalesce(cardinality(${field.sql}), 0) = 0`);
    },
  },
};
