import { requireAdmin, requireReaderOfAll } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** Administrators can change the settings of the site. */
export const assertCanChangeSite = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients can read them. */
export const assertCanReadSite = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
