import { lazy } from 'react';

export const TestPage = lazy(() => import('./taking/test-page'));
export const ResultsPage = lazy(() => import('./results/results-page'));
export const ResultPage = lazy(() => import('./results/result-page'));
