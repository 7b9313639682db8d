import { useEffect, useState } from 'react';
import { withWords } from '#client/platform/lazy-screen';
import { useSession } from '#client/platform/sign-in/session';
import { useLoaded } from '../idle/use-loaded';

// Loaded in advance and after what the page itself needs: a portal that was replaced since then has no such file.
const loadAfter = 20_000;

const load = () => withWords(import('./sign-in-again-dialog'), 'session');

/** Asks a person whose session expired on a page with unsaved work to sign in again, without leaving the page. */
export function SignInAgain() {
  const { state, expiredSession, leaveExpiredSession } = useSession();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), loadAfter);
    return () => clearTimeout(timer);
  }, []);
  const Asking = useLoaded(expiredSession !== null || (isDue && state === 'signedIn'), load)?.default;
  return Asking ? <Asking expiredSession={expiredSession} onLeave={leaveExpiredSession} /> : null;
}
