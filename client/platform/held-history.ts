import { createModuleState } from './module-state';

type Listener = (event: PopStateEvent) => void;

const held = createModuleState<Listener | null>(() => null);

// The browser calls listeners in the order of registration. This one is registered at load so that it runs before the
// router's.
window.addEventListener('popstate', (event) => held.value?.(event));

/**
 * Passes each Back and Forward event to `listener` before the router handles it. Returns a function that stops that.
 */
export function holdHistory(listener: Listener): () => void {
  held.value = listener;
  return () => {
    if (held.value === listener) held.value = null;
  };
}
