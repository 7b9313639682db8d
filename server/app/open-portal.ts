import type { FastifyRequest } from 'fastify';
import { requireOpenPortal } from '#server/features/profile/terms/open-portal';
import type { Viewer } from '#server/platform/viewer';

// What people need to see that the portal is closed to them, by maintenance or until they say Yes to the terms, to
// answer these, to leave, and to finish the test that they sit; and administrators to stop seeing it as one of them.
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
  // Mail programs call it for whoever wants no more mail.
  '/api/newsletter/leave',
]);

/** Refuses a query or mutation, as `requireOpenPortal` does, while the portal is closed to the viewer. */
export async function requireOpenOperation(viewer: Viewer, name: string): Promise<void> {
  if (!openOperations.has(name)) await requireOpenPortal(viewer);
}

/** Refuses a REST call in the same way while the portal is closed to its caller. */
export async function requireOpenRoute(request: FastifyRequest): Promise<void> {
  if (!openRoutes.has(request.routeOptions.url ?? '')) await requireOpenPortal(await request.viewer());
}
