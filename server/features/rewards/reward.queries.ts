import { audienceSql, audienceValues } from '#server/features/profile/audience/audience';
import { descriptionOf } from '#server/features/editing/description';
import { jsonOf } from '#server/features/editing/resource-json';
import { now } from '#server/platform/clock';
import { select, selectJson } from '#server/platform/database/database';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { leftSql, Reward, type RewardValues } from './reward.entity';
import type { NextReward } from './reward.types';

/** SQL that is true if reward `t` is offered to the viewer. `$1` to `$5` are `offeredValues`. */
export const offered = `t.publish_at <= $1 and (t.ends_at is null or t.ends_at > $1) and ${audienceSql('t', 2)}`;

export const offeredValues = (viewer: Viewer) => [now(), ...audienceValues(viewer)] as const;

const json = jsonOf(descriptionOf(Reward));

/** Returns up to `limit` offered rewards, cheapest first, after a price and an id. */
export async function selectRewards(
  viewer: Viewer,
  after: { price: number; id: string } | null,
  limit: number,
): Promise<RewardValues[]> {
  const rows = await selectJson<RewardValues[]>(
    'rewards',
    `select coalesce(json_agg(${json} order by t.price, t.id), '[]') as json
     from (select t.* from reward t
       where ${offered} and ($6::int is null or (t.price, t.id) > ($6, $7::uuid))
       order by t.price, t.id limit $8) t`,
    [...offeredValues(viewer), after?.price ?? null, after?.id ?? null, limit],
  );
  return rows ?? [];
}

/** Returns the number of offered rewards. */
export async function countRewards(viewer: Viewer): Promise<number> {
  const [row] = await select<{ count: number }>(
    'rewards-count',
    `select count(*)::int as count from reward t where ${offered}`,
    [...offeredValues(viewer)],
  );
  return row?.count ?? 0;
}

/** Returns an offered reward; null otherwise. */
export const selectReward = (viewer: Viewer, id: string): Promise<RewardValues | null> =>
  selectJson<RewardValues>('reward', `select ${json} as json from reward t where t.id = $6 and ${offered}`, [
    ...offeredValues(viewer),
    id,
  ]);

/**
 * Returns the cheapest offered reward in stock that costs more than the balance, with the missing points. Returns the
 * most expensive if all cost less, and null if there is none.
 */
export const selectNextReward = (person: Person): Promise<NextReward | null> =>
  selectJson<NextReward>(
    'next-reward',
    `select json_build_object('reward', ${json}, 'missing', greatest(t.price - b.points, 0)) as json
     from reward t
     cross join (select coalesce((select balance from points_balance where profile_id = $6), 0) as points) b
     where ${offered} and ${leftSql} > 0
     order by t.price > b.points desc, case when t.price > b.points then t.price else -t.price end, t.id limit 1`,
    [...offeredValues(person), person.profileId],
  );
