import { lazyPage } from '#client/platform/lazy-loading/lazy-page';

export { IdleGuard } from './idle/idle-guard';
export { LanguageMenu } from './language-menu';
export { SignInAgain } from './resume/sign-in-again';
export { Impersonation } from './impersonation/impersonation';
export {
  isImpersonationNoted,
  noteImpersonation,
  useImpersonationNoted,
} from './impersonation/impersonation-note';

export const ForgotPage = lazyPage(() => import('./forgot/forgot-page'), 'account');
export const LoginPage = lazyPage(() => import('./login-page'), 'ended');
export const SignedInPage = lazyPage(() => import('./signed-in-page'));
export const SignedInAgainPage = lazyPage(() => import('./resume/signed-in-again-page'), 'ended');
export const MaintenancePage = lazyPage(() => import('./maintenance/maintenance-page'), 'ended');
