import { useEffect, useState } from 'react';

/** Longer than the pause between the two taps of a double tap. */
export const settleMs = 400;

/**
 * Returns whether `shown` has been on the screen for 400 ms; until then, a tap was meant for what was shown before.
 * With `fromMount`, what is shown first also takes that time.
 */
export function useSettled(visible: string | number | boolean | undefined, fromMount = false): boolean {
  const [state, setState] = useState({ visible, settled: !fromMount });
  if (state.visible !== visible) setState({ visible, settled: false });
  useEffect(() => {
    if (state.settled) return;
    const timer = setTimeout(() => setState({ visible: state.visible, settled: true }), settleMs);
    return () => clearTimeout(timer);
  }, [state]);
  return state.settled && state.visible === visible;
}
