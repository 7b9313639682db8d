import { lazyPage } from '#client/platform/lazy-page';

/** What is new, its first page at once. */
export const NewsPage = lazyPage(() => import('./articles/news-page'), 'content');

export { pagePath } from './section/section-path';

/** Every page of a section, which its address names. */
export const SectionRoutes = lazyPage(() => import('./section/section-routes'), 'content');

/** Answering a survey, in the words of a test beside its own. */
export const SurveyPage = lazyPage(() => import('./surveys/survey-screen'), 'results');

/** What the links of e-mails about a newsletter lead to, signed in or not. */
export const ConfirmNewsletterPage = lazyPage(() => import('./newsletter/links/confirm-page'), 'content');
export const LeaveNewsletterPage = lazyPage(() => import('./newsletter/links/leave-page'), 'content');
