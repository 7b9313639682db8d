import { useEffect, useEffectEvent } from 'react';
import { onChange } from '#client/platform/changes';

/** How often it is looked whether an entry has ended: timers of days stand still while a device sleeps. */
const pause = 15_000;

/**
 * Asks anew for what a page shows of the programs when one is opened or closed, and once an entry of those shown has
 * ended.
 */
export function useProgramsAnew(ends: readonly string[], refetch: () => Promise<unknown>): void {
  // Where that fails, what is there stays.
  const ask = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => onChange('settings', () => ask()), []);
  const first = ends.toSorted()[0];
  useEffect(() => {
    if (first === undefined) return undefined;
    const look = () => {
      if (Date.now() >= Date.parse(first)) ask();
    };
    look();
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [first]);
}

/** When the entries of these programs end. */
export const endsOf = (programs: readonly { entry: { expiresAt: string } | null }[] | undefined): string[] =>
  (programs ?? []).flatMap(({ entry }) => (entry ? [entry.expiresAt] : []));
