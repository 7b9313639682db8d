import { currentSettings } from '#server/features/settings/settings.service';
import { now } from '#server/platform/clock';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { soughtId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { assertCanReadLeaderboard, seenBy } from './leaderboard.policy';
import {
  countPlaces,
  type LeaderboardKey,
  type LeaderboardQuery,
  selectOwnPlace,
  selectPlaces,
} from './leaderboard.queries';
import type {
  LeaderboardPlace,
  LeaderboardPlaceConnection,
  LeaderboardPlaceFilter,
} from './leaderboard.types';

async function queryOf(
  viewer: Viewer,
  filter: LeaderboardPlaceFilter | null | undefined,
): Promise<LeaderboardQuery> {
  const { timezone } = await currentSettings();
  const { period, accountId, userType } = filter ?? {};
  return {
    period: period ?? 'quarter',
    now: now(),
    timezone,
    accountId: accountId ? soughtId(accountId) : null,
    userType: userType ?? null,
    seen: seenBy(viewer),
  };
}

function keyOf(after: string | null | undefined): LeaderboardKey {
  const [points, key] = decodeCursor(after, 2) ?? [];
  if (points === undefined || key === undefined) return null;
  if (![points, key].every((part) => /^\d{1,9}$/.test(part))) throw foreignCursor();
  return { points: Number(points), key: Number(key) };
}

/** Returns a page of the leaderboard of a period. */
export async function leaderboard(
  viewer: Viewer,
  filter: LeaderboardPlaceFilter | null | undefined,
  first: number,
  after?: string | null,
): Promise<LeaderboardPlaceConnection> {
  assertCanReadLeaderboard(viewer);
  const size = pageSize(first);
  const key = keyOf(after);
  const query = await queryOf(viewer, filter);
  const rows = await selectPlaces(query, key, size + 1);
  return Object.assign(
    page(rows, size, ({ points, key: among }) => encodeCursor(String(points), String(among)), after),
    { countAll: () => countPlaces(query) },
  );
}

/** Returns the viewer's rank; null without points in the period, and for API clients. */
export async function ownPlace(
  viewer: Viewer,
  filter: LeaderboardPlaceFilter | null | undefined,
): Promise<LeaderboardPlace | null> {
  assertCanReadLeaderboard(viewer);
  return selectOwnPlace(await queryOf(viewer, filter));
}
