import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const addresses = new AsyncLocalStorage<string>();

/** The network address from which the request comes that this is part of; undefined outside of requests. */
export const callerAddress = (): string | undefined => addresses.getStore();

/** Does work as part of a request from an address. */
export const calledFrom = <Result>(address: string, work: () => Result): Result =>
  addresses.run(address, work);

/** Has every request know where it comes from. */
export function noteAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => calledFrom(request.ip, done));
  // A body is read by the connection, which knows nothing of its requests.
  app.addHook('preValidation', (request, _reply, done) => calledFrom(request.ip, done));
}
