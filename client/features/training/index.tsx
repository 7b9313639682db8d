import { lazyPage } from '#client/platform/lazy-loading/lazy-page';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';

export const ModuleListPage = lazyPage(() => import('./list/module-list-page'), 'training');
export const ModulePage = lazyPage(() => import('./page/module-page'), 'module');
export const ProgramsPage = lazyPage(() => import('./program/programs-page'), 'programs');
export const GoldPage = lazyPage(() => import('./program/gold-page'), 'programs');
export const TestPage = lazyPage(() => import('./taking/test-page'), 'results');
export const ResultsPage = lazyPage(() => import('./results/results-page'), 'results');
export const ResultPage = lazyPage(() => import('./results/result-page'), 'results');

/** A related module with its test status. */
export const ModulePanel = lazyScreen(() => import('./page/module-panel'), 'module');

/** The test details and status of a module, for lists of other features. */
export const ModuleDetails = lazyScreen(() => import('./card/module-details'));
export const ModuleStatus = lazyScreen(() => import('./card/module-status'));

export { countsAlready, groupOf } from './module-state';
export { RewardNoteProvider } from './card/reward-slot';
export { useAccessReason, usePassedBefore } from './card/access-reason';
export { aboutMinutes, limitText } from './card/test-details';
