import { createModuleState } from '../module-state';

const listeners = createModuleState(() => new Set<() => void>());

/** Says that the person is at work where no key or pointer shows it, as when an answer was saved. */
export function noteActivity(): void {
  for (const listener of listeners.value) listener();
}

/** Calls back at each such word; returns the end of listening. */
export function onActivity(listener: () => void): () => void {
  listeners.value.add(listener);
  return () => {
    listeners.value.delete(listener);
  };
}
