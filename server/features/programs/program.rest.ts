import type { FastifyInstance } from 'fastify';
import { setProgramCookie } from './program.cookie';
import { checkAccountNumber } from './program.service';

type Body = Record<string, unknown>;
const schema = { body: { type: 'object' } } as const;

/** Registers POST /api/account-numbers/check, which opens a program and sets its cookie. */
export function programRoutes(app: FastifyInstance): void {
  app.post<{ Body: Body }>('/api/account-numbers/check', { schema }, async (request, reply) => {
    const { bucket, _id } = request.body;
    const { found, entry } = await checkAccountNumber(await request.viewer(), bucket, _id);
    if (entry) setProgramCookie(request, reply, entry);
    return { success: true, found };
  });
}
