import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isCalendarDay } from '../validation';

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Parses an ISO 8601 text. Returns null if it is invalid or outside the years 1 to 9999. */
export function instantOf(value: unknown): Date | null {
  const isShaped = typeof value === 'string' && shape.test(value) && isCalendarDay(value.slice(0, 10));
  const date = isShaped ? new Date(value) : null;
  // An offset can move the instant to year 0, which PostgreSQL lacks, or past 9999, where it writes more digits.
  const year = date?.getUTCFullYear() ?? 0;
  return year >= 1 && year <= 9999 ? date : null;
}

function parse(value: unknown): Date {
  const date = instantOf(value);
  if (!date) throw new GraphQLError('A DateTime is an ISO 8601 instant.');
  return date;
}

/** The scalar of instants. SQL returns ISO texts, which pass through unchanged. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant as ISO 8601 in UTC with milliseconds, for example 2026-11-21T08:30:00.000Z.',
  serialize: (value) => (typeof value === 'string' ? value : (value as Date).toISOString()),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
});
