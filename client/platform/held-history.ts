import { createModuleState } from './module-state';

type Listener = (event: PopStateEvent) => void;

const held = createModuleState<Listener | null>(() => null);

// A window calls its listeners in the order in which they were added: this one must be there before the router's,
// so it is added as soon as the portal loads.
window.addEventListener('popstate', (event) => held.value?.(event));

/** Hands every step Back and Forward to `listener` before the router hears of it; gives how to end that. */
export function holdHistory(listener: Listener): () => void {
  held.value = listener;
  return () => {
    if (held.value === listener) held.value = null;
  };
}
