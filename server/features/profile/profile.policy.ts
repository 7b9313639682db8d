import { AppError } from '#server/platform/errors';
import { requireAdmin, requirePerson, requireReaderOfAll } from '#server/platform/policy';
import { requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** Whose profiles, points and results a viewer reads: everybody's, the own, or those of some accounts. */
export interface ProfileScope {
  all: boolean;
  own: string | null;
  accountIds: readonly string[];
}

/** What the viewer reads; refuses whoever is not signed in. */
export function readableProfiles(viewer: Viewer): ProfileScope {
  if (viewer.kind === 'client') return { all: true, own: null, accountIds: [] };
  const person = requirePerson(viewer);
  return {
    all: person.role === 'admin',
    own: person.profileId,
    accountIds: person.managedAccountIds,
  };
}

/** The person behind the viewer, who changes the own things. */
export const assertCanChangeOwn = (viewer: Viewer): Person => requirePerson(viewer);

/** The owner and administrators change a profile; an id that cannot be one is NOT_FOUND. */
export function assertCanUpdateProfile(viewer: Viewer, profileId: unknown): Person {
  const person = requirePerson(viewer);
  if (person.role !== 'admin' && person.profileId !== requireId(profileId)) throw new AppError('FORBIDDEN');
  return person;
}

/** Administrators see who is PRO and set people back to standard. */
export const assertCanManagePro = (viewer: Viewer): Person => requireAdmin(viewer);

/** Administrators and API clients see who is PRO. */
export const assertCanReadPro = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);

/** Administrators and API clients learn how many people an audience holds. */
export const assertCanReadPeople = (viewer: Viewer): Person | ApiClient => requireReaderOfAll(viewer);
