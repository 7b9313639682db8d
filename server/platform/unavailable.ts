import { AppError } from './errors';

/** Seconds after which whoever was refused may come back. */
const wait = 2;

// What PostgreSQL and the network say where no connection is to be had, or one ends. Class 08 is of connections, 53300
// is too many of them, 57P01 to 57P03 a server that ends or begins.
const passing =
  /^08|^53300$|^57P0[1-3]$|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
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

function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError } = error as DatabaseError;
  if (driverError) return isPassing(driverError);
  if (typeof code === 'string' && passing.test(code)) return true;
  return typeof message === 'string' && words.some((each) => message.startsWith(each));
}

/** UNAVAILABLE, with when to come back, for a failure that passes by itself; null for any other. */
export const asUnavailable = (error: unknown): AppError | null =>
  isPassing(error) ? new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: wait }) : null;
