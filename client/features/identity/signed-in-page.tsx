import { Navigate } from 'react-router-dom';
import { useSession } from '#client/platform/sign-in/session';
import { wantedPath } from '#client/platform/sign-in/wanted-path';

/** The page the provider sends people back to: goes on to the page they asked for. */
export default function SignedInPage() {
  const { state } = useSession();
  return <Navigate to={state === 'signedIn' ? wantedPath() : '/login'} replace />;
}
