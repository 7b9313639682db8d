import type { FastifyInstance } from 'fastify';
import { setPoints } from './adjust-points';
import { balanceOf, pointsOf } from './points.service';

type Body = Record<string, unknown>;
const schema = { body: { type: 'object' } } as const;

/** Registers GET /api/user/:id/points/get and POST /api/user/:id/points/set. */
export function pointsRoutes(app: FastifyInstance): void {
  const reading = { config: { programs: 'read_people' as const } };
  app.get<{ Params: { id: string } }>('/api/user/:id/points/get', reading, async (request) => {
    const balance = await pointsOf(await request.viewer(), request.params.id);
    return { success: true, balance };
  });

  app.post<{ Params: { id: string }; Body: Body }>(
    '/api/user/:id/points/set',
    { schema, config: { programs: 'write_points' } },
    async (request) => {
      const viewer = await request.viewer();
      const { profile } = await setPoints(viewer, request.params.id, request.body['amount']);
      return { success: true, balance: await balanceOf(viewer, profile) };
    },
  );
}
