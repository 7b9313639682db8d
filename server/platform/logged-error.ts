/** What the log has of an error. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  [property: string]: unknown;
}

// What PostgreSQL, Node.js and the S3 client say beside the message. Other properties may have personal values: the
// parameters of a statement, the row that broke a constraint, or the connection with the statement under way.
const kept = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'query'];

const maxQueryLength = 500;

const shorten = (value: string | number): string | number =>
  typeof value === 'string' ? value.slice(0, maxQueryLength) : value;

/** Returns what the log may have of an error: nothing that a caller sent or that is stored, apart from messages. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  const values = error as unknown as Record<string, unknown>;
  const properties = kept.flatMap((property) => {
    const value = values[property];
    return typeof value === 'string' || typeof value === 'number' ? [[property, shorten(value)]] : [];
  });
  return {
    type: error.constructor.name || name,
    message,
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
    ...(Object.fromEntries(properties) as Record<string, string | number>),
  };
}
