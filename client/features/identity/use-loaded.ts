import { useEffect, useState } from 'react';

const tryAgainAfter = 10_000;
// After what the page itself needs.
const preloadAfter = 20_000;

/** A module once it is needed, null until it is there; asked for again until it comes. `load` stays the same. */
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
