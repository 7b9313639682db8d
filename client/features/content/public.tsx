import { lazyPage } from '#client/platform/lazy-page';

export const AwardsPage = lazyPage(() => import('./awards/awards-page'), 'content');
