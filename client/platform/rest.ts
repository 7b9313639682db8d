import { noteSilence } from './connection';
import { errorCode, isSilence, RestError } from './error-code';
import { announceRejection } from './rejections';
import { accessToken, hasSignedInAgain, isSessionRejection } from './sign-in/access-token';

type Options = {
  method?: 'GET' | 'POST' | undefined;
  token?: string | undefined;
  keepalive?: boolean;
  /** Sent as it is. */
  file?: Blob;
  /** Sent as JSON. */
  body?: unknown;
};
type Reply = { success: boolean; error?: string; code?: string; traceId?: string };

/** The header by which a token is shown; none for a visitor. */
export const authorization = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** What a JSON route answered; a refusal throws a `RestError` with the server's own message. */
export async function readReply<T>(path: string, response: Response): Promise<T> {
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) throw new RestError('UNAVAILABLE', `${path} answered ${response.status}.`);
  const reply = (await response.json()) as T & Reply;
  if (!response.ok || !reply.success) {
    const { code = 'INTERNAL', error, traceId } = reply;
    throw new RestError(code, error ?? `${path} answered ${response.status}.`, error !== undefined, traceId);
  }
  return reply;
}

/** What `fetch` is asked for. */
export function requestOf({ method = 'GET', token, keepalive, file, body }: Options): RequestInit {
  const headers = authorization(token);
  if (file) headers['content-type'] = 'application/octet-stream';
  else if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = file ?? (body === undefined ? undefined : JSON.stringify(body));
  return { method, headers, keepalive, body: sent };
}

/** Calls one of the server's JSON routes; refused as `readReply` says. */
export const callRest = async <T>(path: string, options: Options = {}): Promise<T> =>
  readReply(path, await fetch(path, requestOf(options)));

/**
 * Calls with the access token; again if the session had ended while something was unsaved and the person has signed in
 * again. Announces what the server refused.
 */
export async function withAccess<T>(call: (token: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await call(await accessToken());
  } catch (error) {
    if (isSilence(error)) noteSilence();
    const code = errorCode(error);
    if (isSessionRejection(code) && (await hasSignedInAgain())) return withAccess(call);
    announceRejection(code);
    throw error;
  }
}
