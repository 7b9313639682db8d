/** Returns the list with one entry moved to another index. */
export const movedTo = <T>(list: readonly T[], entry: T, place: number): T[] =>
  list.filter((each) => each !== entry).toSpliced(place, 0, entry);

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Returns the new index for a pressed key, or undefined if the key doesn't move anything. */
export function placeAfter(pressed: string, place: number, total: number): number | undefined {
  const step = steps[pressed];
  return step === undefined ? undefined : Math.min(total - 1, Math.max(0, place + step));
}
