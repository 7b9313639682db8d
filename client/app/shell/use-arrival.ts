import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { notePage } from '#client/platform/last-page';

/**
 * Scrolls to the top and focuses the page after each navigation, for keyboard and screen reader users. Returns the ref
 * of the `main` element.
 */
export function useArrival() {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const step = useNavigationType();
  const visible = useRef(pathname);

  useEffect(() => notePage(pathname), [pathname]);

  useEffect(() => {
    if (visible.current === pathname) return;
    visible.current = pathname;
    // The browser restores the scroll position itself on Back and Forward.
    if (step !== 'POP') window.scrollTo(0, 0);
    mainRef.current?.focus({ preventScroll: true });
  }, [pathname, step]);

  return mainRef;
}
