import { lazy } from 'react';

export { IdleGuard } from './idle/idle-guard';
export { LanguageChoice } from './language-choice';
export { LanguageMenu } from './language-menu';

export const LoginPage = lazy(() => import('./login-page'));
export const SignedInPage = lazy(() => import('./signed-in-page'));
export const ContactPage = lazy(() => import('./contact-page'));
export const MaintenancePage = lazy(() => import('./maintenance-page'));
