import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isLate } from './in-time';
import { ProviderUnreachable } from '../sign-in/unreachable';

/** The error of a REST call that the server rejected. */
export class RestError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** True if the message comes from the server in the person's language. */
    readonly isSaid = false,
    /** The id of the request in the server's log. */
    readonly traceId: string | null = null,
  ) {
    super(message);
    this.name = 'RestError';
  }
}

type Body = {
  errors?: { extensions?: { code?: string; traceId?: string } }[];
  code?: string;
  traceId?: string;
};

/** Parses a response body of the portal. Returns null for other content, such as the error page of a proxy. */
function readBody(bodyText: string): Body | null {
  try {
    return JSON.parse(bodyText) as Body;
  } catch {
    return null;
  }
}

const isForeign = (bodyText: string): boolean => readBody(bodyText) === null;

/** Returns the error code in the text of a response. */
function codeInBody(bodyText: string): string {
  const body = readBody(bodyText);
  return body?.errors?.[0]?.extensions?.code ?? body?.code ?? 'UNAVAILABLE';
}

/** Returns true if the portal didn't respond: no network, a timeout, or an error from a proxy that can't reach it. */
export function isSilence(error: unknown): boolean {
  if (ServerError.is(error)) return [502, 503, 504].includes(error.statusCode) && isForeign(error.bodyText);
  return errorCode(error) === 'NETWORK';
}

/** Returns the documented code of an error, or NETWORK if the server wasn't reached. */
export function errorCode(error: unknown): string {
  if (error instanceof RestError) return error.code;
  if (error instanceof ProviderUnreachable) return 'IDENTITY_UNAVAILABLE';
  if (CombinedGraphQLErrors.is(error)) return String(error.errors[0]?.extensions?.['code'] ?? 'INTERNAL');
  if (ServerError.is(error)) return codeInBody(error.bodyText);
  if (error instanceof TypeError || isLate(error)) return 'NETWORK';
  return 'INTERNAL';
}

/** Returns true if a failed mutation may have been executed, because its response may be lost. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error !== undefined && ['NETWORK', 'UNAVAILABLE', 'INTERNAL'].includes(errorCode(error));

function traceIdOf(error: unknown): unknown {
  if (error instanceof RestError) return error.traceId;
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.extensions?.['traceId'];
  if (!ServerError.is(error)) return null;
  const body = readBody(error.bodyText);
  return body?.errors?.[0]?.extensions?.traceId ?? body?.traceId;
}

/** Returns the id of a failed request in the server's log if the portal caused the failure, otherwise null. */
export function faultTraceId(error: unknown): string | null {
  const isFault = /^(INTERNAL|(IDENTITY_)?UNAVAILABLE|STORAGE_\w+)$/.test(errorCode(error));
  const id = traceIdOf(error);
  return isFault && typeof id === 'string' ? id : null;
}

/** Returns true if a retry can't succeed until an administrator has acted. */
export const isFinal = (error: unknown): boolean =>
  ['PROFILE_DISABLED', 'LINK_REQUIRED'].includes(errorCode(error));

type Details = {
  fields?: unknown;
  current?: unknown;
  retryAfterSeconds?: unknown;
  bucket?: unknown;
  price?: unknown;
  reason?: unknown;
};

const detailsOf = (error: unknown): Details =>
  CombinedGraphQLErrors.is(error) ? ((error.errors[0]?.extensions as Details | undefined) ?? {}) : {};

/** Returns the paths of the rejected fields, such as `name.en`, without the leading `input.`. */
export function rejectedFields(error: unknown): string[] {
  const { fields } = detailsOf(error);
  if (!Array.isArray(fields)) return [];
  return fields.filter((path) => typeof path === 'string').map((path) => path.replace(/^input\./, ''));
}

/** Returns the currently stored value from a conflict error, or undefined if it has none. */
export const storedInstead = (error: unknown): unknown => detailsOf(error).current ?? undefined;

/** Returns the number of seconds to wait before a retry, or null if the error has none. */
export function retryAfterSeconds(error: unknown): number | null {
  const { retryAfterSeconds: seconds } = detailsOf(error);
  return typeof seconds === 'number' ? seconds : null;
}

/** Returns the reason of an error code that has several, or null if it has none. */
export function rejectionReason(error: unknown): string | null {
  const { reason } = detailsOf(error);
  return typeof reason === 'string' ? reason : null;
}

/** Returns the program that the person must enter first, or null if the error names none. */
export function missingEntry(error: unknown): 'distributor' | 'retailer' | null {
  const { bucket } = detailsOf(error);
  return bucket === 'distributor' || bucket === 'retailer' ? bucket : null;
}

/** Returns the reward's current price in points from a rejected redemption, or null if the error has none. */
export function newPrice(error: unknown): number | null {
  const { price } = detailsOf(error);
  return typeof price === 'number' ? price : null;
}
