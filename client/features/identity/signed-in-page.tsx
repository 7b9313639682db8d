import { Navigate } from 'react-router-dom';
import { useSession } from '#client/platform/sign-in/session';
import { requestedPath } from '#client/platform/sign-in/requested-path';

/** The redirect target of the provider. It continues to the requested page. */
export default function SignedInPage() {
  const { state, providerAway } = useSession();
  if (state === 'signedIn') return <Navigate to={requestedPath()} replace />;
  // An immediate retry could cause a redirect loop if the provider has a session.
  return <Navigate to="/login" replace state={{ failed: !providerAway }} />;
}
