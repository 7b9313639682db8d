import type { FastifyRequest } from 'fastify';
import '#server/platform/http/request';
import { requireScope } from '#server/platform/access/policy';

/** Rejects an API client without the scope of the route, or if the route is for people only. */
export async function requireRouteScope(request: FastifyRequest): Promise<void> {
  const { programs = null } = request.routeOptions.config;
  if (programs === 'all') return;
  const viewer = await request.viewer();
  if (viewer.kind === 'client') requireScope(viewer, programs);
}
