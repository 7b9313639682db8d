import { RestError } from './error-code';

type Options = { method?: 'GET' | 'POST'; token?: string; keepalive?: boolean };
type Reply = { success: boolean; error?: string; code?: string };

/** Calls one of the server's JSON routes; a refusal throws a `RestError` with the server's own message. */
export async function callRest<T>(
  path: string,
  { method = 'GET', token, keepalive }: Options = {},
): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(path, { method, headers, keepalive });
  const isJson = response.headers.get('content-type')?.includes('json');
  if (!isJson) throw new RestError('UNAVAILABLE', `${path} answered ${response.status}.`);
  const reply = (await response.json()) as T & Reply;
  if (!response.ok || !reply.success) {
    throw new RestError(reply.code ?? 'INTERNAL', reply.error ?? `${path} answered ${response.status}.`);
  }
  return reply;
}
