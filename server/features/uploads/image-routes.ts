import { basename } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { storageError } from '#server/features/storage/storage-errors';
import { imageTypeOf, storage } from '#server/features/storage/object-storage';

/** Nothing that a browser opens from here can run scripts, whatever its type. */
const headers = {
  'accept-ranges': 'none',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

async function sendImage(request: FastifyRequest, reply: FastifyReply, key: string): Promise<FastifyReply> {
  const type = imageTypeOf(key);
  if (type === null) throw storageError('object-not-found');
  const { size } = await storage().stat(key);
  // The content of a key never changes.
  const etag = `"${basename(key)}"`;
  if (fresh(request.headers, { etag })) {
    return reply
      .code(304)
      .headers({ ...headers, etag })
      .send();
  }
  const bytes = request.method === 'HEAD' ? undefined : await storage().open(key);
  return reply.headers({ ...headers, etag, 'content-type': type, 'content-length': size }).send(bytes);
}

/** Registers GET and HEAD /images/… for public images. */
export function imageRoutes(app: FastifyInstance): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/images/*',
    handler: async (request, reply) => sendImage(request, reply, `images/${request.params['*']}`),
  });
}
