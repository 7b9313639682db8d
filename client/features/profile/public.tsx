import { lazy } from 'react';

export { useShellProfile } from './use-shell-profile';

export const ProfilePage = lazy(() => import('./profile-page'));
