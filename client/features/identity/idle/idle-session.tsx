import { useEffect, useState } from 'react';
import { useSettings } from '#client/features/settings/public';
import { useSession } from '#client/platform/sign-in/session';
import { useIdleWatch } from './use-idle-watch';
import { useLoaded } from './use-loaded';

// The question comes half an hour after the page; its code gives way to whatever the page needs itself.
const dialogAfter = 20_000;

const load = () => import('./idle-dialog');

/** Has an idle person asked to continue, and signs out whoever does not. */
export default function IdleSession({ sessionId }: { sessionId: string }) {
  const { signOut } = useSession();
  const { sessionIdleSeconds: idleSeconds, sessionCountdownSeconds: countdownSeconds } = useSettings();
  const limits = { sessionId, idleSeconds, countdownSeconds };
  const [seconds, goOn] = useIdleWatch(limits, () => signOut({ timeout: true }));
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), dialogAfter);
    return () => clearTimeout(timer);
  }, []);
  const Question = useLoaded(later || seconds !== null, load)?.default;
  return Question ? <Question seconds={seconds} onStay={goOn} onLeave={() => void signOut()} /> : null;
}
