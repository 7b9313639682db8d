import { requireAdmin, requireReaderOfAll } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** Administrators alone regrade. */
export const assertCanRegrade = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients see how questions fare and what a regrade would change. */
export const assertCanReadMarks = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
