import { lazyScreen } from '#client/platform/lazy-screen';

export { useShellProfile, useShellProfileQuery } from './use-shell-profile';

export const ProfilePage = lazyScreen(() => import('./profile-page'));
