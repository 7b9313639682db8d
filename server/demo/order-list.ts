import type { RewardOrderEntity } from '#server/features/rewards/reward-order.entity';
import type { DemoPicture } from './pictures';

export interface DemoOrder {
  who: string;
  of: DemoPicture;
  state: RewardOrderEntity['state'];
  /** Days before the portal's first start: placed, packed, sent, received, as far as it came. */
  ago: [placed: number, packed?: number, sent?: number, received?: number];
  trackingNumber?: string;
  cancelled?: { ago: number; by: string; reason?: string };
}

const before: DemoOrder[] = [
  {
    who: 'learner',
    of: 'lamp',
    state: 'cancelled',
    ago: [348],
    cancelled: { ago: 342, by: 'admin', reason: 'The maker stopped it for a while. Our apologies.' },
  },
  { who: 'learner', of: 'beanie', state: 'cancelled', ago: [265], cancelled: { ago: 264, by: 'learner' } },
  {
    who: 'patrick.hughes',
    of: 'torque-wrench',
    state: 'received',
    ago: [141, 139, 138, 133],
    trackingNumber: '1Z 401 977',
  },
  {
    who: 'learner',
    of: 'depth-gauge',
    state: 'received',
    ago: [109, 107, 106, 102],
    trackingNumber: '1Z 402 093',
  },
  {
    who: 'mariam.fofana',
    of: 'flask',
    state: 'cancelled',
    ago: [95, 94],
    cancelled: {
      ago: 92,
      by: 'admin',
      reason: 'Nous n’avons pas trouvé l’adresse. Écrivez-nous, et elle repart.',
    },
  },
  { who: 'wl.chen', of: 'flask', state: 'received', ago: [75, 74, 72, 69], trackingNumber: '1Z 402 101' },
  { who: 'pro', of: 'backpack', state: 'received', ago: [61, 60, 58, 54], trackingNumber: '1Z 402 104' },
  {
    who: 'patrick.hughes',
    of: 'beanie',
    state: 'cancelled',
    ago: [52],
    cancelled: { ago: 51, by: 'patrick.hughes' },
  },
  { who: 'amina.diallo', of: 'beanie', state: 'received', ago: [33, 32, 30, 27] },
  {
    who: 'jonas.brandt',
    of: 'gloves',
    state: 'received',
    ago: [21, 20, 19, 15],
    trackingNumber: '1Z 402 111',
  },
];

const ofLate: DemoOrder[] = [
  { who: 'distributor', of: 'depth-gauge', state: 'sent', ago: [8, 7, 5], trackingNumber: '1Z 402 115' },
  { who: 'anne.desrosiers', of: 'backpack', state: 'sent', ago: [7, 5, 3], trackingNumber: '1Z 402 116' },
  { who: 'jonas.brandt', of: 'depth-gauge', state: 'sent', ago: [6, 4, 2] },
  // The last piece was broken when it was to be packed.
  { who: 'beatriz.alvarez', of: 'torque-wrench', state: 'placed', ago: [5.4] },
  { who: 'learner', of: 'gloves', state: 'sent', ago: [4, 2, 1], trackingNumber: '1Z 402 118' },
  { who: 'learner', of: 'flask', state: 'placed', ago: [3] },
  { who: 'ruth.baker', of: 'rain-jacket', state: 'packed', ago: [2.6, 0.9] },
  { who: 'retailer', of: 'gloves', state: 'packed', ago: [2.2, 0.9] },
  { who: 'luis.ibarra', of: 'lamp', state: 'packed', ago: [1.7, 0.8] },
  { who: 'pro', of: 'flask', state: 'placed', ago: [1.1] },
  { who: 'joe.okafor', of: 'depth-gauge', state: 'placed', ago: [0.3] },
  { who: 'wl.chen', of: 'rain-jacket', state: 'placed', ago: [0.1] },
];

/** What people have redeemed points for, in the order in which they did. */
export const demoOrders: readonly DemoOrder[] = [...before, ...ofLate];
