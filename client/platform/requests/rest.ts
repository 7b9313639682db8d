import { noteSilence } from './connection';
import { errorCode, isSilence, RestError } from './error-code';
import { announceRejection } from './rejections';
import { accessToken, hasSignedInAgain, isSessionRejection } from '../sign-in/access-token';

type Options = {
  method?: 'GET' | 'POST' | undefined;
  token?: string | undefined;
  keepalive?: boolean;
  /** Sent unchanged as the request body. */
  file?: Blob;
  /** Sent as JSON. */
  body?: unknown;
};
type Reply = { success: boolean; error?: string; code?: string; traceId?: string };

/** Returns the authorization header for a token, or no header for a visitor. */
export const authorization = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** Returns the JSON body of a response. Throws a `RestError` with the server's message if the call was rejected. */
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

/** Returns the options of `fetch` for a REST call. */
export function requestOf({ method = 'GET', token, keepalive, file, body }: Options): RequestInit {
  const headers = authorization(token);
  if (file) headers['content-type'] = 'application/octet-stream';
  else if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = file ?? (body === undefined ? undefined : JSON.stringify(body));
  return { method, headers, keepalive, body: sent };
}

/** Calls a JSON route of the server. Throws like `readReply`. */
export const callRest = async <T>(path: string, options: Options = {}): Promise<T> =>
  readReply(path, await fetch(path, requestOf(options)));

/**
 * Runs `call` with the access token and announces rejections. If the session has ended on a page with unsaved work, the
 * call is repeated after the person has signed in again.
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
