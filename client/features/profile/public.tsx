import { lazyPage } from '#client/platform/lazy-page';

export { problemOfNext } from './password/password-rules';
export { LeaderboardChoice } from './leaderboard-choice';
export { LanguageChoice } from './language-choice';
export { RuleList } from './password/rule-list';
export { useShellProfile, useShellProfileQuery } from './use-shell-profile';

export { TermsGuard } from './terms/terms-guard';

export const ProfilePage = lazyPage(() => import('./profile-page'), 'account');
export const PrivacyPolicyPage = lazyPage(() => import('./terms/privacy-policy-page'), 'account');
