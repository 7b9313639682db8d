import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to a part of the page when what had it there has gone, so that a keyboard goes on where it was. The
 * part takes it by `tabIndex={-1}` and has a name.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    let last: EventTarget | null = null;
    const remember = (event: FocusEvent) => {
      last = event.target;
    };
    const mend = () => {
      const gone = last instanceof Node && !last.isConnected;
      if (!gone) return;
      last = null;
      if (document.activeElement === document.body) element.focus();
    };
    const observer = new MutationObserver(mend);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
    };
  }, [part]);
}
