import { AppError } from '#server/platform/errors';
import { requireAdminOr, requirePerson, requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Role, Viewer } from '#server/platform/access/viewer';

/** Whom a list of people holds: everybody, or those of some accounts but the person who asks. */
export interface PeopleScope {
  all: boolean;
  accountIds: readonly string[];
  but: string | null;
}

/**
 * Administrators and API clients read everybody, managers the others of their account and of the
 * retailers that they were given; a manager without an account
 * has nobody.
 */
export function readablePeople(viewer: Viewer): PeopleScope {
  const reader = requireReader(viewer);
  if (reader.kind === 'client' || reader.role === 'admin') return { all: true, accountIds: [], but: null };
  if (reader.role !== 'manager') throw new AppError('FORBIDDEN');
  return { all: false, accountIds: reader.managedAccountIds, but: reader.profileId };
}

/** Managers remind their people, administrators anybody. */
export const reminds = (viewer: Viewer): viewer is Person =>
  viewer.kind === 'person' && viewer.role !== 'user';

export function assertCanRemind(viewer: Viewer): Person {
  const person = requirePerson(viewer);
  if (!reminds(person)) throw new AppError('FORBIDDEN');
  return person;
}

/** Administrators create, invite and change people, and programs that may. */
export const assertCanManagePeople = (viewer: Viewer): Person | ApiClient =>
  requireAdminOr('write_people', viewer);

/** A program neither makes an administrator nor changes one: it would let itself do everything. */
export function assertCanManage(
  manager: Person | ApiClient,
  roles: readonly (Role | null | undefined)[],
): void {
  if (manager.kind === 'client' && roles.includes('admin')) {
    throw new AppError('FORBIDDEN', 'Administrators are made and changed by people, not by programs.');
  }
}
