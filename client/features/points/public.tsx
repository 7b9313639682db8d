import { lazyPage } from '#client/platform/lazy-page';

export const PointsPage = lazyPage(() => import('./points-page'), 'account');
