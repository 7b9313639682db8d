import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pace } from '#server/platform/limits/pace';
import { UploadRejection } from '../signing/upload-rejection';
import { rejectionView } from './assembly-status';
import { assemblyRoutes } from './assembly.routes';
import { messageRoutes } from './message.routes';
import { tusRoutes } from '../tus/tus.routes';

const largestForm = 64 * 1024;

function answerRejection(
  error: unknown,
  { trace }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  if (error instanceof UploadRejection) {
    return reply.code(error.status).send({ ...rejectionView(error.code, error.message), traceId: trace });
  }
  return null;
}

/**
 * Registers the Transloadit protocol at the root of the portal's origin, where its clients expect it. `pace` is the
 * minimum upload rate.
 */
export async function encoderRoutes(app: FastifyInstance, pace: Pace): Promise<void> {
  app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply) => {
    const answered = answerRejection(error, request, reply);
    if (answered) return answered;
    throw error;
  });
  await app.register(async (small) => {
    small.removeAllContentTypeParsers();
    small.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, (_request, body, done) =>
      done(null, body),
    );
    assemblyRoutes(small);
    messageRoutes(small);
  });
  await app.register(async (large) => {
    large.removeAllContentTypeParsers();
    large.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    tusRoutes(large, pace);
  });
}
