import { noteShortage } from './database-shortage';
import { AppError } from './errors';
import { log } from './log';

/** Seconds after which whoever was refused may come back. */
const wait = 2;

// A statement that was canceled: it took longer than statement_timeout, or a database administrator ended it. The portal
// itself cancels none. The wait is longer, as such a database has too much to do.
const canceled = '57014';
const waitAfterCanceled = 10;

// What PostgreSQL and the network say where no connection is to be had, or one ends. Class 08 is of connections, 57P01
// to 57P03 a server that ends or begins. Class 53 is a machine with too little of something, such as disk space.
const shortage = /^53/;
const passing =
  /^08|^57P0[1-3]$|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
// What the driver says without a code; the first where every connection of the pool is in use for too long.
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

/** Seconds after which the same may succeed; null for a failure that doesn't pass. Notes what PostgreSQL is short of, and logs
 * statements that it canceled. */
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
 * UNAVAILABLE, with when to come back, for a failure that passes by itself or once the database has room again; null for
 * any other.
 */
export function asUnavailable(error: unknown): AppError | null {
  const retryAfterSeconds = retryAfter(error);
  return retryAfterSeconds === null ? null : new AppError('UNAVAILABLE', undefined, { retryAfterSeconds });
}
