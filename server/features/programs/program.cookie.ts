import type { FastifyReply, FastifyRequest } from 'fastify';
import { entrySeconds } from './program.policy';
import type { ProgramEntry } from './program.types';

/** Whether the browser came by https, directly or by a proxy in front that ends it. */
function isSecure({ protocol, headers }: FastifyRequest): boolean {
  const forwarded = String(headers['x-forwarded-proto'] ?? '');
  return protocol === 'https' || /^https\b/i.test(forwarded);
}

/** Sets `<bucket><profileId>` for as long as the entry lasts. It only tells of the entry, which decides. */
export function setProgramCookie(request: FastifyRequest, reply: FastifyReply, entry: ProgramEntry): void {
  reply.setCookie(`${entry.bucket}${entry.profileId}`, '1', {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    path: '/',
    maxAge: entrySeconds,
  });
}
