import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/public';
import { hostedIssuer } from '#client/platform/sign-in/hosted-issuer';
import { useSession } from '#client/platform/sign-in/session';
import { wantedPath } from '#client/platform/sign-in/wanted-path';
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
 * Where a visitor goes on to the provider's form: at once, unless there is something to say before, such as why the
 * session ended. After a saved password, the portal's own form says so; one elsewhere can't, so this page does.
 */
export default function LoginPage() {
  const { state, ended } = useSession();
  const { failed, saved, email } = (useLocation().state as LoginState) ?? {};
  const intl = useIntl();
  const reason = saved ? 'saved' : ended;
  if (state === 'signedIn' && !saved) return <Navigate to={wantedPath()} replace />;
  return (
    <SplitLayout low={reason !== null}>
      <PageTitle>{intl.formatMessage({ id: 'login.title' })}</PageTitle>
      {reason ? (
        <SignedOut reason={reason} atOnce={saved && !hostedIssuer()} email={email} />
      ) : (
        <ToForm failed={failed} email={email} />
      )}
    </SplitLayout>
  );
}
