import { AppError } from '#server/platform/errors';
import { requireAdmin, requirePerson, requireReader } from '#server/platform/policy';
import type { Person, Viewer } from '#server/platform/viewer';

/** Whom a list of people holds: everybody, or those of one account but the person who asks. */
export interface PeopleScope {
  all: boolean;
  accountId: string | null;
  but: string | null;
}

/**
 * Administrators and API clients read everybody, managers the others of their account; a manager without an account
 * has nobody.
 */
export function readablePeople(viewer: Viewer): PeopleScope {
  const reader = requireReader(viewer);
  if (reader.kind === 'client' || reader.role === 'admin') return { all: true, accountId: null, but: null };
  if (reader.role !== 'manager') throw new AppError('FORBIDDEN');
  return { all: false, accountId: reader.accountId, but: reader.profileId };
}

/** Managers remind their people, administrators anybody. */
export const reminds = (viewer: Viewer): viewer is Person =>
  viewer.kind === 'person' && viewer.role !== 'user';

export function mayRemind(viewer: Viewer): Person {
  const person = requirePerson(viewer);
  if (!reminds(person)) throw new AppError('FORBIDDEN');
  return person;
}

/** Administrators create, invite and change people. */
export const mayManagePeople = (viewer: Viewer): Person => requireAdmin(viewer);
