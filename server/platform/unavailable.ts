import { noteShortage } from './database/database-shortage';
import { AppError } from './errors';
import { log } from './logging/log';

/** Seconds after which rejected callers may retry. */
const wait = 2;

// A statement was canceled by statement_timeout or an administrator; the portal cancels none. The wait is longer,
// because such a database is overloaded.
const canceled = '57014';
const waitAfterCanceled = 10;

// Errors of connections. Class 08 is for connections, 57P01 to 57P03 for a server that stops or starts, and class 53
// for insufficient resources.
const shortage = /^53/;
const passing =
  /^08|^57P0[1-3]$|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
// Messages of the driver without a code. The first means that all connections of the pool were in use for too long.
const words = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error',
];

interface DatabaseError {
  code?: unknown;
  message?: unknown;
  driverError?: unknown;
  cause?: unknown;
}

/**
 * Returns the seconds after which a retry may succeed; null for permanent errors. Records shortages of PostgreSQL and
 * logs statements that it canceled.
 */
function retryAfter(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, message, driverError } = error as DatabaseError;
  if (driverError) return retryAfter(driverError);
  if (typeof code === 'string' && shortage.test(code)) return noteShortage(code);
  if (code === canceled) {
    log.warn({ code, reason: message }, 'PostgreSQL canceled a statement, which may have taken too long');
    return waitAfterCanceled;
  }
  if (typeof code === 'string' && passing.test(code)) return wait;
  return typeof message === 'string' && words.some((each) => message.startsWith(each)) ? wait : null;
}

/**
 * Returns UNAVAILABLE with the seconds to wait for a temporary error, including a full database; null for any other.
 */
export function asUnavailable(error: unknown): AppError | null {
  const retryAfterSeconds = retryAfter(error);
  return retryAfterSeconds === null ? null : new AppError('UNAVAILABLE', undefined, { retryAfterSeconds });
}
