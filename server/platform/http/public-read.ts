import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** What tells a text from what it was before; weak, as the same text is sent packed and plain. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/**
 * Sends a text that strangers may read: whoever keeps it asks each time whether it is still so, and gets 304 for it. Its
 * type is set before.
 */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  etag = etagOf(text),
): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', etag);
  return fresh(request.headers, { etag }) ? reply.code(304).send() : reply.send(text);
}
