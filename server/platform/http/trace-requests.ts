import type { FastifyInstance } from 'fastify';
import { traceOfSpan } from '../spans';
import { traceOf, tracing } from '../trace';
import './request';

/** Gives every request the trace of its `traceparent`, or one of its own. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('trace', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = traceOfSpan() ?? traceOf(request.headers.traceparent);
    tracing(request.trace, done);
  });
  // A body is read by the connection, which knows nothing of its requests.
  app.addHook('preValidation', (request, _reply, done) => tracing(request.trace, done));
}
