import { lazyScreen } from '#client/platform/lazy-screen';

export { IdleGuard } from './idle/idle-guard';
export { LanguageChoice } from './language-choice';
export { LanguageMenu } from './language-menu';

export const LoginPage = lazyScreen(() => import('./login-page'));
export const SignedInPage = lazyScreen(() => import('./signed-in-page'));
export const ContactPage = lazyScreen(() => import('./contact-page'));
export const MaintenancePage = lazyScreen(() => import('./maintenance-page'));
