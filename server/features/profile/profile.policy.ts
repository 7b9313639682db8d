import { AppError } from '#server/platform/errors';
import { requireAdmin, requirePerson, requireReaderOfAll } from '#server/platform/access/policy';
import { requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** The people whose profiles, points and results a viewer can read: all, only the viewer, or those of some accounts. */
export interface ProfileScope {
  all: boolean;
  own: string | null;
  accountIds: readonly string[];
}

/** Returns the scope of the viewer. Throws if they aren't signed in. */
export function readableProfiles(viewer: Viewer): ProfileScope {
  if (viewer.kind === 'client') return { all: true, own: null, accountIds: [] };
  const person = requirePerson(viewer);
  return {
    all: person.role === 'admin',
    own: person.profileId,
    accountIds: person.managedAccountIds,
  };
}

/** Returns the person who changes their own data. */
export const assertCanChangeOwn = (viewer: Viewer): Person => requirePerson(viewer);

/** Owners and administrators can change a profile. An invalid id throws NOT_FOUND. */
export function assertCanUpdateProfile(viewer: Viewer, profileId: unknown): Person {
  const person = requirePerson(viewer);
  if (person.role !== 'admin' && person.profileId !== requireId(profileId)) throw new AppError('FORBIDDEN');
  return person;
}

/** Administrators can list PRO people and reset them to standard. */
export const assertCanManagePro = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients can list PRO people. */
export const assertCanReadPro = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);

/** Administrators and API clients can read the size of an audience. */
export const assertCanReadPeople = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
