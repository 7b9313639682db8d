import { lazyPage } from '#client/platform/lazy-page';

export const HomePage = lazyPage(() => import('./home-page'), 'home');
