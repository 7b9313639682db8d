import { lazyPage } from '#client/platform/lazy-page';

export const ModuleListPage = lazyPage(() => import('./module-list-page'));
export const ModulePage = lazyPage(() => import('./module-page'));

export { brandNames, categoryNames, groupNames } from './module-labels';
export { countsAlready, groupOf } from './module-state';
export { useAccessReason, useOpeningDate, usePassedBefore } from './access-reason';
export { aboutMinutes, limitText } from './test-facts';
export { OpenTestList, useOpenTests } from './open-tests';
export { StandardTestsProgress } from './standard-tests-progress';
