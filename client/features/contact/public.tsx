import { lazyPage } from '#client/platform/lazy-page';

export const ContactPage = lazyPage(() => import('./contact-page'), 'contact');
