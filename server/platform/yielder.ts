import { setImmediate as nextTurn } from 'node:timers/promises';

const maxLength = 10;

/**
 * Returns a function that yields to the event loop if 10 ms have passed since the last time. Loops over data in memory,
 * even with `for await`, would otherwise block all other requests.
 */
export function createYielder(): () => Promise<void> | undefined {
  let endsAt = performance.now() + maxLength;
  return () =>
    performance.now() < endsAt
      ? undefined
      : nextTurn().then(() => {
          endsAt = performance.now() + maxLength;
        });
}
