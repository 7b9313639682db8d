import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useReloadSettings, useSettings } from '#client/features/settings/index';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { onRejection } from '#client/platform/requests/rejections';
import { useShellProfileQuery } from '../use-shell-profile';

const TermsDialog = lazyScreen(() => import('./terms-dialog'), 'account');

/** Returns true for pages that are available before acceptance: contact and legal pages, and tests in progress. */
const isOpenBefore = (pathname: string): boolean =>
  ['/contact', '/privacy-policy', '/maintenance'].includes(pathname) || pathname.startsWith('/tests/');

type Props = {
  empty: ReactNode;
  /** True during impersonation, when the terms aren't asked for. */
  isSeen?: boolean;
};

/**
 * Asks signed-in people to accept the current terms, above `empty` until they first do. If new terms are published
 * later, the current page stays below the dialog.
 */
export function TermsGuard({ empty, isSeen = false }: Props) {
  const { termsVersion } = useSettings();
  const reload = useReloadSettings();
  const client = useApolloClient();
  const { profile, retry } = useShellProfileQuery();
  const { pathname } = useLocation();
  const [wasOpen, setWasOpen] = useState(false);
  const [wasRequested, setWasRequested] = useState(false);

  useEffect(
    () =>
      onRejection('TERMS_REQUIRED', () => {
        void reload();
        retry();
      }),
    [reload, retry],
  );

  const isBehind = termsVersion !== null && (profile?.termsVersion ?? 0) < termsVersion;
  const due = profile !== undefined && isBehind && !isSeen;
  if (profile && !due && !wasOpen) setWasOpen(true);
  const mustAccept = due && !isOpenBefore(pathname);
  if (mustAccept && !wasRequested) setWasRequested(true);
  // Refetches queries that were rejected before acceptance.
  const goOn = () => void (wasOpen && client.refetchQueries({ include: 'active' }));

  return (
    <>
      {mustAccept && !wasOpen ? empty : <Outlet />}
      {wasRequested && (
        <Suspense>
          <TermsDialog opened={mustAccept} onAccepted={goOn} onReturn={retry} />
        </Suspense>
      )}
    </>
  );
}
