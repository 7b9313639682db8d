import { useEffect, useState } from 'react';

/** Longer than the pause between the two taps of a double tap. */
export const settleMs = 400;

/**
 * Returns whether `shown` has been on the screen for 400 ms; until then, a tap was meant for what was shown before.
 * With `fromMount`, what is shown first also takes that time.
 */
export function useSettled(shown: string | number | boolean | undefined, fromMount = false): boolean {
  const [state, setState] = useState({ shown, settled: !fromMount });
  if (state.shown !== shown) setState({ shown, settled: false });
  useEffect(() => {
    if (state.settled) return;
    const timer = setTimeout(() => setState({ shown: state.shown, settled: true }), settleMs);
    return () => clearTimeout(timer);
  }, [state]);
  return state.settled && state.shown === shown;
}
