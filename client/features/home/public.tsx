import { lazyScreen } from '#client/platform/lazy-screen';

export const HomePage = lazyScreen(() => import('./home-page'));
