import { lazy } from 'react';

export const TestPage = lazy(() => import('./taking/test-page'));
export const ResultsPage = lazy(() => import('./results/results-page'));
export const CertificatePage = lazy(() => import('./certificates/certificate-page'));
export const ResultPage = lazy(() => import('./results/result-page'));
