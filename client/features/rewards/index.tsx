import { lazyPage } from '#client/platform/lazy-loading/lazy-page';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';

export { blocksOf, pointsPerBlock } from './reward-reach';

export const RewardsPage = lazyPage(() => import('./rewards-page'), 'rewards');
export const RewardPage = lazyPage(() => import('./reward-page'), 'rewards');
export const OrdersPage = lazyPage(() => import('./orders/orders-page'), 'rewards');

/** The points missing for the next reward, beside a test or alone. */
export const RewardNote = lazyScreen(() => import('./next/reward-note'), 'goal');

/** The next reward beside the person's points. */
export const BesidePoints = lazyScreen(() => import('./next/beside-points'), 'rewards');
