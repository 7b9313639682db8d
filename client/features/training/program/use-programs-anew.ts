import { useEffect, useEffectEvent } from 'react';
import { onChange } from '#client/platform/changes/changes';

/** The polling interval in milliseconds. Long timers stop while a device sleeps. */
const pause = 15_000;

/** Refetches the programs when one opens or closes, and when a visible access ends. */
export function useProgramsAnew(ends: readonly string[], refetch: () => Promise<unknown>): void {
  // After an error, the existing data remains.
  const refetchPrograms = useEffectEvent(() => void refetch().catch(() => undefined));
  useEffect(() => onChange('settings', () => refetchPrograms()), []);
  const first = ends.toSorted()[0];
  useEffect(() => {
    if (first === undefined) return undefined;
    const look = () => {
      if (Date.now() >= Date.parse(first)) refetchPrograms();
    };
    look();
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [first]);
}

/** Returns the ends of the person's accesses. */
export const endsOf = (programs: readonly { entry: { expiresAt: string } | null }[] | undefined): string[] =>
  (programs ?? []).flatMap(({ entry }) => (entry ? [entry.expiresAt] : []));
