import { createModuleState } from './module-state';

const read = createModuleState(() => (): Date => new Date());

/** Returns the current time of the server. */
export const now = (): Date => read.value();

/** Replaces the clock in specs. Returns a function that restores the previous one. */
export function replaceClock(clock: () => Date): () => void {
  const previous = read.value;
  read.value = clock;
  return () => {
    read.value = previous;
  };
}
