/** The keys with one of them at another place, from 0. */
export function movedTo(keys: readonly string[], key: string, place: number): string[] {
  const rest = keys.filter((each) => each !== key);
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Where a key of the keyboard takes something; undefined for a key that moves nothing. */
export function placeAfter(pressed: string, place: number, total: number): number | undefined {
  const step = steps[pressed];
  return step === undefined ? undefined : Math.min(total - 1, Math.max(0, place + step));
}
