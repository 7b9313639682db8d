import { requireAdmin, requireReaderOfAll } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** Administrators change what holds for the whole site. */
export const assertCanChangeSite = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients read it. */
export const assertCanReadSite = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
