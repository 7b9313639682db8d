import type { FastifyRequest } from 'fastify';
import { requireOpenPortal } from '#server/features/profile/terms/open-portal';
import type { Viewer } from '#server/platform/access/viewer';

// People need these while the portal is closed to them, by maintenance or until they accept the terms: to see that and
// accept, to sign out, to finish an attempt in progress, and to end an impersonation.
const openOperations = new Set([
  'me',
  'setLanguage',
  'acceptTerms',
  'declineTerms',
  'attempt',
  'saveAnswer',
  'submitTest',
  'impersonation',
  'endImpersonation',
]);
const openRoutes = new Set([
  '/api/settings/get',
  '/api/menus/get',
  '/api/changes',
  '/api/auth/profile',
  '/api/auth/init',
  '/api/auth/logout',
  '/api/auth/ended',
  '/api/set-lang',
  // Mail programs call it to unsubscribe.
  '/api/newsletter/leave',
]);

/** Rejects a query or mutation as `requireOpenPortal` does while the portal is closed to the viewer. */
export async function requireOpenOperation(viewer: Viewer, name: string): Promise<void> {
  if (!openOperations.has(name)) await requireOpenPortal(viewer);
}

/** Rejects a REST call as `requireOpenPortal` does while the portal is closed to its caller. */
export async function requireOpenRoute(request: FastifyRequest): Promise<void> {
  if (!openRoutes.has(request.routeOptions.url ?? '')) await requireOpenPortal(await request.viewer());
}
