import { useEffect, type RefObject } from 'react';

const isPart = 'data-keeps-focus';

/**
 * Restores the focus inside a part of the page after the focused element was removed, to its innermost remaining
 * container. Containers need `tabIndex={-1}` and an accessible name.
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
    const restoreFocus = () => {
      if (!last || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) (inner?.isConnected ? inner : element).focus();
    };
    const observer = new MutationObserver(restoreFocus);
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', remember);
    element.setAttribute(isPart, '');
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', remember);
    };
  }, [part]);
}
