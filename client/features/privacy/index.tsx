import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';

export const OwnData = lazyScreen(() => import('./own-data/own-data'), 'privacy');
