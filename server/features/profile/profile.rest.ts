import type { FastifyInstance } from 'fastify';
import { ownProfile, setLanguage, updateProfile } from './profile.service';
import { sessionFields, wholeProfile } from './whole-profile';

type Body = Record<string, unknown>;
const schema = { body: { type: 'object' } } as const;

/** Registers GET /api/auth/profile, POST /api/user/:id/update and POST /api/set-lang. */
export function profileRoutes(app: FastifyInstance): void {
  app.get('/api/auth/profile', async (request) => {
    const profile = await ownProfile(await request.viewer());
    const subject = await request.subject();
    return { success: true, data: { ...wholeProfile(profile), ...(subject && sessionFields(subject)) } };
  });

  app.post<{ Params: { id: string }; Body: Body }>('/api/user/:id/update', { schema }, async (request) => {
    const { params, body } = request;
    const profile = await updateProfile(await request.viewer(), params.id, body, await request.subject());
    return { success: true, data: wholeProfile(profile) };
  });

  app.post<{ Body: Body }>('/api/set-lang', { schema }, async (request) => {
    const { lang } = await setLanguage(await request.viewer(), request.body['lang']);
    return { success: true, lang };
  });
}
