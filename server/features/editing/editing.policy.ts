import { requireAdminOr, requireReaderOfAll } from '#server/platform/access/policy';
import type { Scope } from '#server/platform/access/scopes';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/**
 * Returns the viewer if they are an administrator, or an API client with the scope; throws an error
 * otherwise.
 */
export const assertCanEdit = (viewer: Viewer, scope: Scope | null = null): Person | ApiClient =>
  requireAdminOr(scope, viewer);

/** Returns the viewer if they may read the admin fields; throws an error otherwise. */
export const assertCanReadAdmin = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
