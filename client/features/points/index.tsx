import { lazyPage } from '#client/platform/lazy-loading/lazy-page';

export const LeaderboardPage = lazyPage(() => import('./leaderboard/leaderboard-page'), 'account');
export const PointsPage = lazyPage(() => import('./points-page'), 'account');
