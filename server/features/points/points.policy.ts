import { requireAdminOr } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/**
 * Administrators and API clients with the scope can adjust points. Viewers can read the points of people whose profiles
 * they can read.
 */
export const assertCanAdjustPoints = (viewer: Viewer): Person | ApiClient =>
  requireAdminOr('write_points', viewer);
