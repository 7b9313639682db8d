import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createModuleState } from '../module-state';

const sweepPause = 50;

const ending = createModuleState(() => false);
const streams = new WeakMap<Server, (() => void)[]>();

/** Whether this server has been told to end, so that nobody should begin anything here. */
export const isEnding = (): boolean => ending.value;

/** From now on /readyz says that this server ends, and no connection is kept for a further request. */
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

/** Tells callers to come back by another connection, which a balancer leads to another server. */
export function leaveConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    if (ending.value) reply.raw.setHeader('connection', 'close');
    done();
  });
}

/** Takes no connection any more and waits for what is under way, at most so many milliseconds; the rest is cut off. */
export async function finishRequests({ server }: FastifyInstance, milliseconds: number): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  for (const close of streams.get(server) ?? []) close();
  // A connection whose answer has just ended is kept for the next request, of which there is to be none.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepPause);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((done) => {
    timer = setTimeout(done, milliseconds);
  });
  await Promise.race([closed, late]);
  clearTimeout(timer);
  clearInterval(sweep);
}
