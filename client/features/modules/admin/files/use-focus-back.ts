import { useEffect, useRef, type RefObject } from 'react';

/** Gives the focus to the button that comes back once something is over, in whose place it had been. */
export function useFocusBack(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
