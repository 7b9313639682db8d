import { createModuleState } from '../module-state';

const listeners = createModuleState(() => new Set<() => void>());

/** Notifies listeners of activity that neither keyboard nor pointer shows, such as a saved answer. */
export function noteActivity(): void {
  for (const listener of listeners.value) listener();
}

/** Calls `listener` at each `noteActivity`. Returns a function that stops listening. */
export function onActivity(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => {
    listeners.value.delete(listener);
  };
}
