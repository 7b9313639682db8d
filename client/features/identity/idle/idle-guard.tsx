import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useShellProfile } from '#client/features/profile/public';

const tryAgainAfter = 10_000;

type Watching = ComponentType<{ sessionId: string }>;

/** What watches over idle sessions, loaded when somebody needs it; asked for again until it is there. */
function useWatching(needed: boolean): Watching | null {
  const [loaded, setLoaded] = useState<{ Watching: Watching } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!needed || loaded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    import('./idle-session').then(
      (module) => setLoaded({ Watching: module.default }),
      (error: unknown) => {
        console.warn('What ends idle sessions could not be loaded; it is tried again.', error);
        timer = setTimeout(() => setTries(tries + 1), tryAgainAfter);
      },
    );
    return () => clearTimeout(timer);
  }, [needed, loaded, tries]);
  return loaded && loaded.Watching;
}

/** Ends the session of an idle person; administrators stay. */
export function IdleGuard({ sessionId }: { sessionId: string | undefined }) {
  const profile = useShellProfile();
  const needed = profile !== undefined && profile.role !== 'admin' && sessionId !== undefined;
  const watching = useWatching(needed);
  return needed && watching ? createElement(watching, { key: sessionId, sessionId }) : null;
}
