import { requireAdminOr } from '#server/platform/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** Administrators set points, and programs that may. Reading them follows whose profiles a viewer reads. */
export const assertCanAdjustPoints = (viewer: Viewer): Person | ApiClient =>
  requireAdminOr('write_points', viewer);
