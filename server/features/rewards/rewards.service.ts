import { resourceService } from '#server/features/editing/resources';
import { AppError, throwFieldError } from '#server/platform/errors';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import type { NextReward, RewardConnection } from './reward.types';
import { Reward, type RewardValues } from './reward.entity';
import { countRewards, selectNextReward, selectReward, selectRewards } from './reward.queries';
import { assertCanReadRewards } from './rewards.policy';

/** Actions of administrators on rewards. One that was ordered can't be deleted, because orders show it. */
export const adminRewards = resourceService(Reward, {
  order: 'price',
  fit: ({ values: { publishAt, endsAt } }) => {
    const isOver = publishAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(publishAt);
    if (isOver) throwFieldError('endsAt', 'It ends before it begins.');
    return {};
  },
  erase: async (manager, id) => {
    const ordered: unknown[] = await manager.query('select from reward_order where reward_id = $1 limit 1', [
      id,
    ]);
    if (ordered.length > 0) {
      throw new AppError('CONFLICT', 'It was ordered: end it instead of deleting it.', { reason: 'ordered' });
    }
    await manager.delete(Reward, id);
  },
});

function keyOf(after: string | null | undefined): { price: number; id: string } | null {
  const [price, id] = decodeCursor(after, 2) ?? [];
  if (price === undefined) return null;
  if (!/^\d{1,7}$/.test(price) || !isId(id)) throw foreignCursor();
  return { price: Number(price), id };
}

/** Returns a page of offered rewards, cheapest first. */
export async function rewardsFor(
  viewer: Viewer,
  first: number,
  after?: string | null,
): Promise<RewardConnection> {
  assertCanReadRewards(viewer);
  const size = pageSize(first);
  const rows = await selectRewards(viewer, keyOf(after), size + 1);
  return Object.assign(
    page(rows, size, ({ price, id }) => encodeCursor(String(price), id), after),
    { countAll: () => countRewards(viewer) },
  );
}

/** Returns an offered reward; null otherwise. */
export async function rewardById(viewer: Viewer, id: string): Promise<RewardValues | null> {
  assertCanReadRewards(viewer);
  return isId(id) ? selectReward(viewer, id) : null;
}

/** Returns the caller's next reward and the missing points; null if none is offered, and for API clients. */
export async function nextReward(viewer: Viewer): Promise<NextReward | null> {
  const reader = assertCanReadRewards(viewer);
  return reader.kind === 'person' ? selectNextReward(reader) : null;
}
