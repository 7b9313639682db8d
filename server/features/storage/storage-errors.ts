import { AppError, type ErrorCode } from '#server/platform/errors';
import { log } from '#server/platform/logging/log';

/** The portal's code for each storage error of the specification. */
const codes = {
  unauthenticated: 'STORAGE_UNAUTHENTICATED',
  'quota-exceeded': 'STORAGE_QUOTA_EXCEEDED',
  unauthorized: 'STORAGE_UNAUTHORIZED',
  'object-not-found': 'STORAGE_OBJECT_NOT_FOUND',
  'retry-limit-exceeded': 'STORAGE_RETRY_LIMIT_EXCEEDED',
  canceled: 'STORAGE_CANCELED',
} as const satisfies Record<string, ErrorCode>;

export type StorageWord = keyof typeof codes;

// The error codes of the file system and of S3 servers.
const words: Readonly<Record<string, StorageWord>> = {
  InvalidAccessKeyId: 'unauthenticated',
  SignatureDoesNotMatch: 'unauthenticated',
  ExpiredToken: 'unauthenticated',
  InvalidToken: 'unauthenticated',
  RequestTimeTooSkewed: 'unauthenticated',
  QuotaExceeded: 'quota-exceeded',
  XMinioAdminBucketQuotaExceeded: 'quota-exceeded',
  XMinioStorageFull: 'quota-exceeded',
  ENOSPC: 'quota-exceeded',
  EDQUOT: 'quota-exceeded',
  AccessDenied: 'unauthorized',
  AllAccessDisabled: 'unauthorized',
  AccountProblem: 'unauthorized',
  EACCES: 'unauthorized',
  EPERM: 'unauthorized',
  NoSuchKey: 'object-not-found',
  NoSuchBucket: 'object-not-found',
  NotFound: 'object-not-found',
  ENOENT: 'object-not-found',
};

const passing = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'InternalError',
  'RequestTimeout',
  'ServiceUnavailable',
  'SlowDown',
]);

const messageOf = (error: unknown): string => String((error as { message?: unknown }).message);

/** Returns the error code of the file system or the S3 server; empty if there is none. */
export function nameOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

// The S3 client reports these statuses only in its message.
const busyAnswer = /Retryable HTTP status: \d+/;

/** Returns true if a retry of the call may succeed. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AppError) return false;
  return passing.has(nameOf(error)) || busyAnswer.test(messageOf(error));
}

/** Returns a storage error with the specification's term in `details.storage`. */
export const storageError = (word: StorageWord): AppError =>
  new AppError(codes[word], undefined, { storage: word });

const statuses: Readonly<Partial<Record<StorageWord, string>>> = {
  'quota-exceeded': 'has no space left',
  unauthenticated: 'refuses the key',
  unauthorized: 'refuses access',
  'object-not-found': 'has no place for the files',
};

/** Returns a short description of a failed probe; null if the storage doesn't respond. */
export function describeStorageFailure(error: unknown): string | null {
  const name = nameOf(error);
  const word = Object.hasOwn(words, name) ? words[name]! : null;
  return (word && statuses[word]) ?? null;
}

/** Returns the details of an S3 server's response that help its operator find the request; empty for a disk. */
function serverAnswer(error: unknown): Record<string, string | number> {
  const { amzRequestid, requestid, hostid, resource } = error as Record<string, unknown>;
  const parts = { requestId: requestid ?? amzRequestid, hostId: hostid, resource };
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string | number] =>
      ['string', 'number'].includes(typeof part[1]),
    ),
  );
}

/** Converts any error to one with a code. Errors that the operator must fix are logged without keys or secrets. */
export function asStorageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const name = nameOf(error);
  const word = Object.hasOwn(words, name) ? words[name]! : null;
  if (word !== 'object-not-found') {
    // S3 errors also contain the signed string and the key id, which must not be logged.
    log.error({ code: name, reason: messageOf(error), ...serverAnswer(error) }, 'the storage failed');
  }
  return word ? storageError(word) : new AppError('UNAVAILABLE');
}
