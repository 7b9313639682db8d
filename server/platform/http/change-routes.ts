import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onCacheChange } from '../cache/cache';
import { createModuleState } from '../module-state';
import { closeAtEnd } from './ending';

const heartbeat = 15_000;
const maxListeners = 10_000;

const listeners = createModuleState(() => new Set<ServerResponse>());
/** The last known change of each name on this server. Before the start, changes are unknown. */
const changedAt = createModuleState(() => new Map<string, number>());
const timer = createModuleState<NodeJS.Timeout | undefined>(() => undefined, clearTimeout);

const send = (response: ServerResponse, name: string): boolean => response.write(`data: ${name}\n\n`);

function tellAll(name: string): void {
  changedAt.value.set(name, Date.now());
  for (const response of listeners.value) send(response, name);
}

/** The interval is shorter than the idle timeouts of proxies and of the server itself. */
function keepAlive(): void {
  timer.value = undefined;
  for (const response of listeners.value) response.write(': still here\n\n');
  if (listeners.value.size > 0) timer.value = setTimeout(keepAlive, heartbeat).unref();
}

function listen(request: FastifyRequest, reply: FastifyReply, names: readonly string[]): FastifyReply {
  if (listeners.value.size >= maxListeners) return reply.code(503).header('retry-after', '60').send();
  const age = Number((request.query as { age?: unknown }).age ?? Infinity);
  const known = Date.now() - (age >= 0 ? age : Infinity);
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  listeners.value.add(raw);
  raw.on('close', () => listeners.value.delete(raw));
  raw.write(': listening\n\n');
  for (const name of names) if (changedAt.value.get(name)! >= known) send(raw, name);
  timer.value ??= setTimeout(keepAlive, heartbeat).unref();
  return reply;
}

/**
 * GET /api/changes, public: streams the name of each of `names` that changes on any server, for open pages. `age` is
 * the milliseconds since the caller's last update; possible changes since then are sent at once.
 */
export function changeRoutes(app: FastifyInstance, names: readonly string[]): void {
  const ends = names.map((name) => {
    changedAt.value.set(name, Date.now());
    return onCacheChange(name, () => tellAll(name));
  });
  app.addHook('onClose', async () => {
    for (const end of ends) end();
  });
  closeAtEnd(app, () => {
    for (const response of listeners.value) response.end();
  });
  app.get('/api/changes', { config: { programs: 'all' } }, async (request, reply) =>
    listen(request, reply, names),
  );
}
