import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { hostedIssuer } from '#client/platform/sign-in/hosted-issuer';
import { useSession } from '#client/platform/sign-in/session';
import { requestedPath } from '#client/platform/sign-in/requested-path';
import { SignedOut } from './signed-out';
import { SplitLayout } from './split-layout';
import { ToForm } from './to-form';

/** The navigation state with which other pages open the sign-in page. */
type LoginState = {
  /** True if a sign-in has just failed. */
  failed?: boolean;
  /** True if a password has just been set by a link. */
  saved?: boolean;
  email?: string;
} | null;

/**
 * The sign-in page. It redirects to the provider's form at once unless there is a message to show first. On the home
 * page, where people arrive after sign-out, it redirects after a click or when the provider is available again.
 */
export default function LoginPage() {
  const { state, ended, providerAway } = useSession();
  const { pathname, state: locationState } = useLocation();
  const { failed = false, saved, email } = (locationState as LoginState) ?? {};
  const intl = useIntl();
  const reason = saved ? 'saved' : ended;
  if (state === 'signedIn' && !saved) return <Navigate to={requestedPath()} replace />;
  return (
    <SplitLayout low={reason !== null}>
      <PageTitle>{intl.formatMessage({ id: 'login.title' })}</PageTitle>
      {reason ? (
        // The portal's own form confirms the saved password, but an external form can't.
        <SignedOut reason={reason} atOnce={saved && !hostedIssuer()} email={email} />
      ) : (
        <ToForm
          // A new key remounts ToForm, which only opens the form on mount.
          key={pathname}
          failed={failed}
          atOnce={pathname === '/' ? providerAway : !failed}
          email={email}
        />
      )}
    </SplitLayout>
  );
}
