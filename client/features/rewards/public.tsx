import { lazyPage } from '#client/platform/lazy-page';

export const RewardsPage = lazyPage(() => import('./rewards-page'), 'rewards');
export const RewardPage = lazyPage(() => import('./reward-page'), 'rewards');
export const OrdersPage = lazyPage(() => import('./orders/orders-page'), 'rewards');
