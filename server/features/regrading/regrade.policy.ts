import { requireAdmin, requireReaderOfAll } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** Only administrators can regrade. */
export const assertCanRegrade = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients can read question statistics and previews of regrades. */
export const assertCanReadMarks = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
