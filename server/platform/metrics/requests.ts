import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import { AppError } from '../errors';
import { log } from '../logging/log';
import { createModuleState } from '../module-state';
import './gauges';
import { metrics, requestSeconds } from './metrics';

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** The route pattern, because the number of paths is unlimited. */
const labelsOf = ({ method, routeOptions: { url } }: FastifyRequest, status: number) => ({
  method: methods.has(method) ? method : 'other',
  route: url ?? 'other',
  status: `${Math.floor(status / 100)}xx`,
});

const open = createModuleState(() => 0);

// Computed when collected, because it changes twice with every request.
export const openRequests = new Gauge({
  name: 'treadway_http_open_requests',
  help: 'Requests that are being answered, streams and uploads included.',
  registers: [metrics],
  collect() {
    this.set(open.value);
  },
});

/** Counts and times every request of a server. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const began = performance.now();
    open.value += 1;
    // This hook also runs if the caller disconnects early.
    reply.raw.once('close', () => {
      const labels = labelsOf(request, reply.raw.statusCode);
      open.value -= 1;
      const seconds = (performance.now() - began) / 1000;
      requestSeconds.observe(labels, seconds);
      log.debug({ traceId: request.trace, ...labels, status: reply.raw.statusCode, seconds }, 'answered');
    });
    done();
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** GET /metrics, for callers with the token. Without a configured token, the route doesn't exist. */
export function metricsRoute(app: FastifyInstance, token: string | null): void {
  if (token === null) return;
  const wanted = digest(`Bearer ${token}`);
  app.get('/metrics', async ({ headers }, reply) => {
    if (!timingSafeEqual(digest(headers.authorization ?? ''), wanted)) throw new AppError('UNAUTHENTICATED');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });
}
