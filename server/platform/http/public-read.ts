import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

/** Returns the weak ETag of a text. It is weak because the same text is sent compressed and plain. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Sends a public text with an ETag, or 304 if the caller's cached copy is current. Set its content type before. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  etag = etagOf(text),
): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', etag);
  return fresh(request.headers, { etag }) ? reply.code(304).send() : reply.send(text);
}
