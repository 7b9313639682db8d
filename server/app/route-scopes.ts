import type { FastifyRequest } from 'fastify';
import '#server/platform/http/request';
import { requireScope } from '#server/platform/policy';

/** Refuses a program a route whose scope it has not, or that is for people alone. */
export async function requireRouteScope(request: FastifyRequest): Promise<void> {
  const { programs = null } = request.routeOptions.config;
  if (programs === 'all') return;
  const viewer = await request.viewer();
  if (viewer.kind === 'client') requireScope(viewer, programs);
}
