import { lazyScreen } from '#client/platform/lazy-screen';

export const TestPage = lazyScreen(() => import('./taking/test-page'));
export const ResultsPage = lazyScreen(() => import('./results/results-page'));
export const CertificatePage = lazyScreen(() => import('./certificates/certificate-page'));
export const ResultPage = lazyScreen(() => import('./results/result-page'));
