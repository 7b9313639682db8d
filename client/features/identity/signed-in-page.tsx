import { Navigate } from 'react-router-dom';
import { useSession } from '#client/platform/sign-in/session';
import { requestedPath } from '#client/platform/sign-in/requested-path';

/** The page the provider sends people back to: goes on to the page they asked for. */
export default function SignedInPage() {
  const { state, providerAway } = useSession();
  if (state === 'signedIn') return <Navigate to={requestedPath()} replace />;
  // Asked at once again, a provider that has the session would send the browser round and round.
  return <Navigate to="/login" replace state={{ failed: !providerAway }} />;
}
