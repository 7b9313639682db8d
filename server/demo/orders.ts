import type { EntityManager } from 'typeorm';
import { changePoints } from '#server/features/points/change-points';
import { formatAddress } from '#server/features/rewards/address/format-address';
import { parseAccountAddress } from '#server/features/rewards/address/parse-account-address';
import type { ShippingAddress } from '#server/features/rewards/address/shipping-address.types';
import { RewardOrderEntity } from '#server/features/rewards/reward-order.entity';
import { Reward } from '#server/features/rewards/reward.entity';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { demoColleagues } from './colleagues';
import { demoId } from './ids';
import { type DemoOrder, demoOrders } from './order-list';
import { demoAccounts, demoOrganisations } from './people';
import { personCalled } from './sittings';

/** What the learner had earned before the portal. */
const learnersPoints = 4550;

const ago = (days: number | undefined): Date | null =>
  days === undefined ? null : new Date(now().getTime() - days * 86_400_000);

function addressOf(who: string): ShippingAddress {
  const person = [...demoAccounts, ...demoColleagues].find(({ email }) => email.startsWith(`${who}@`))!;
  const account = demoOrganisations.find(({ number }) => number === person.account)!;
  return parseAccountAddress(account, person.name)!;
}

async function order(
  manager: EntityManager,
  { who, of, state, ago: [placed, packed, sent, received], trackingNumber, cancelled }: DemoOrder,
  { id: rewardId, price, nameTranslations: rewardName }: Reward,
): Promise<void> {
  const { profileId } = personCalled(who);
  const id = demoId('order', who, of);
  const shippingAddress = addressOf(who);
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
    placedAt: ago(placed)!,
    packedAt: ago(packed),
    sentAt: ago(sent),
    receivedAt: ago(received),
    cancelledAt: ago(cancelled?.ago),
    cancelledBy: cancelled ? personCalled(cancelled.by).profileId : null,
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

/** Gives everybody who ordered the points of before the portal by which the orders are paid. */
async function bringPoints(manager: EntityManager, priceOf: (order: DemoOrder) => number): Promise<void> {
  const people = Map.groupBy(demoOrders, ({ who }) => who);
  const lines = [...people].map(([who, orders]) => ({
    profileId: personCalled(who).profileId,
    amount: who === 'learner' ? learnersPoints : orders.reduce((sum, each) => sum + priceOf(each), 0),
    reason: 'adjustment' as const,
    note: 'Brought over from the former portal',
    idempotencyKey: `demo:earlier-points:${who}`,
  }));
  await changePoints(manager, lines);
}

/**
 * Dates the ledger as what it names is dated, with the balances of that order: each line was written a moment ago. What
 * came from before the portal stands first.
 */
async function dateLedger(manager: EntityManager): Promise<void> {
  // Lines are never changed but for this, in a database that nobody has used yet.
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
    [ago(360)],
  );
  await manager.query('alter table points_entry enable trigger points_entry_append_only');
}

/** Lets people have redeemed points in the year before the first start, once. */
export async function addDemoOrders(): Promise<void> {
  await transaction(async (manager) => {
    const rewards = new Map((await manager.find(Reward)).map((reward) => [reward.id, reward]));
    const rewardOf = ({ of }: DemoOrder) => rewards.get(demoId('reward', of));
    const isDone = await manager.existsBy(RewardOrderEntity, {});
    if (isDone || !demoOrders.every(rewardOf)) return;
    await bringPoints(manager, (each) => rewardOf(each)!.price);
    for (const each of demoOrders) await order(manager, each, rewardOf(each)!);
    await dateLedger(manager);
  });
}
