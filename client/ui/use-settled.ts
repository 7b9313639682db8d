import { useEffect, useState } from 'react';

/** Longer than the interval between the taps of a double tap, in milliseconds. */
export const settleMs = 400;

/**
 * Returns true after `visible` has stayed unchanged for 400 ms, so that taps meant for earlier content can be ignored.
 * With `fromMount`, the initial content waits too.
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
