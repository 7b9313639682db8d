import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';

/** The reorderable list, loaded when one is first shown. */
export const ReorderList = lazyScreen(
  () => import('./reorder-list'),
  'admin',
) as unknown as typeof import('./reorder-list').default;
