import { useShellProfile } from '#client/features/profile/index';
import { withWords } from '#client/platform/lazy-loading/lazy-screen';
import { useLoaded } from '../use-loaded';

const load = () => withWords(import('./idle-session'), 'session');

/** Ends the session of an inactive person. Administrators are exempt. */
export function IdleGuard({ sessionId }: { sessionId: string | undefined }) {
  const profile = useShellProfile();
  const needed = profile !== undefined && profile.role !== 'admin' && sessionId !== undefined;
  const Watching = useLoaded(needed, load)?.default;
  return needed && Watching ? <Watching key={sessionId} sessionId={sessionId} /> : null;
}
