let read = (): Date => new Date();

/** The server's clock. */
export const now = (): Date => read();

/** Puts another clock in place, for specs; gives back what restores the former one. */
export function replaceClock(clock: () => Date): () => void {
  const former = read;
  read = clock;
  return () => {
    read = former;
  };
}
