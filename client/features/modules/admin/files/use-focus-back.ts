import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a button that takes the focus when it reappears after `busy`. */
export function useFocusBack(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) button.current?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return button;
}
