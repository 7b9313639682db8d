import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceOfSpan } from '../logging/spans';
import { traceOf } from '../logging/trace';
import { asPartOf, type Work } from '../work';
import './request';

const workOf = ({ trace, ip }: FastifyRequest): Work => ({ trace, address: ip, readsOnly: false });

/**
 * Sets the trace of every request from its `traceparent`, or creates one, and makes it available to all work of the
 * request.
 */
export function noteRequests(app: FastifyInstance): void {
  app.decorateRequest('trace', '');
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = traceOfSpan() ?? traceOf(request.headers.traceparent);
    asPartOf(workOf(request), done);
  });
  // The body is read in the context of the connection, which doesn't know the request.
  app.addHook('preValidation', (request, _reply, done) => asPartOf(workOf(request), done));
}
