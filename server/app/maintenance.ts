import type { FastifyRequest } from 'fastify';
import { currentSettings } from '#server/features/settings/settings.service';
import { AppError } from '#server/platform/errors';
import { isAdmin } from '#server/platform/policy';
import type { Viewer } from '#server/platform/viewer';

// What people need to see that the portal is closed, to leave it, and to finish the test that they sit.
const openOperations = new Set(['me', 'setLanguage', 'attempt', 'saveAnswer', 'submitTest']);
const openRoutes = new Set([
  '/api/settings/get',
  '/api/menus/get',
  '/api/auth/profile',
  '/api/auth/init',
  '/api/auth/logout',
  '/api/auth/ended',
  '/api/set-lang',
]);

async function refuse(viewer: Viewer): Promise<void> {
  // Strangers are told to sign in first, as always.
  if (isAdmin(viewer) || viewer.kind === 'stranger') return;
  const { maintenanceMode } = await currentSettings();
  if (maintenanceMode) throw new AppError('MAINTENANCE');
}

/** Refuses a query or mutation with MAINTENANCE while the portal is closed to the viewer. */
export async function requireOpenOperation(viewer: Viewer, name: string): Promise<void> {
  if (!openOperations.has(name)) await refuse(viewer);
}

/** Refuses a REST call with MAINTENANCE while the portal is closed to its caller. */
export async function requireOpenRoute(request: FastifyRequest): Promise<void> {
  if (!openRoutes.has(request.routeOptions.url ?? '')) await refuse(await request.viewer());
}
