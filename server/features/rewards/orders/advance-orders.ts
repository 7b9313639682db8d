import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import type { LocalizedText } from '#server/platform/language/i18n';
import { isId, isStorable } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import type { OrderState } from './order.enums';
import type { AdvanceOrdersInput } from './order.input';
import { selectOrders } from './order.queries';
import { type AdvanceOrdersPayload, maxAdvanced } from './order.types';
import { assertCanFulfil } from '../rewards.policy';

const maxTrackingLength = 100;

/** The only previous state of each state. */
export const before = { packed: 'placed', sent: 'packed', received: 'sent' } as const;
export type Step = keyof typeof before;

const isStep = (state: OrderState): state is Step => state in before;

interface Advance {
  ids: readonly string[];
  to: Step;
  trackingNumber: string | null;
}

interface Advanced {
  id: string;
  profileId: string;
  rewardId: string;
  rewardName: LocalizedText;
}

/** Validates a tracking number; null for none. Throws BAD_USER_INPUT for `field`. */
export function trackingOf(sent: string | null | undefined, field = 'trackingNumber'): string | null {
  const tracking = sent?.trim() ?? '';
  if (tracking.length > maxTrackingLength || !isStorable(tracking)) {
    throwFieldError(field, `A tracking number has at most ${maxTrackingLength} characters.`);
  }
  return tracking === '' ? null : tracking;
}

function checked({ orderIds, to, trackingNumber }: AdvanceOrdersInput): Advance {
  if (orderIds.length === 0 || orderIds.length > maxAdvanced || !orderIds.every(isId)) {
    throwFieldError('orderIds', `Choose 1 to ${maxAdvanced} orders by their ids.`);
  }
  if (!isStep(to)) throwFieldError('to', 'Orders are advanced to packed, sent or received.');
  const tracking = trackingOf(trackingNumber);
  if (tracking !== null && to !== 'sent')
    throwFieldError('trackingNumber', 'A parcel is known when it is sent.');
  return { ids: orderIds, to, trackingNumber: tracking };
}

/** Moves orders in the previous state to the next one. Orders are locked before their rewards. */
async function advance(
  manager: EntityManager,
  { ids, to, trackingNumber }: Advance,
): Promise<readonly Advanced[]> {
  const due: Advanced[] = await manager.query(
    `select id, profile_id as "profileId", reward_id as "rewardId", reward_name as "rewardName" from reward_order
     where id = any($1::uuid[]) and state = $2 order by id for update`,
    [ids, before[to]],
  );
  await manager.query(
    `update reward_order set state = $2, tracking_number = coalesce($3, tracking_number),
       packed_at = case when $2 = 'packed' then $4::timestamptz else packed_at end,
       sent_at = case when $2 = 'sent' then $4::timestamptz else sent_at end,
       received_at = case when $2 = 'received' then $4::timestamptz else received_at end
     where id = any($1::uuid[])`,
    [due.map(({ id }) => id), to, trackingNumber, now()],
  );
  return due;
}

/** Reduces the stock by the shipped items. This changes the reward's version for administrators who edit it. */
async function takeOffStock(manager: EntityManager, sent: readonly Advanced[]): Promise<void> {
  const rewardIds = sent.map(({ rewardId }) => rewardId);
  await manager.query('select from reward where id = any($1::uuid[]) order by id for update', [rewardIds]);
  await manager.query(
    `update reward r set stock = greatest(r.stock - s.pieces, 0), updated_at = greatest($2, r.updated_at + interval '1 millisecond')
     from (select id, count(*)::int as pieces from unnest($1::uuid[]) id group by id) s where r.id = s.id`,
    [rewardIds, now()],
  );
}

async function tell(
  manager: EntityManager,
  person: Person,
  { to, trackingNumber }: Advance,
  advanced: readonly Advanced[],
): Promise<void> {
  await appendAudits(
    manager,
    advanced.map(({ id, profileId: about }) => ({
      action: 'edit',
      actor: actorOf(person),
      targetKind: 'order',
      targetId: id,
      changes: { state: [before[to], to] },
      ...(trackingNumber !== null && {
        personal: { about, changes: { trackingNumber: [null, trackingNumber] } },
      }),
    })),
  );
  if (to !== 'sent') return;
  await enqueueMails(
    manager,
    advanced.map(({ id, profileId, rewardName }) => ({
      template: 'order_sent',
      profileId,
      key: `order:${id}:sent`,
      values: { rewardName, trackingNumber },
    })),
  );
}

/** Moves orders one step on in the caller's transaction. Returns those that were in the previous state. */
export async function advanceWithin(
  manager: EntityManager,
  person: Person,
  wanted: Advance,
): Promise<readonly Advanced[]> {
  const due = await advance(manager, wanted);
  if (due.length === 0) return due;
  if (wanted.to === 'sent') await takeOffStock(manager, due);
  await tell(manager, person, wanted, due);
  return due;
}

/**
 * Moves orders one step on: packed, shipped or received. Skips orders in other states. Shipping reduces the stock and
 * notifies the people; audited.
 */
export async function advanceOrders(
  viewer: Viewer,
  input: AdvanceOrdersInput,
): Promise<AdvanceOrdersPayload> {
  const caller = assertCanFulfil(viewer);
  const wanted = checked(input);
  const advanced = await transaction(async (manager) => {
    const person = assertCanFulfil(await freshViewer(manager, caller));
    return advanceWithin(manager, person, wanted);
  });
  const orders = await selectOrders(wanted.ids);
  return { orders, leftOut: orders.length - advanced.length };
}
