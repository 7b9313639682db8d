import { requireAdmin } from '#server/platform/policy';
import type { Person, Viewer } from '#server/platform/viewer';

/** Administrators alone edit modules and tests, and see them as edited. */
export const mayEdit = (viewer: Viewer): Person => requireAdmin(viewer);
