import type { FastifyReply, FastifyRequest } from 'fastify';
import { entrySeconds } from './program.policy';
import type { ProgramEntry } from './program.types';

/**
 * Sets the cookie `<bucket><profileId>` for the duration of the access. It is only a hint; the stored access decides.
 */
export function setProgramCookie(request: FastifyRequest, reply: FastifyReply, entry: ProgramEntry): void {
  reply.setCookie(`${entry.bucket}${entry.profileId}`, '1', {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: entrySeconds,
  });
}
