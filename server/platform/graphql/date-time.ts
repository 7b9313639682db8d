import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDay } from '../validation';

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** The instant that a text says in ISO 8601; null where it says none, or one that PostgreSQL has not. */
export function instantOf(value: unknown): Date | null {
  const isShaped = typeof value === 'string' && shape.test(value) && isCalendarDay(value.slice(0, 10));
  const date = isShaped ? new Date(value) : null;
  // An offset can move it to year 0, which PostgreSQL has not, and past 9999, which it writes with more digits.
  const year = date?.getUTCFullYear() ?? 0;
  return year >= 1 && year <= 9999 ? date : null;
}

function parse(value: unknown): Date {
  const date = instantOf(value);
  if (!date) throw new GraphQLError('A DateTime is an ISO 8601 instant.');
  return date;
}

/** Instants: SQL already gives ISO text, which is passed on as it is. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant as ISO 8601 in UTC with milliseconds, for example 2026-11-21T08:30:00.000Z.',
  serialize: (value) => (typeof value === 'string' ? value : (value as Date).toISOString()),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
});
