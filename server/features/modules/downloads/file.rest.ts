import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import '#server/platform/http';
import { sendFile } from '#server/features/uploads/send-file';
import { AppError } from '#server/platform/errors';
import { storedFile, uploadFile } from './file.service';

// Whoever sends nothing for so long is gone.
const silence = 60_000;

async function receive(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { raw } = request;
  raw.setTimeout(silence, () => void raw.destroy());
  const announced = request.headers['content-length'];
  try {
    const { id, path, filename, ext } = await uploadFile(await request.viewer(), {
      filename: (request.query as Record<string, unknown>)['filename'],
      length: announced === undefined ? null : Number(announced),
      source: raw,
    });
    raw.setTimeout(0);
    return { success: true, _id: id, path, filename, ext, url: `/api/files/${id}` };
  } catch (error) {
    // A browser reads the reason only when it has sent everything; whoever sends too much or may not is cut off.
    if (error instanceof AppError && error.code === 'FILE_REFUSED') raw.resume();
    else reply.header('connection', 'close');
    throw error;
  }
}

/** POST or PUT /api/files?filename=…, whose body is the file itself, and GET or HEAD /api/files/:id. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.route({ method: ['POST', 'PUT'], url: '/api/files', handler: receive });

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/api/files/:id',
    handler: async (request, reply) =>
      sendFile(request, reply, await storedFile(await request.viewer(), request.params.id)),
  });
}
