import type { EntityManager } from 'typeorm';
import { changePoints } from '#server/features/points/change-points';
import { RewardOrderEntity } from '#server/features/rewards/reward-order.entity';
import { Reward } from '#server/features/rewards/reward.entity';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { demoId } from './ids';
import type { DemoPicture } from './pictures';
import { personCalled } from './sittings';

type Dates = Pick<Partial<RewardOrderEntity>, 'packedAt' | 'sentAt' | 'receivedAt' | 'cancelledAt'>;

interface DemoOrder extends Dates {
  of: DemoPicture;
  state: RewardOrderEntity['state'];
  placedAt: Date;
  trackingNumber?: string;
  cancelledBy?: string;
  cancelReason?: string;
}

/** The learner's orders, in their order. */
function demoOrders(): DemoOrder[] {
  const ago = (days: number): Date => new Date(now().getTime() - days * 86_400_000);
  const [learner, admin] = [personCalled('learner').profileId, personCalled('admin').profileId];
  return [
    {
      of: 'lamp',
      state: 'cancelled',
      placedAt: ago(348),
      cancelledAt: ago(342),
      cancelledBy: admin,
      cancelReason: 'The maker stopped it for a while. Our apologies.',
    },
    { of: 'beanie', state: 'cancelled', placedAt: ago(265), cancelledAt: ago(264), cancelledBy: learner },
    {
      of: 'depth-gauge',
      state: 'received',
      placedAt: ago(109),
      packedAt: ago(107),
      sentAt: ago(106),
      receivedAt: ago(102),
      trackingNumber: '1Z 402 093',
    },
    {
      of: 'gloves',
      state: 'sent',
      placedAt: ago(4),
      packedAt: ago(2),
      sentAt: ago(1),
      trackingNumber: '1Z 402 118',
    },
    { of: 'flask', state: 'placed', placedAt: ago(3) },
  ];
}

/** What the learner had earned before the portal, so that the orders are paid for. */
const earlierPoints = 4550;

async function order(manager: EntityManager, { of, ...ordered }: DemoOrder): Promise<void> {
  const profileId = personCalled('learner').profileId;
  const reward = await manager.findOneByOrFail(Reward, { id: demoId('reward', of) });
  const { price, nameTranslations: rewardName } = reward;
  const id = demoId('order', of);
  const address = 'Desert Sun Distribution, 1200 W Van Buren St, Phoenix, AZ 85007';
  const paid = { rewardId: reward.id, rewardName, profileId, price, address, idempotencyKey: id };
  await manager.insert(RewardOrderEntity, { ...ordered, ...paid, id });
  const line = { profileId, sourceId: id };
  const taken = { ...line, amount: -price, reason: 'reward', idempotencyKey: `reward:${id}` } as const;
  const back = {
    ...line,
    amount: price,
    reason: 'reward_returned',
    idempotencyKey: `reward-returned:${id}`,
  } as const;
  await changePoints(manager, ordered.state === 'cancelled' ? [taken, back] : [taken]);
}

/** Lets the learner have redeemed points in the year before the first start, once. */
export async function addDemoOrders(): Promise<void> {
  await transaction(async (manager) => {
    const { profileId } = personCalled('learner');
    const isThere = await manager.existsBy(Reward, { id: demoId('reward', 'flask') });
    const isDone = await manager.existsBy(RewardOrderEntity, { profileId });
    if (!isThere || isDone) return;
    const earlier = { profileId, amount: earlierPoints, reason: 'adjustment' } as const;
    const key = { note: 'Brought over from the former portal', idempotencyKey: 'demo:earlier-points' };
    await changePoints(manager, [{ ...earlier, ...key }]);
    for (const each of demoOrders()) await order(manager, each);
  });
}
