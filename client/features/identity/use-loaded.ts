import { useEffect, useState } from 'react';

const tryAgainAfter = 10_000;
// Waits for the page's own requests.
const preloadAfter = 20_000;

/**
 * Returns a module when it is needed, or null until it has loaded. Failures are retried. `load` must keep its identity.
 */
export function useLoaded<Module>(needed: boolean, load: () => Promise<Module>): Module | null {
  const [loaded, setLoaded] = useState<Module | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!needed || loaded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    load().then(setLoaded, (error: unknown) => {
      console.warn('A part of the portal could not be loaded; it is tried again.', error);
      timer = setTimeout(() => setTries(tries + 1), tryAgainAfter);
    });
    return () => clearTimeout(timer);
  }, [needed, loaded, tries, load]);
  return loaded;
}

/**
 * Returns a module once it is needed. If it `canBeNeeded` later, it is loaded in advance, because a newer portal no longer
 * has the file.
 */
export function usePreloaded<Module>(
  needed: boolean,
  load: () => Promise<Module>,
  canBeNeeded = true,
): Module | null {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), preloadAfter);
    return () => clearTimeout(timer);
  }, []);
  return useLoaded(needed || (isDue && canBeNeeded), load);
}
