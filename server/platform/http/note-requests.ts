import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceOfSpan } from '../spans';
import { traceOf } from '../trace';
import { asPartOf, type Work } from '../work';
import './request';

const workOf = ({ trace, ip }: FastifyRequest): Work => ({ trace, address: ip, readsOnly: false });

/** Gives every request the trace of its `traceparent`, or one of its own, and has all its work know of which it is part. */
export function noteRequests(app: FastifyInstance): void {
  app.decorateRequest('trace', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = traceOfSpan() ?? traceOf(request.headers.traceparent);
    asPartOf(workOf(request), done);
  });
  // A body is read by the connection, which knows nothing of its requests.
  app.addHook('preValidation', (request, _reply, done) => asPartOf(workOf(request), done));
}
