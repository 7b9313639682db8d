import { setImmediate as nextTurn } from 'node:timers/promises';

/** Returns how many turns the event loop makes while the work goes on. Work that never yields leaves it two. */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  const worked = work().finally(() => {
    isDone = true;
  });
  // The turn in which the work ends is not counted.
  for (await nextTurn(); !isDone; await nextTurn()) turns++;
  await worked;
  return turns;
}
