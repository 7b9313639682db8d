import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

function parse(value: unknown): Date {
  const date = typeof value === 'string' && shape.test(value) ? new Date(value) : null;
  if (!date || Number.isNaN(date.getTime())) throw new GraphQLError('A DateTime is an ISO 8601 instant.');
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
