import { readableProfiles } from '#server/features/profile/profile.policy';
import { AppError } from '#server/platform/errors';
import { requirePerson } from '#server/platform/access/policy';
import type { Person, Viewer } from '#server/platform/access/viewer';

/** People start tests. Administrators can't, because they can preview a test without a result. */
export function assertCanStartTest(viewer: Viewer): Person {
  const person = requirePerson(viewer);
  if (person.role === 'admin') throw new AppError('FORBIDDEN', 'Administrators do not take tests.');
  return person;
}

/** People can read, answer and submit their own attempts even after a change of role. */
export const assertCanUseAttempts = (viewer: Viewer): Person => requirePerson(viewer);

/** Everyone who can read a profile can read its progress. */
export function assertCanReadProgress(
  viewer: Viewer,
  profile: { id: string; account: { id: string } | null },
): void {
  const { all, own, accountIds } = readableProfiles(viewer);
  const isManaged = profile.account !== null && accountIds.includes(profile.account.id);
  if (!all && own !== profile.id && !isManaged) throw new AppError('NOT_FOUND');
}
