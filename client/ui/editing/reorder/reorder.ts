import { lazyScreen } from '#client/platform/lazy-screen';

/** Rows that are put in order by dragging, by the keyboard or by buttons, loaded when some are first shown. */
export const ReorderList = lazyScreen(
  () => import('./reorder-list'),
  'admin',
) as unknown as typeof import('./reorder-list').default;
