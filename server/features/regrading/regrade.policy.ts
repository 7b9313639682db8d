import { requireAdmin, requireReaderOfAll } from '#server/platform/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** Administrators alone regrade. */
export const mayRegrade = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients see how questions fare and what a regrade would change. */
export const mayReadMarks = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
