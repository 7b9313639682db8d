import { lazyPage } from '#client/platform/lazy-page';

export const ModuleListPage = lazyPage(() => import('./list/module-list-page'));
export const ModulePage = lazyPage(() => import('./page/module-page'));
export const TestPage = lazyPage(() => import('./taking/test-page'));
export const ResultsPage = lazyPage(() => import('./results/results-page'));
export const ResultPage = lazyPage(() => import('./results/result-page'));

export { countsAlready, groupOf } from './module-state';
export { usePassedBefore } from './card/access-reason';
export { aboutMinutes, limitText } from './card/test-facts';
