import { createModuleState } from './module-state';

const read = createModuleState(() => (): Date => new Date());

/** The server's clock. */
export const now = (): Date => read.value();

/** Puts another clock in place, for specs; gives back what restores the former one. */
export function replaceClock(clock: () => Date): () => void {
  const previous = read.value;
  read.value = clock;
  return () => {
    read.value = previous;
  };
}
