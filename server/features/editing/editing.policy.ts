import { requireAdmin, requireReaderOfAll } from '#server/platform/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** Administrators alone edit what the frame of edited things describes. */
export const mayEdit = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients see it as edited. */
export const mayReadEdited = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
