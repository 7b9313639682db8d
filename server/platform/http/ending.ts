import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createModuleState } from '../module-state';

const sweepPause = 50;

const ending = createModuleState(() => false);
const streams = new WeakMap<Server, (() => void)[]>();

/** Returns true once this server is shutting down and accepts no new work. */
export const isEnding = (): boolean => ending.value;

/** Makes /readyz report the shutdown and closes connections after their current request. */
export function beginEnding(): void {
  ending.value = true;
}

/**
 * Registers a function that closes long-lived streams when the server stops accepting requests. They'd never end
 * otherwise.
 */
export function closeAtEnd({ server }: FastifyInstance, close: () => void): void {
  streams.set(server, [...(streams.get(server) ?? []), close]);
}

/** Asks clients to reconnect, so that a load balancer routes them to another server. */
export function leaveConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (ending.value) reply.raw.setHeader('connection', 'close');
    done();
  });
}

/** Stops accepting connections and waits for requests in progress, up to a number of milliseconds. Aborts the rest. */
export async function finishRequests({ server }: FastifyInstance, milliseconds: number): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  for (const close of streams.get(server) ?? []) close();
  // A connection whose response has just ended would stay open for another request.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepPause);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((done) => {
    timer = setTimeout(done, milliseconds);
  });
  await Promise.race([closed, late]);
  clearTimeout(timer);
  clearInterval(sweep);
}
