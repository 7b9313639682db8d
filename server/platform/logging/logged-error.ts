/** The loggable parts of an error. */
export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  [property: string]: unknown;
}

// Properties of errors from PostgreSQL, Node.js and the S3 client. Others can contain personal values, such as
// parameters of a statement or the row that violated a constraint.
const kept = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall', 'query'];

const maxQueryLength = 500;

const shorten = (value: string | number): string | number =>
  typeof value === 'string' ? value.slice(0, maxQueryLength) : value;

/**
 * Returns the loggable parts of an error. Apart from messages, they contain nothing that a caller sent or that is
 * stored.
 */
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
