import { lazyPage } from '#client/platform/lazy-page';

export const TestPage = lazyPage(() => import('./taking/test-page'));
export const ResultsPage = lazyPage(() => import('./results/results-page'));
export const CertificatePage = lazyPage(() => import('./certificates/certificate-page'));
export const ResultPage = lazyPage(() => import('./results/result-page'));
