import { readsEverything, requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';

/** Everyone who can read the catalogue can read the leaderboard. */
export const assertCanReadLeaderboard = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/**
 * The people whose names and avatars the viewer sees even if they are hidden: all, those of some accounts, or the
 * viewer.
 */
export interface SeenPeople {
  all: boolean;
  accountIds: readonly string[];
  profileId: string | null;
}

/** Administrators and the managers of their accounts see hidden people, whose results they can read too. */
export function seenBy(viewer: Viewer): SeenPeople {
  const person = viewer.kind === 'person' ? viewer : null;
  return {
    all: readsEverything(viewer),
    accountIds: person?.managedAccountIds ?? [],
    profileId: person?.profileId ?? null,
  };
}
