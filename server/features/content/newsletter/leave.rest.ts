import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/errors';
import { leaveNewsletterByLink } from './subscription.service';

type LeaveRequest = { Querystring: { token?: string } };

const path = '/api/newsletter/leave';

/**
 * Registers the one-click unsubscribe for mail programs (RFC 8058), which send a POST. People who open the address get
 * the page that asks first.
 */
export function newsletterRoutes(app: FastifyInstance): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post<LeaveRequest>(path, { config: { programs: 'all' } }, async (request) => {
      const left = await leaveNewsletterByLink(await request.viewer(), String(request.query.token ?? ''));
      if (!left) throw new AppError('NOT_FOUND');
      return { left: true };
    });
    scope.get<LeaveRequest>(path, { config: { programs: 'all' } }, async (request, reply) =>
      reply.redirect(`/newsletter/leave?link=${encodeURIComponent(String(request.query.token ?? ''))}`),
    );
  });
}
