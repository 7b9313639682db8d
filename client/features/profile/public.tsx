import { lazyPage } from '#client/platform/lazy-page';
import { lazyScreen } from '#client/platform/lazy-screen';

export { LanguageChoice } from './language-choice';
export { useShellProfile, useShellProfileQuery } from './use-shell-profile';

export { TermsGuard } from './terms/terms-guard';

export const ProfilePage = lazyPage(() => import('./profile-page'), 'account');
export const PrivacyPolicyPage = lazyPage(() => import('./terms/privacy-policy-page'), 'account');
/** The choice whether the leaderboard names one. */
export const LeaderboardChoice = lazyScreen(() => import('./leaderboard-choice'), 'account');
