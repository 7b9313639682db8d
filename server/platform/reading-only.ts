import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors';

const requests = new AsyncLocalStorage<{ readsOnly: boolean }>();

/** Has every request know whether it may write. */
export function noteReading(app: FastifyInstance): void {
  // A body is read by the connection, which knows nothing of its requests: hence anew before what handles it.
  app.addHook('preValidation', (_request, _reply, done) => requests.run({ readsOnly: false }, done));
}

/** Has the request that this is part of write nothing from now on. */
export function readOnly(): void {
  requests.getStore()!.readsOnly = true;
}

/** Whether this is part of a request that only reads. */
export const readsOnly = (): boolean => requests.getStore()?.readsOnly ?? false;

/** Refuses what would write, in a request that only reads. */
export function requireWriting(): void {
  if (readsOnly()) throw new AppError('SEEING_AS');
}
