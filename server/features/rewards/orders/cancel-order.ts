import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import { changePoints } from '#server/features/points/change-points';
import { balancePart } from '#server/features/points/points.part';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { profileById } from '#server/features/profile/profile.service';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { isStorable, requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import type { CancelOrderInput } from './order.input';
import { selectOrders } from './order.queries';
import type { CancelOrderPayload } from './order.types';
import { RewardOrderEntity } from './reward-order.entity';
import { cancelledFrom, assertCanRedeem, seesOrdersOf } from '../rewards.policy';

const maxReasonLength = 300;

/** Validates a reason; null for none. Throws BAD_USER_INPUT for `field`. */
export function cancelReasonOf(reason: string | null | undefined, field = 'reason'): string | null {
  const text = reason?.trim() ?? '';
  if (text.length > maxReasonLength || !isStorable(text)) {
    throwFieldError(field, `A reason has at most ${maxReasonLength} characters.`);
  }
  return text === '' ? null : text;
}

/** Cancels an order locked by the caller's transaction, returns its points, and adds an audit entry with the actor. */
export async function writeCancelled(
  manager: EntityManager,
  { id, profileId, price, state }: RewardOrderEntity,
  cancelledBy: string | null,
  cancelReason: string | null,
): Promise<void> {
  const cancelled = { state: 'cancelled', cancelledAt: now(), cancelledBy, cancelReason } as const;
  await manager.update(RewardOrderEntity, id, cancelled);
  const by = cancelledBy === null ? {} : { actorId: cancelledBy };
  const back = { profileId, amount: price, reason: 'reward_returned', sourceId: id, ...by } as const;
  await changePoints(manager, [{ ...back, idempotencyKey: `reward-returned:${id}` }]);
  await appendAudit(manager, {
    action: 'edit',
    actor: cancelledBy === null ? { kind: 'system' } : { kind: 'person', id: cancelledBy },
    targetKind: 'order',
    targetId: id,
    changes: { state: [state, 'cancelled'] },
    ...(cancelReason !== null && {
      personal: { about: profileId, changes: { cancelReason: [null, cancelReason] } },
    }),
  });
}

async function cancel(
  manager: EntityManager,
  { profileId: cancelledBy }: Person,
  order: RewardOrderEntity,
  reason: string | null,
): Promise<void> {
  await writeCancelled(manager, order, cancelledBy, reason);
  const { id, profileId, price, rewardName } = order;
  await enqueueMail(manager, {
    template: 'order_cancelled',
    profileId,
    key: `order:${id}:cancelled`,
    values: { rewardName, price, reason },
  });
}

/** Locks and cancels an order in the caller's transaction. Returns its person. */
export async function cancelWithin(
  manager: EntityManager,
  person: Person,
  id: string,
  reason: string | null,
): Promise<string> {
  const order = await manager.findOne(RewardOrderEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!order || !seesOrdersOf(person, order.profileId)) throw new AppError('NOT_FOUND');
  if (order.state === 'cancelled') return order.profileId;
  if (!cancelledFrom(person).includes(order.state)) {
    throw new AppError('CONFLICT', 'It is too late to cancel it.', { state: order.state });
  }
  await cancel(manager, person, order, reason);
  return order.profileId;
}

/**
 * Cancels an order once and returns its points. People can cancel their own until it is packed, administrators any
 * until it is shipped. Cancelling again changes nothing. Throws CONFLICT with its state if it is too late.
 */
export async function cancelOrder(viewer: Viewer, input: CancelOrderInput): Promise<CancelOrderPayload> {
  const caller = assertCanRedeem(viewer);
  const id = requireId(input.orderId);
  const reason = cancelReasonOf(input.reason);
  const profileId = await transaction(async (manager) =>
    cancelWithin(manager, await freshViewer(manager, caller), id, reason),
  );
  const [[order], profile] = await Promise.all([
    selectOrders([id]),
    profileById(viewer, profileId, [balancePart]),
  ]);
  return { order: order!, profile: profile! };
}
