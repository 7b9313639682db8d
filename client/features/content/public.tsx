import { lazyPage } from '#client/platform/lazy-page';

/** Every page of a section, which its address names. */
export const SectionRoutes = lazyPage(() => import('./section/section-routes'), 'content');
