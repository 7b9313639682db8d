import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { notePage } from '#client/platform/last-page';

/** After a step to another page: from the top, with the focus on the page for keyboards and screen readers. */
export function useArrival() {
  const mainRef = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const step = useNavigationType();
  const visible = useRef(pathname);

  useEffect(() => notePage(pathname), [pathname]);

  useEffect(() => {
    if (visible.current === pathname) return;
    visible.current = pathname;
    // Going back, the browser restores where the person was.
    if (step !== 'POP') window.scrollTo(0, 0);
    mainRef.current?.focus({ preventScroll: true });
  }, [pathname, step]);

  return mainRef;
}
