import type { EntityManager } from 'typeorm';
import { changePoints } from '#server/features/points/change-points';
import { formatAddress } from '#server/features/rewards/address/format-address';
import { parseAccountAddress } from '#server/features/rewards/address/parse-account-address';
import type { ShippingAddress } from '#server/features/rewards/address/shipping-address.types';
import { RewardOrderEntity } from '#server/features/rewards/orders/reward-order.entity';
import { OrderStateEnum } from '#server/features/rewards/orders/order.enums';
import { Reward } from '#server/features/rewards/reward.entity';
import { transaction } from '#server/platform/database/database';
import { daysAgo } from '../dates';
import { demoId } from '../ids';
import { type DemoPeople, findDemoPerson, toViewer } from '../people/people-content';
import { demoPicture } from '../pictures';
import { readContent } from '../reading/read-content';
import { list, number, object, oneOfEnum, type ShapeOf, text } from '../reading/shapes';

/** An order with the image of its reward. Its times are in days before the portal's first start. */
const orderContent = object(
  { who: text, reward: demoPicture, state: oneOfEnum(OrderStateEnum), placed: number },
  {
    packed: number,
    sent: number,
    received: number,
    trackingNumber: text,
    cancelled: object({ age: number, by: text }, { reason: text }),
  },
);

type DemoOrder = ShapeOf<typeof orderContent>;

/** Returns the orders in chronological order. */
export const readDemoOrders = (): DemoOrder[] => readContent('orders.yaml', list(orderContent));

/** The points that the learner had earned before. */
const learnersPoints = 4550;

const ago = (days: number | undefined): Date | null => (days === undefined ? null : daysAgo(days));

function findAddress(people: DemoPeople, who: string): ShippingAddress {
  const { person, account } = findDemoPerson(people, who);
  return parseAccountAddress(account, person.name)!;
}

async function placeOrder(
  manager: EntityManager,
  people: DemoPeople,
  { who, reward: picture, state, trackingNumber, cancelled, ...moments }: DemoOrder,
  { id: rewardId, price, nameTranslations: rewardName }: Reward,
): Promise<void> {
  const { profileId } = toViewer(people, who);
  const id = demoId('order', who, picture);
  const shippingAddress = findAddress(people, who);
  const { name: recipientName, ...place } = shippingAddress;
  await manager.insert(RewardOrderEntity, {
    id,
    idempotencyKey: id,
    rewardId,
    rewardName,
    profileId,
    price,
    state,
    address: formatAddress(shippingAddress),
    recipientName,
    ...place,
    trackingNumber: trackingNumber ?? null,
    placedAt: daysAgo(moments.placed),
    packedAt: ago(moments.packed),
    sentAt: ago(moments.sent),
    receivedAt: ago(moments.received),
    cancelledAt: ago(cancelled?.age),
    cancelledBy: cancelled ? toViewer(people, cancelled.by).profileId : null,
    cancelReason: cancelled?.reason ?? null,
  });
  const line = { profileId, sourceId: id };
  const taken = { ...line, amount: -price, reason: 'reward', idempotencyKey: `reward:${id}` } as const;
  const back = { ...line, amount: price, reason: 'reward_returned' } as const;
  await changePoints(
    manager,
    state === 'cancelled' ? [taken, { ...back, idempotencyKey: `reward-returned:${id}` }] : [taken],
  );
}

/** Adds earlier points for everyone with orders, from which they are paid. */
async function addEarlierPoints(
  manager: EntityManager,
  people: DemoPeople,
  orders: readonly DemoOrder[],
  priceOf: (order: DemoOrder) => number,
): Promise<void> {
  const byPerson = Map.groupBy(orders, ({ who }) => who);
  const lines = [...byPerson].map(([who, placed]) => ({
    profileId: toViewer(people, who).profileId,
    amount: who === 'learner' ? learnersPoints : placed.reduce((sum, each) => sum + priceOf(each), 0),
    reason: 'adjustment' as const,
    note: 'Brought over from the former portal',
    idempotencyKey: `demo:earlier-points:${who}`,
  }));
  await changePoints(manager, lines);
}

/**
 * Dates the points entries by their sources and recalculates their balances, because all were written just now. Earlier
 * points come first.
 */
async function dateLedger(manager: EntityManager): Promise<void> {
  // Entries never change otherwise. No one has used this database yet.
  await manager.query('alter table points_entry disable trigger points_entry_append_only');
  await manager.query(
    `with dated as (
       select e.id, e.profile_id, e.amount, coalesce(a.closed_at,
         case e.reason when 'reward' then o.placed_at when 'reward_returned' then o.cancelled_at
           when 'adjustment' then $1::timestamptz end, e.created_at) as at
       from points_entry e left join attempt a on a.id::text = e.source_id
         left join reward_order o on o.id::text = e.source_id
     )
     update points_entry e set created_at = d.at, balance_after = d.balance
     from (select id, at, sum(amount) over (partition by profile_id order by at, id) as balance from dated) d
     where d.id = e.id`,
    [daysAgo(360)],
  );
  await manager.query('alter table points_entry enable trigger points_entry_append_only');
}

/** Adds orders in the year before the first start, once. */
export async function addDemoOrders(people: DemoPeople): Promise<void> {
  const orders = readDemoOrders();
  await transaction(async (manager) => {
    const rewards = new Map((await manager.find(Reward)).map((reward) => [reward.id, reward]));
    const rewardOf = ({ reward }: DemoOrder) => rewards.get(demoId('reward', reward));
    const isDone = await manager.existsBy(RewardOrderEntity, {});
    if (isDone || !orders.every(rewardOf)) return;
    await addEarlierPoints(manager, people, orders, (each) => rewardOf(each)!.price);
    for (const each of orders) await placeOrder(manager, people, each, rewardOf(each)!);
    await dateLedger(manager);
  });
}
