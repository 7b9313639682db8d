import { requireAdmin } from '#server/platform/policy';
import type { Person, Viewer } from '#server/platform/viewer';

/** Administrators alone regrade, and see how questions fare. */
export const mayRegrade = (viewer: Viewer): Person => requireAdmin(viewer);
