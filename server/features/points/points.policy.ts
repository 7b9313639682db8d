import { requireAdmin } from '#server/platform/policy';
import type { Person, Viewer } from '#server/platform/viewer';

/** Only administrators set points. Reading them follows whose profiles a viewer reads. */
export const mayAdjustPoints = (viewer: Viewer): Person => requireAdmin(viewer);
