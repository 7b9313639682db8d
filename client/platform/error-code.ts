import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isLate } from './in-time';
import { ProviderUnreachable } from './sign-in/unreachable';

/** A REST call that the server refused. */
export class RestError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Whether the message is the server's own, in the person's language. */
    readonly isSaid = false,
    /** The id by which the server's log names the request. */
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

/** What the portal said; null for the page of a proxy in between. */
function readBody(bodyText: string): Body | null {
  try {
    return JSON.parse(bodyText) as Body;
  } catch {
    return null;
  }
}

const isForeign = (bodyText: string): boolean => readBody(bodyText) === null;

/** The code in an answer of the server's, which was read as text. */
function codeInBody(bodyText: string): string {
  const body = readBody(bodyText);
  return body?.errors?.[0]?.extensions?.code ?? body?.code ?? 'UNAVAILABLE';
}

/** Whether the portal itself did not answer: no network, no answer in time, or a proxy that found nothing behind it. */
export function isSilence(error: unknown): boolean {
  if (ServerError.is(error)) return [502, 503, 504].includes(error.statusCode) && isForeign(error.bodyText);
  return errorCode(error) === 'NETWORK';
}

/** The documented code of a refusal; NETWORK when the server was not reached at all. */
export function errorCode(error: unknown): string {
  if (error instanceof RestError) return error.code;
  if (error instanceof ProviderUnreachable) return 'IDENTITY_UNAVAILABLE';
  if (CombinedGraphQLErrors.is(error)) return String(error.errors[0]?.extensions?.['code'] ?? 'INTERNAL');
  if (ServerError.is(error)) return codeInBody(error.bodyText);
  if (error instanceof TypeError || isLate(error)) return 'NETWORK';
  return 'INTERNAL';
}

/** Whether a failed change may have been made anyway, because its answer may have been lost. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error !== undefined && ['NETWORK', 'UNAVAILABLE', 'INTERNAL'].includes(errorCode(error));

function traceIdOf(error: unknown): unknown {
  if (error instanceof RestError) return error.traceId;
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.extensions?.['traceId'];
  if (!ServerError.is(error)) return null;
  const body = readBody(error.bodyText);
  return body?.errors?.[0]?.extensions?.traceId ?? body?.traceId;
}

/** Returns the id by which the server's log names a request that failed by the portal's own fault; otherwise null. */
export function faultTraceId(error: unknown): string | null {
  const isFault = /^(INTERNAL|(IDENTITY_)?UNAVAILABLE|STORAGE_\w+)$/.test(errorCode(error));
  const id = traceIdOf(error);
  return isFault && typeof id === 'string' ? id : null;
}

/** Whether no other try does better before an administrator has decided otherwise. */
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

/** The paths of the fields that the server refused, as `name.en`; without the argument that holds them. */
export function rejectedFields(error: unknown): string[] {
  const { fields } = detailsOf(error);
  if (!Array.isArray(fields)) return [];
  return fields.filter((path) => typeof path === 'string').map((path) => path.replace(/^input\./, ''));
}

/** What is stored now, as a conflict tells it; undefined where it does not. */
export const storedInstead = (error: unknown): unknown => detailsOf(error).current ?? undefined;

/** Seconds to wait before another try, as a refusal tells them; null where it does not. */
export function retryAfterSeconds(error: unknown): number | null {
  const { retryAfterSeconds: seconds } = detailsOf(error);
  return typeof seconds === 'number' ? seconds : null;
}

/** Which of several reasons of its code a refusal has; null where it tells none. */
export function rejectionReason(error: unknown): string | null {
  const { reason } = detailsOf(error);
  return typeof reason === 'string' ? reason : null;
}

/** The program that has to be entered first, as a refusal tells it; null where it does not. */
export function missingEntry(error: unknown): 'distributor' | 'retailer' | null {
  const { bucket } = detailsOf(error);
  return bucket === 'distributor' || bucket === 'retailer' ? bucket : null;
}

/** What a reward costs by now, as a refusal tells it; null where it does not. */
export function newPrice(error: unknown): number | null {
  const { price } = detailsOf(error);
  return typeof price === 'number' ? price : null;
}
