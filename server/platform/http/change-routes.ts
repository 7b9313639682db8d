import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onCacheChange } from '../cache/cache';
import { closeAtEnd } from './ending';

const heartbeat = 15_000;
const mostListeners = 10_000;

const listeners = new Set<ServerResponse>();
/** When what goes by a name last changed, as far as this server knows; before it began it knew nothing. */
const changedAt = new Map<string, number>();
let timer: NodeJS.Timeout | null = null;

const send = (response: ServerResponse, name: string): boolean => response.write(`data: ${name}\n\n`);

function tellAll(name: string): void {
  changedAt.set(name, Date.now());
  for (const response of listeners) send(response, name);
}

/** Between any two signs of life is less than proxies and the server itself wait. */
function keepAlive(): void {
  timer = null;
  for (const response of listeners) response.write(': still here\n\n');
  if (listeners.size > 0) timer = setTimeout(keepAlive, heartbeat).unref();
}

function listen(request: FastifyRequest, reply: FastifyReply, names: readonly string[]): FastifyReply {
  if (listeners.size >= mostListeners) return reply.code(503).header('retry-after', '60').send();
  const age = Number((request.query as { age?: unknown }).age ?? Infinity);
  const known = Date.now() - (age >= 0 ? age : Infinity);
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  listeners.add(raw);
  raw.on('close', () => listeners.delete(raw));
  raw.write(': listening\n\n');
  for (const name of names) if (changedAt.get(name)! >= known) send(raw, name);
  timer ??= setTimeout(keepAlive, heartbeat).unref();
  return reply;
}

/**
 * GET /api/changes: names, as a stream of events, what of `names` changes on any server, for pages that stay open;
 * public. `age` says how many milliseconds ago the caller last knew: what changed since then, or may have, is named at
 * once.
 */
export function changeRoutes(app: FastifyInstance, names: readonly string[]): void {
  for (const name of names) {
    changedAt.set(name, Date.now());
    onCacheChange(name, () => tellAll(name));
  }
  closeAtEnd(() => {
    for (const response of listeners) response.end();
  });
  app.get('/api/changes', { config: { programs: 'all' } }, async (request, reply) =>
    listen(request, reply, names),
  );
}
