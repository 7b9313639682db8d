import { AppError } from '#server/platform/errors';
import { requireAdminOr, requirePerson, requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Role, Viewer } from '#server/platform/access/viewer';

/** The people in a viewer's list: all, or those of some accounts without the viewer. */
export interface PeopleScope {
  all: boolean;
  accountIds: readonly string[];
  but: string | null;
}

/**
 * Returns the readable people. Administrators and API clients can read everyone, managers the others of their account
 * and of the retailers that they manage. A manager without an account has none.
 */
export function readablePeople(viewer: Viewer): PeopleScope {
  const reader = requireReader(viewer);
  if (reader.kind === 'client' || reader.role === 'admin') return { all: true, accountIds: [], but: null };
  if (reader.role !== 'manager') throw new AppError('FORBIDDEN');
  return { all: false, accountIds: reader.managedAccountIds, but: reader.profileId };
}

/** Managers can remind their people, administrators anyone. */
export const reminds = (viewer: Viewer): viewer is Person =>
  viewer.kind === 'person' && viewer.role !== 'user';

export function assertCanRemind(viewer: Viewer): Person {
  const person = requirePerson(viewer);
  if (!reminds(person)) throw new AppError('FORBIDDEN');
  return person;
}

/** Administrators and API clients with the scope can create, invite and change people. */
export const assertCanManagePeople = (viewer: Viewer): Person | ApiClient =>
  requireAdminOr('write_people', viewer);

/** API clients can neither create nor change administrators, because they could give themselves all rights. */
export function assertCanManage(
  manager: Person | ApiClient,
  roles: readonly (Role | null | undefined)[],
): void {
  if (manager.kind === 'client' && roles.includes('admin')) {
    throw new AppError('FORBIDDEN', 'Administrators are made and changed by people, not by programs.');
  }
}
