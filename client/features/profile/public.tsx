import { lazy } from 'react';

export { useShellProfile, useShellProfileQuery } from './use-shell-profile';

export const ProfilePage = lazy(() => import('./profile-page'));
