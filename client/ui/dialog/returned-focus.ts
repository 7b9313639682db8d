import { useEffect, type RefObject } from 'react';

const isPart = 'data-keeps-focus';

/**
 * Gives the focus to a part of the page when what had it there has gone, so that a keyboard goes on where it was: the
 * innermost part that is still there. It takes the focus by `tabIndex={-1}` and has a name.
 */
export function useReturnedFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    let last: Element | null = null;
    let inner: HTMLElement | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target as Element;
      inner = last.closest<HTMLElement>(`[${isPart}]`);
    };
    const mend = () => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) (inner?.isConnected ? inner : element).focus();
    };
    const observer = new MutationObserver(mend);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', remember);
    element.setAttribute(isPart, '');
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
    };
  }, [part]);
}
