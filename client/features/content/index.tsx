import { lazyPage } from '#client/platform/lazy-loading/lazy-page';

/** The news page, which is preloaded. */
export const NewsPage = lazyPage(() => import('./articles/news-page'), 'content');

export { pagePath } from './section/section-path';

/** The routes of a content section. */
export const SectionRoutes = lazyPage(() => import('./section/section-routes'), 'content');

/** The page for taking a survey, with the messages of test taking. */
export const SurveyPage = lazyPage(() => import('./surveys/survey-screen'), 'results');

/** The pages that newsletter e-mails link to, for visitors too. */
export const ConfirmNewsletterPage = lazyPage(() => import('./newsletter/links/confirm-page'), 'content');
export const LeaveNewsletterPage = lazyPage(() => import('./newsletter/links/leave-page'), 'content');
