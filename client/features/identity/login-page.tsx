import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/public';
import { hostedIssuer } from '#client/platform/sign-in/hosted-issuer';
import { useSession } from '#client/platform/sign-in/session';
import { requestedPath } from '#client/platform/sign-in/requested-path';
import { SignedOut } from './signed-out';
import { SplitLayout } from './split-layout';
import { ToForm } from './to-form';

/** The state with which other pages lead here. */
type LoginState = {
  /** Whether a sign-in has just failed. */
  failed?: boolean;
  /** Whether a password has just been saved by a link. */
  saved?: boolean;
  email?: string;
} | null;

/**
 * Leads visitors to the provider's form: at once, unless there is something to say before, such as why the session ended.
 * At the site root, where people arrive after signing out, the form opens only after a click or once the provider is back.
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
        // The portal's own form says that the password is saved, a form elsewhere can't.
        <SignedOut reason={reason} atOnce={saved && !hostedIssuer()} email={email} />
      ) : (
        <ToForm
          // Only a new ToForm opens the form at once.
          key={pathname}
          failed={failed}
          atOnce={pathname === '/' ? providerAway : !failed}
          email={email}
        />
      )}
    </SplitLayout>
  );
}
