import { select, selectJson } from '#server/platform/database/database';
import type { UserType } from '#server/platform/access/viewer';
import type { SeenPeople } from './leaderboard.policy';
import type { LeaderboardPeriod, LeaderboardPlace } from './leaderboard.types';

/** The validated query of a leaderboard. */
export interface LeaderboardQuery {
  period: LeaderboardPeriod;
  now: Date;
  timezone: string;
  accountId: string | null;
  userType: UserType | null;
  seen: SeenPeople;
}

// With fewer people than this, hidden people could be identified by elimination.
const fewest = 5;

/** SQL of all people with points in the period and their ranks, within what the viewer may see. */
const ranking = `with earned as (
    select e.profile_id, sum(e.amount)::int as points from points_entry e
    where e.reason in ('test_passed', 'survey')
      and e.created_at >= date_trunc($1::text, $2::timestamptz at time zone $3::text) at time zone $3::text
      and e.created_at <= $2::timestamptz
    group by e.profile_id
  ), people as (
    select p.id, p.name, a.name as account_name, p.image, e.points, p.hidden_from_leaderboard as hidden,
      $6::boolean or coalesce(p.account_id = any($7::uuid[]), false) or p.id = $8::uuid as seen,
      p.allows_public_avatar as pictured, count(*) over () as found
    from earned e join profile p on p.id = e.profile_id left join account a on a.id = p.account_id
    where e.points > 0 and p.disabled_at is null and p.role <> 'admin'
      and ($4::uuid is null or p.account_id = $4) and ($5::text is null or p.user_type = $5)
  ), ranking as (
    select *, rank() over (order by points desc)::int as place,
      row_number() over (partition by points order by id)::int as key from people
    where seen or not hidden or found >= ${fewest} or ($4::uuid is null and $5::text is null)
  )`;

const placeJson = `json_build_object('place', s.place, 'points', s.points, 'key', s.key,
  'isMe', coalesce(s.id = $8::uuid, false), 'isHidden', s.hidden,
  'name', case when s.seen or not s.hidden then s.name end,
  'accountName', case when s.seen or not s.hidden then s.account_name end,
  'imageUrl', case when s.seen or s.pictured and not s.hidden then s.image ->> 'smUrl' end)`;

const valuesOf = ({ period, now, timezone, accountId, userType, seen }: LeaderboardQuery): unknown[] => [
  period,
  now,
  timezone,
  accountId,
  userType,
  seen.all,
  seen.accountIds,
  seen.profileId,
];

/** The position after which a page starts. */
export type LeaderboardKey = { points: number; key: number } | null;

/** Returns up to `limit` people with the most points, after `after`. */
export async function selectPlaces(
  query: LeaderboardQuery,
  after: LeaderboardKey,
  limit: number,
): Promise<LeaderboardPlace[]> {
  const places = await selectJson<LeaderboardPlace[]>(
    'leaderboard',
    `${ranking} select coalesce(json_agg(${placeJson} order by s.points desc, s.key), '[]') as json
     from (select * from ranking
       where $9::int is null or points < $9 or (points = $9 and key > $10::int)
       order by points desc, key limit $11) s`,
    [...valuesOf(query), after?.points ?? null, after?.key ?? null, limit],
  );
  return places ?? [];
}

/** Returns the number of people on the leaderboard. */
export async function countPlaces(query: LeaderboardQuery): Promise<number> {
  const [row] = await select<{ count: number }>(
    'leaderboard-count',
    `${ranking} select count(*)::int as count from ranking`,
    valuesOf(query),
  );
  return row?.count ?? 0;
}

/** Returns the viewer's rank; null without points in the period. */
export const selectOwnPlace = (query: LeaderboardQuery): Promise<LeaderboardPlace | null> =>
  selectJson<LeaderboardPlace>(
    'leaderboard-own',
    `${ranking} select ${placeJson} as json from ranking s where s.id = $8::uuid`,
    valuesOf(query),
  );
