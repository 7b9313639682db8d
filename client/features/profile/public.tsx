import { lazyPage } from '#client/platform/lazy-page';

export { useShellProfile, useShellProfileQuery } from './use-shell-profile';

export const ProfilePage = lazyPage(() => import('./profile-page'), 'account');
