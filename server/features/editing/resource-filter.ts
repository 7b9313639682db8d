import { AppError } from '#server/platform/errors';
import { isEmpty, type Statement } from '#server/platform/database/statement';
import { isId, isStorable } from '#server/platform/validation';
import { type Description, type FilterKind, listedFields } from './description';

/** Returns the trimmed values of a filter; throws BAD_USER_INPUT for characters that can't be stored. */
function checkTexts(sent: readonly string[]): string[] {
  if (!sent.every(isStorable)) throw new AppError('BAD_USER_INPUT', 'No text has such characters.');
  return sent.map((text) => text.trim());
}

/** Returns the SQL conditions of a filter on one field. */
function condition(statement: Statement, sql: string, kind: FilterKind, sent: unknown): string[] {
  if (kind === 'choice') return [`${sql} = any(${statement.value(sent, 'text[]')})`];
  if (kind === 'flag') return [`${sql} = ${statement.value(sent, 'boolean')}`];
  if (kind === 'words') return [`${sql} && ${statement.value(checkTexts(sent as string[]), 'text[]')}`];
  if (kind === 'some') return [`${sql} && ${statement.value(sent, 'text[]')}`];
  if (kind === 'owner') return isId(sent) ? [`${sql} = ${statement.value(sent, 'uuid')}`] : ['false'];
  const { from, to } = sent as { from?: unknown; to?: unknown };
  const type = kind === 'number' ? 'int' : 'timestamptz';
  // Ranges of numbers include their end, ranges of time exclude it.
  const until = kind === 'number' ? '<=' : '<';
  return [
    ...(isEmpty(from) ? [] : [`${sql} >= ${statement.value(from, type)}`]),
    ...(isEmpty(to) ? [] : [`${sql} ${until} ${statement.value(to, type)}`]),
  ];
}

/** Returns the SQL conditions of a list's `filter`. */
export const resourceFilter = (
  description: Description,
  statement: Statement,
  filter: Record<string, unknown> | null | undefined,
): string[] =>
  listedFields(description).flatMap(({ name, sql, filter: kind }) => {
    const sent = filter?.[name];
    return kind && !isEmpty(sent) ? condition(statement, sql, kind, sent) : [];
  });
