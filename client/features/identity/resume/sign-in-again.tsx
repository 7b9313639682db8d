import { withWords } from '#client/platform/lazy-loading/lazy-screen';
import { useSession } from '#client/platform/sign-in/session';
import { usePreloaded } from '../use-loaded';

const load = () => withWords(import('./sign-in-again-dialog'), 'session');

/** Asks a person with unsaved work to sign in again when the session has expired, without leaving the page. */
export function SignInAgain() {
  const { state, expiredSession, leaveExpiredSession } = useSession();
  const SignInAgainDialog = usePreloaded(expiredSession !== null, load, state === 'signedIn')?.default;
  return SignInAgainDialog ? (
    <SignInAgainDialog expiredSession={expiredSession} onLeave={leaveExpiredSession} />
  ) : null;
}
