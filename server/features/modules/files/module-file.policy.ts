import { requireAdmin, requireReaderOfAll } from '#server/platform/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** Only administrators bring files in, change and remove them. */
export const mayManageFiles = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients see what files there are. */
export const mayReadFiles = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
