import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import { changePoints, lockBalances } from '#server/features/points/change-points';
import { balancePart } from '#server/features/points/points.part';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { profileById } from '#server/features/profile/profile.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { formatAddress } from './address/format-address';
import { assertRedeemable, checkRedemption, type Redemption } from './check-redemption';
import type { RedeemRewardInput } from './orders/order.input';
import { selectOrders } from './orders/order.queries';
import type { RedeemRewardPayload } from './orders/order.types';
import { RewardOrderEntity } from './orders/reward-order.entity';
import { openSql } from './reward.entity';
import { offered, offeredValues, selectReward } from './reward.queries';
import { assertCanRedeem } from './rewards.policy';

interface Offer {
  name: LocalizedText;
  price: number;
  stock: number;
}

/**
 * Returns the reward if it is offered to the person now, locked until the transaction ends. Throws NOT_FOUND otherwise.
 */
async function lockOffer(manager: EntityManager, person: Person, id: string): Promise<Offer> {
  const [offer]: Offer[] = await manager.query(
    `select t.name, t.price, t.stock from reward t where t.id = $6 and ${offered} for update`,
    [...offeredValues(person), id],
  );
  if (!offer) throw new AppError('NOT_FOUND');
  return offer;
}

/** Throws if the price has changed, the reward is out of stock, or the balance is too low. */
async function checkOffer(
  manager: EntityManager,
  { price, stock }: Offer,
  { rewardId, expectedPrice }: Redemption,
  balance: number,
): Promise<void> {
  // Counted after locking the reward, in a statement that sees all commits until then.
  const [row]: { open: number }[] = await manager.query(
    `select ${openSql} as open from reward t where t.id = $1`,
    [rewardId],
  );
  assertRedeemable({ price, expectedPrice, stock, open: row!.open, balance });
}

/** Writes an order with its points entry, audit entry and message. */
async function placeOrder(
  manager: EntityManager,
  person: Person,
  { name, price }: Offer,
  input: Redemption,
  balances: ReadonlyMap<string, number>,
): Promise<string> {
  const { rewardId, shippingAddress, rememberAddress, idempotencyKey } = input;
  const { name: recipientName, ...place } = shippingAddress;
  const address = formatAddress(shippingAddress);
  const { profileId } = person;
  const id = randomUUID();
  await manager.insert(RewardOrderEntity, {
    id,
    rewardId,
    rewardName: name,
    profileId,
    price,
    address,
    recipientName,
    ...place,
    addressRemembered: rememberAddress,
    idempotencyKey,
    state: 'placed',
    placedAt: now(),
  });
  const taken = { profileId, amount: -price, reason: 'reward', sourceId: id, actorId: profileId } as const;
  await changePoints(manager, [{ ...taken, idempotencyKey: `reward:${id}` }], balances);
  await appendAudit(manager, {
    action: 'add',
    actor: actorOf(person),
    targetKind: 'order',
    targetId: id,
    changes: { rewardId: [null, rewardId], price: [null, price], state: [null, 'placed'] },
    personal: { about: profileId, changes: { address: [null, address] } },
  });
  const values = { rewardName: name, price, address };
  await enqueueMail(manager, { template: 'order_placed', profileId, key: `order:${id}:placed`, values });
  return id;
}

/**
 * Returns the order that the person placed with this key; undefined if there is none. Throws CONFLICT if it was for
 * another reward.
 */
async function placedBefore(
  manager: EntityManager,
  profileId: string,
  { rewardId, idempotencyKey }: Redemption,
): Promise<string | null> {
  const placed = await manager.findOneBy(RewardOrderEntity, { profileId, idempotencyKey });
  if (placed && placed.rewardId !== rewardId) {
    throw new AppError('CONFLICT', 'The key was used for another reward.');
  }
  return placed?.id ?? null;
}

/**
 * Redeems the viewer's points for a reward, once per key and at the displayed price. Locks the balance, then the
 * reward, so that neither the balance nor the stock becomes negative.
 */
export async function redeemReward(viewer: Viewer, sent: RedeemRewardInput): Promise<RedeemRewardPayload> {
  const caller = assertCanRedeem(viewer);
  const input = checkRedemption(sent);
  const orderId = await transaction(async (manager) => {
    const person = await freshViewer(manager, caller);
    const { profileId } = person;
    const balances = await lockBalances(manager, [profileId]);
    const placed = await placedBefore(manager, profileId, input);
    if (placed) return placed;
    const offer = await lockOffer(manager, person, input.rewardId);
    await checkOffer(manager, offer, input, balances.get(profileId)!);
    return placeOrder(manager, person, offer, input, balances);
  });
  const [[order], profile, reward] = await Promise.all([
    selectOrders([orderId]),
    profileById(viewer, caller.profileId, [balancePart]),
    selectReward(viewer, input.rewardId),
  ]);
  return { order: order!, profile: profile!, reward };
}
