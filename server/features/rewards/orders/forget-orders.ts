import type { EntityManager } from 'typeorm';
import { RewardOrderEntity } from './reward-order.entity';
import { writeCancelled } from './cancel-order';

/** Cancels a person's unpacked orders and returns the points, without a message. */
export async function cancelPlacedOrders(
  manager: EntityManager,
  profileId: string,
  cancelledBy: string | null,
): Promise<void> {
  const placed = await manager.find(RewardOrderEntity, {
    where: { profileId, state: 'placed' },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const order of placed) await writeCancelled(manager, order, cancelledBy, null);
}

/** Removes the addresses of these people's orders. Packed orders retain theirs until they are shipped. */
export async function eraseAddresses(manager: EntityManager, profileIds: readonly string[]): Promise<void> {
  await manager.query(
    `update reward_order set address = '', recipient_name = null, street = null, unit = null, city = null, region = null,
       postal_code = null, country = null, tracking_number = null, cancel_reason = null
     where profile_id = any($1::uuid[]) and state <> 'packed' and address <> ''`,
    [profileIds],
  );
}
