import { lazyPage } from '#client/platform/lazy-page';

export { problemOfNext } from './password/password-rules';
export { RuleList } from './password/rule-list';
export { useShellProfile, useShellProfileQuery } from './use-shell-profile';

export const ProfilePage = lazyPage(() => import('./profile-page'), 'account');
