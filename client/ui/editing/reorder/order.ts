/** The list with one of its entries at another place, from 0. */
export const movedTo = <T>(list: readonly T[], entry: T, place: number): T[] =>
  list.filter((each) => each !== entry).toSpliced(place, 0, entry);

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Where a key of the keyboard takes something; undefined for a key that moves nothing. */
export function placeAfter(pressed: string, place: number, total: number): number | undefined {
  const step = steps[pressed];
  return step === undefined ? undefined : Math.min(total - 1, Math.max(0, place + step));
}
