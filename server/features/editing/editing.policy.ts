import { requireAdmin, requireReaderOfAll } from '#server/platform/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** Administrators alone edit modules and tests. */
export const mayEdit = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients see modules and tests as edited. */
export const mayReadEdited = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
