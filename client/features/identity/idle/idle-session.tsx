import { useSettings } from '#client/features/settings/index';
import { useSession } from '#client/platform/sign-in/session';
import { usePreloaded } from '../use-loaded';
import { useIdleWatch } from './use-idle-watch';

const load = () => import('./idle-dialog');

/** Shows the inactivity dialog, and signs the person out if they don't respond. */
export default function IdleSession({ sessionId }: { sessionId: string }) {
  const { signOut } = useSession();
  const { sessionIdleSeconds: idleSeconds, sessionCountdownSeconds: countdownSeconds } = useSettings();
  const limits = { sessionId, idleSeconds, countdownSeconds };
  const [seconds, goOn] = useIdleWatch(limits, () => signOut({ timeout: true }));
  const Question = usePreloaded(seconds !== null, load)?.default;
  return Question ? <Question seconds={seconds} onStay={goOn} onLeave={() => void signOut()} /> : null;
}
