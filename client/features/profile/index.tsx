import { lazyPage } from '#client/platform/lazy-loading/lazy-page';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';

export { LanguageChoice } from './language-choice';
export { useShellProfile, useShellProfileQuery } from './use-shell-profile';

export { TermsGuard } from './terms/terms-guard';

export const ProfilePage = lazyPage(() => import('./profile-page'), 'account');
export const PrivacyPolicyPage = lazyPage(() => import('./terms/privacy-policy-page'), 'account');
/** A switch for the person's visibility on the leaderboard. */
export const LeaderboardChoice = lazyScreen(() => import('./leaderboard-choice'), 'account');
