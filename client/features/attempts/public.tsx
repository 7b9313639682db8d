import { lazyPage } from '#client/platform/lazy-page';
import { lazyScreen } from '#client/platform/lazy-screen';

export const CertificatePage = lazyPage(() => import('./certificates/certificate-page'), 'results');
export const OwnCertificates = lazyScreen(() => import('./certificates/own-certificates'), 'results');
