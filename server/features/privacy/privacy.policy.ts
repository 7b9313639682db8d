import { AppError } from '#server/platform/errors';
import {
  readsEverything,
  requireAdmin,
  requirePerson,
  requireReaderOfAll,
} from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** People can request their own data or deletion. API clients have no data. */
export const assertCanRequestOwnData = (viewer: Viewer): Person => requirePerson(viewer);

/** Requests are visible to the person and to callers who can read everything. */
export const seesRequestsOf = (viewer: Viewer, profileId: string): boolean =>
  readsEverything(viewer) || (viewer.kind === 'person' && viewer.profileId === profileId);

/** Administrators and API clients can read all requests. */
export const assertCanReadRequests = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);

/** Administrators can carry out deletions early, or stop them. */
export const assertCanDecideDeletions = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators can delete others immediately. They request their own deletion like everyone else. */
export function assertCanDelete(viewer: Viewer, profileId: string): Person {
  const admin = requireAdmin(viewer);
  if (admin.profileId === profileId) throw new AppError('FORBIDDEN', 'Ask for this in your own profile.');
  return admin;
}

/** Administrators can merge two people and undo that. */
export const assertCanMerge = (viewer: Viewer): Person => requireAdmin(viewer);
