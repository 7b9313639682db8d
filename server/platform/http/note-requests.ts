import type { FastifyInstance } from 'fastify';
import { traceOfSpan } from '../spans';
import { traceOf } from '../trace';
import { asPartOf } from '../work';
import './request';

/** Gives every request the trace of its `traceparent`, or one of its own, and has all its work know of which it is part. */
export function noteRequests(app: FastifyInstance): void {
  app.decorateRequest('trace', '');
  app.decorateRequest('work', null as never);
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = traceOfSpan() ?? traceOf(request.headers.traceparent);
    request.work = { trace: request.trace, address: request.ip, readsOnly: false };
    asPartOf(request.work, done);
  });
  // A body is read by the connection, which knows nothing of its requests.
  app.addHook('preValidation', (request, _reply, done) => asPartOf(request.work, done));
}
