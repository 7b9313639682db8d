import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useShellProfileQuery } from '#client/features/profile/index';
import { useReloadSettings, useSettings } from '#client/features/settings/index';
import { onRejection } from '#client/platform/requests/rejections';
import { useSession } from '#client/platform/sign-in/session';
import { clearRequestedPath, saveRequestedPath } from '#client/platform/sign-in/requested-path';
import { Page } from '#client/ui/layout/layout';
import { Waiting } from '#client/ui/feedback/states';

function ToLogin({ path }: { path: string }) {
  useEffect(() => saveRequestedPath(path), [path]);
  return <Navigate to="/login" replace />;
}

/**
 * Renders the nested routes for signed-in people. Visitors are sent to sign-in and return to the same address
 * afterwards.
 */
export function SignedInOnly() {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (state === 'signedIn') clearRequestedPath();
  }, [state]);
  return state === 'signedIn' ? <Outlet /> : <ToLogin path={pathname + search} />;
}

/** Returns true for pages that stay available during maintenance. */
const isOpenInMaintenance = (pathname: string): boolean =>
  pathname === '/maintenance' || pathname === '/contact' || pathname.includes('/admin');

/**
 * Redirects signed-in people who aren't administrators to `/maintenance` during maintenance. Renders `children` for
 * everyone else.
 */
export function MaintenanceGuard({ children = <Outlet /> }: { children?: ReactNode }) {
  const { maintenanceMode } = useSettings();
  const reload = useReloadSettings();
  const { state } = useSession();
  const { profile, error, retry } = useShellProfileQuery();
  const { pathname, search } = useLocation();

  useEffect(() => onRejection('MAINTENANCE', () => void reload()), [reload]);

  if (!maintenanceMode || state === 'signedOut' || isOpenInMaintenance(pathname)) return children;
  if (!profile) {
    return (
      <Page>
        <Waiting error={error} onRetry={retry} />
      </Page>
    );
  }
  if (profile.role === 'admin') return children;
  return <Navigate to="/maintenance" replace state={{ from: pathname + search }} />;
}
