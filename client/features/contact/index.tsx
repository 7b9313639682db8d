import { lazyPage } from '#client/platform/lazy-loading/lazy-page';

export const ContactPage = lazyPage(() => import('./contact-page'), 'contact');
