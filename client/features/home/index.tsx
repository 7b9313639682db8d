import { lazyPage } from '#client/platform/lazy-loading/lazy-page';

export const HomePage = lazyPage(() => import('./home-page'), 'home');
