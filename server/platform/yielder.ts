import { setImmediate as nextTurn } from 'node:timers/promises';

const maxLength = 10;

/**
 * Returns a function that lets the other work of the process go first if 10 ms have passed since it last did. Without
 * it, loops over what is in memory already keep everybody waiting, `for await` included.
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
