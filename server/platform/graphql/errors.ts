import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError, errorCodes, type ErrorCode } from '../errors';
import { log } from '../logging/log';
import { traceId } from '../logging/trace';
import { asUnavailable } from '../unavailable';

const libraryCodes: Record<string, ErrorCode> = {
  GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED',
  GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_REQUEST',
};

function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error;
}

interface RejectedField {
  property: string;
  children?: RejectedField[];
}

/** Returns the paths of invalid fields, such as `name.en`. For a nested input, returns those of its fields. */
const pathsOf = ({ property, children = [] }: RejectedField): string[] =>
  children.length > 0 ? children.flatMap(pathsOf).map((path) => `${property}.${path}`) : [property];

/** Returns the paths of the fields that class-validator rejected; null for any other error. */
function rejectedFields(error: unknown): string[] | null {
  const list = error instanceof GraphQLError ? error.extensions?.['validationErrors'] : null;
  return Array.isArray(list) ? (list as RejectedField[]).flatMap(pathsOf) : null;
}

// GraphQL's messages repeat invalid values, which may be passwords.
const withoutValue = (message: string): string =>
  message
    .replace(/ (?:got invalid value|cannot represent [^:]*value:) [\s\S]*$/, ' has a wrong value.')
    .replace(/, found [\s\S]*$/, '.');

function describe(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const found = rootOf(error);
  const root = asUnavailable(found) ?? found;
  if (root !== found) log.warn({ err: found }, 'a part of the portal did not answer');
  const where = {
    ...(formatted.path && { path: formatted.path }),
    ...(formatted.locations && { locations: formatted.locations }),
  };
  if (root instanceof AppError) {
    return { message: root.message, ...where, extensions: { ...root.details, code: root.code } };
  }
  const fields = rejectedFields(root);
  if (fields) {
    const message = `${errorCodes.BAD_USER_INPUT.reason} (${fields.join(', ')})`;
    return { message, ...where, extensions: { code: 'BAD_USER_INPUT', fields } };
  }
  const code = libraryCodes[String(formatted.extensions?.['code'])];
  // A GraphQLError without a cause and a path concerns the request itself, not its execution.
  if (code || (root instanceof GraphQLError && !formatted.path)) {
    return {
      message: withoutValue(formatted.message),
      ...where,
      extensions: { code: code ?? 'BAD_USER_INPUT' },
    };
  }
  log.error({ err: root }, 'a request failed');
  return { message: errorCodes.INTERNAL.reason, ...where, extensions: { code: 'INTERNAL' } };
}

/**
 * Formats an error for the response: a documented code, a clear message and the trace id. Never contains a stack trace
 * or a value from the request.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const described = describe(formatted, error);
  const trace = traceId();
  return trace ? { ...described, extensions: { ...described.extensions, traceId: trace } } : described;
}

/** Returns the HTTP status of the first error of a rejected request. */
export function statusOf(errors: readonly GraphQLFormattedError[]): number {
  const code = errors[0]?.extensions?.['code'];
  return typeof code === 'string' && code in errorCodes ? errorCodes[code as ErrorCode].status : 400;
}
