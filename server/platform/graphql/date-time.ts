import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a day is one of the calendar: `Date` takes the 30th of February for the 1st of March. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function parse(value: unknown): Date {
  const isShaped = typeof value === 'string' && shape.test(value) && isDay(value.slice(0, 10));
  const date = isShaped ? new Date(value) : null;
  // PostgreSQL has no year 0, and writes later ones than 9999 with more digits.
  const year = date?.getUTCFullYear() ?? 0;
  if (!date || !(year >= 1 && year <= 9999)) throw new GraphQLError('A DateTime is an ISO 8601 instant.');
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
