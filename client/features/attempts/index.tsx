import { lazyPage } from '#client/platform/lazy-loading/lazy-page';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';

export const CertificatePage = lazyPage(() => import('./certificates/certificate-page'), 'results');
export const OwnCertificates = lazyScreen(() => import('./certificates/own-certificates'), 'results');
