import type { FastifyInstance, FastifyRequest } from 'fastify';
import '#server/platform/http/request';
import { AppError } from '#server/platform/errors';
import { endSession, initSession, reasonOfEnd } from './identity.service';
import { changePassword } from './passwords/password.service';
import { verifyAccessToken, verifyIdToken, type VerifiedSubject } from './tokens';

/** Returns the subject whose session ends, from an access token or an identity token, which can be expired. */
async function leaving(request: FastifyRequest): Promise<VerifiedSubject> {
  const { authorization } = request.headers;
  if (!authorization) throw new AppError('UNAUTHENTICATED');
  try {
    return (await verifyAccessToken(authorization))!;
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOKEN_INVALID') return verifyIdToken(authorization);
    throw error;
  }
}

function passwordOf(body: unknown): string {
  const password =
    typeof body === 'object' && body !== null ? (body as { password?: unknown }).password : undefined;
  if (typeof password !== 'string') throw new AppError('BAD_USER_INPUT');
  return password;
}

/** Registers POST /api/auth/init, /logout and /ended, and /api/user/:id/change-pass. */
export function identityRoutes(app: FastifyInstance): void {
  app.post('/api/auth/init', { config: { programs: 'all' } }, async (request) => {
    await initSession(await verifyAccessToken(request.headers.authorization));
    const viewer = await request.viewer();
    // Pages in other tabs of the session also need this state.
    const seesAs = viewer.kind === 'person' && viewer.seenBy !== undefined;
    return { success: true, ...(seesAs && { impersonation: true }) };
  });
  app.post<{ Querystring: { timeout?: string } }>(
    '/api/auth/logout',
    { config: { programs: 'all' } },
    async (request) => {
      await endSession(await leaving(request), { timeout: request.query.timeout === 'true' });
      return { success: true };
    },
  );
  // Only the holder of a token of the ended session learns the reason.
  app.post('/api/auth/ended', { config: { programs: 'all' } }, async (request) => ({
    success: true,
    reason: await reasonOfEnd(await leaving(request)),
  }));
  app.post<{ Params: { id: string } }>('/api/user/:id/change-pass', async (request) => {
    await changePassword(await request.viewer(), request.params.id, passwordOf(request.body));
    return { success: true, message: 'Password updated' };
  });
}
