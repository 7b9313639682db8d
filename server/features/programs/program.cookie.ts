import type { FastifyReply, FastifyRequest } from 'fastify';
import { entrySeconds } from './program.policy';
import type { ProgramEntry } from './program.types';

/** Sets `<bucket><profileId>` for as long as the entry lasts. It only tells of the entry, which decides. */
export function setProgramCookie(request: FastifyRequest, reply: FastifyReply, entry: ProgramEntry): void {
  reply.setCookie(`${entry.bucket}${entry.profileId}`, '1', {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: entrySeconds,
  });
}
