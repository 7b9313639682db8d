import { AppError } from '#server/platform/errors';
import {
  readsEverything,
  requireAdmin,
  requirePerson,
  requireReaderOfAll,
} from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** People ask for their own data, or to be deleted; programs have none. */
export const assertCanRequestOwnData = (viewer: Viewer): Person => requirePerson(viewer);

/** What somebody asked for is the person's, and of those who read everything. */
export const seesRequestsOf = (viewer: Viewer, profileId: string): boolean =>
  readsEverything(viewer) || (viewer.kind === 'person' && viewer.profileId === profileId);

/** Administrators and API clients see who asked for what. */
export const assertCanReadRequests = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);

/** Administrators carry deletions out sooner, or stop them. */
export const assertCanDecideDeletions = (viewer: Viewer): Person => requireAdmin(viewer);

/** They delete others at once; their own deletion they ask for as everybody does. */
export function assertCanDelete(viewer: Viewer, profileId: string): Person {
  const admin = requireAdmin(viewer);
  if (admin.profileId === profileId) throw new AppError('FORBIDDEN', 'Ask for this in your own profile.');
  return admin;
}

/** Administrators merge two people into one, and undo that. */
export const assertCanMerge = (viewer: Viewer): Person => requireAdmin(viewer);
