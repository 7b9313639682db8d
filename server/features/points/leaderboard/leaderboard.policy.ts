import { readsEverything, requireReader } from '#server/platform/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/viewer';

/** Whoever reads the catalogue sees who earned how much. */
export const assertCanReadLeaderboard = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** Whose names and pictures somebody sees whatever they chose: all, those of some accounts, the own ones. */
export interface SeenPeople {
  all: boolean;
  accountIds: readonly string[];
  profileId: string | null;
}

/** Administrators and managers of the accounts see who hides, as they see their results. */
export function seenBy(viewer: Viewer): SeenPeople {
  const person = viewer.kind === 'person' ? viewer : null;
  return {
    all: readsEverything(viewer),
    accountIds: person?.managedAccountIds ?? [],
    profileId: person?.profileId ?? null,
  };
}
