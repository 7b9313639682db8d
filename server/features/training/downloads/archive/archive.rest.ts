import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { disposition } from '#server/features/storage/send-file';
import { type Zip, zipOf } from '#server/features/storage/zip';
import { now } from '#server/platform/clock';
import { grantArchive } from './archive.service';

const contentType = 'application/zip';

async function send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { link } = request.query as Record<string, unknown>;
  const { filename, entries, enter, count } = await grantArchive(link);
  const isHead = request.method === 'HEAD';
  const leave = enter();
  const { bytes, size } = await prepare().catch((error: unknown) => {
    leave();
    throw error;
  });
  bytes.once('close', leave);
  reply.headers({
    'content-type': contentType,
    'content-disposition': disposition({ filename, contentType }),
    // Clients detect an incomplete download by the length.
    'content-length': size,
    'accept-ranges': 'none',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (!isHead) return reply.send(bytes);
  bytes.destroy();
  return reply.send();

  async function prepare(): Promise<Zip> {
    if (!isHead) await count();
    return zipOf(entries, now());
  }
}

/** Registers GET and HEAD of /api/downloads/archive, by link. */
export function archiveRoutes(app: FastifyInstance): void {
  app.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/api/downloads/archive',
    handler: send,
  });
}
