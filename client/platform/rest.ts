import { noteSilence } from './connection';
import { errorCode, isSilence, RestError } from './error-code';
import { announceRefusal } from './refusals';
import { accessToken } from './sign-in/access-token';

type Options = {
  method?: 'GET' | 'POST';
  token?: string | undefined;
  keepalive?: boolean;
  /** Sent as it is. */
  file?: Blob;
  /** Sent as JSON. */
  body?: unknown;
};
type Reply = { success: boolean; error?: string; code?: string };

/** The header by which a token is shown; none for a visitor. */
export const authorization = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

/** What a JSON route answered; a refusal throws a `RestError` with the server's own message. */
export async function readReply<T>(path: string, response: Response): Promise<T> {
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) throw new RestError('UNAVAILABLE', `${path} answered ${response.status}.`);
  const reply = (await response.json()) as T & Reply;
  if (!response.ok || !reply.success) {
    const { code = 'INTERNAL', error } = reply;
    throw new RestError(code, error ?? `${path} answered ${response.status}.`, error !== undefined);
  }
  return reply;
}

/** Calls one of the server's JSON routes; refused as `readReply` says. */
export async function callRest<T>(
  path: string,
  { method = 'GET', token, keepalive, file, body }: Options = {},
): Promise<T> {
  const headers = authorization(token);
  if (file) headers['content-type'] = 'application/octet-stream';
  else if (body !== undefined) headers['content-type'] = 'application/json';
  const sent = file ?? (body === undefined ? undefined : JSON.stringify(body));
  return readReply(path, await fetch(path, { method, headers, keepalive, body: sent }));
}

/** Calls with the access token, and gives it on that the server refused, as to a session that has ended. */
export async function withAccess<T>(call: (token: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await call(await accessToken());
  } catch (error) {
    if (isSilence(error)) noteSilence();
    announceRefusal(errorCode(error));
    throw error;
  }
}
