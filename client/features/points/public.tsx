import { lazyPage } from '#client/platform/lazy-page';

export const LeaderboardPage = lazyPage(() => import('./leaderboard/leaderboard-page'), 'account');
export const PointsPage = lazyPage(() => import('./points-page'), 'account');
