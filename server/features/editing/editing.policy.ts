import { requireAdminOr, requireReaderOfAll } from '#server/platform/access/policy';
import type { Scope } from '#server/platform/access/scopes';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** Administrators edit what the frame of edited things describes, and programs what their scope names. */
export const assertCanEdit = (viewer: Viewer, scope: Scope | null = null): Person | ApiClient =>
  requireAdminOr(scope, viewer);

/** Administrators and API clients see it as edited. */
export const assertCanReadAdmin = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
