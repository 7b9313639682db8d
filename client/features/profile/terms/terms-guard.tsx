import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useReloadSettings, useSettings } from '#client/features/settings/public';
import { lazyScreen } from '#client/platform/lazy-screen';
import { onRejection } from '#client/platform/rejections';
import { useShellProfileQuery } from '../use-shell-profile';

const TermsDialog = lazyScreen(() => import('./terms-dialog'), 'account');

/** Pages that are there before Yes: those for whoever asks first, and a test that is being sat. */
const isOpenBefore = (pathname: string): boolean =>
  ['/contact', '/privacy-policy', '/maintenance'].includes(pathname) || pathname.startsWith('/tests/');

type Props = {
  empty: ReactNode;
  /** Whether somebody else looks as the person who is signed in, and so is not asked. */
  isSeen?: boolean;
};

/**
 * Asks signed-in people to say Yes to the terms that are valid now, over `empty` until they first do; what somebody was
 * at when new terms came stays as it is under the question.
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
  const asked = due && !isOpenBefore(pathname);
  if (asked && !wasRequested) setWasRequested(true);
  // What was refused meanwhile is asked for again.
  const goOn = () => void (wasOpen && client.refetchQueries({ include: 'active' }));

  return (
    <>
      {asked && !wasOpen ? empty : <Outlet />}
      {wasRequested && (
        <Suspense>
          <TermsDialog opened={asked} onAccepted={goOn} onReturn={retry} />
        </Suspense>
      )}
    </>
  );
}
