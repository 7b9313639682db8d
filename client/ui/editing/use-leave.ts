import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { holdHistory } from '#client/platform/held-history';
import { addUnsavedWork } from '#client/platform/sign-in/unsaved-work';

/** Returns the path of a click on an internal link that opens in this window, or undefined. */
function pathClicked(event: MouseEvent): string | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const url = new URL(anchor.href, window.location.href);
  const stays = url.pathname === window.location.pathname && url.hash !== '';
  if (url.origin !== window.location.origin || anchor.target === '_blank' || stays) return undefined;
  return anchor.hasAttribute('download') ? undefined : url.pathname + url.search + url.hash;
}

/** Returns the index of a history entry as React Router numbers it. */
const placeOf = (state: unknown): number => Number((state as { idx?: number } | null)?.idx ?? 0);

type Leave = { to: string } | { steps: number };

/**
 * Blocks links, Back and Forward while `when` is true, and closing the window unless a reload loses nothing. Returns
 * the blocked navigation.
 */
function useHeldBack(when: boolean, survivesReload: boolean) {
  const [leave, setLeave] = useState<Leave | null>(null);
  useEffect(() => {
    if (!when) return;
    const place = placeOf(window.history.state);
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => {
      const to = pathClicked(event);
      if (to === undefined || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave({ to });
    };
    const pop = (event: PopStateEvent) => {
      const steps = placeOf(event.state) - place;
      event.stopImmediatePropagation();
      if (steps === 0) return;
      // The browser has already navigated. Going back is hidden from the router, like the first step.
      window.history.go(-steps);
      setLeave({ steps });
    };
    if (!survivesReload) window.addEventListener('beforeunload', unload);
    const forgetWork = addUnsavedWork();
    const release = holdHistory(pop);
    document.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('beforeunload', unload);
      forgetWork();
      release();
      document.removeEventListener('click', click, true);
    };
  }, [when, survivesReload]);
  return [leave, setLeave] as const;
}

/**
 * Blocks leaving the page while `when` is true. `asked` becomes true at an attempt to leave; `stay` and `go` decide.
 * With `survivesReload`, closing and reloading are allowed.
 */
export function useLeave(when: boolean, survivesReload: boolean) {
  const navigate = useNavigate();
  const [left, setLeft] = useState(false);
  const [leave, setLeave] = useHeldBack(when && !left, survivesReload);

  useEffect(() => {
    if (!left || !leave) return;
    if ('to' in leave) void navigate(leave.to);
    else window.history.go(leave.steps);
  }, [left, leave, navigate]);

  return { isOpen: leave !== null && !left, stay: () => setLeave(null), go: () => setLeft(true) };
}
