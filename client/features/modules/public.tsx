import { lazyPage } from '#client/platform/lazy-page';

export const ModuleListPage = lazyPage(() => import('./list/module-list-page'));
export const ModulePage = lazyPage(() => import('./page/module-page'));

export { brandNames, categoryNames, groupNames } from './module-labels';
export { countsAlready, groupOf } from './module-state';
export { useAccessReason, useOpeningDate, usePassedBefore } from './card/access-reason';
export { aboutMinutes, limitText } from './card/test-facts';
export { OpenTestList, useOpenTests } from './open-tests';
export { StandardTestsProgress } from './standard-tests-progress';
