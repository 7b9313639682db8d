import { isDeepStrictEqual } from 'node:util';

/** Field by field `[before, after]` of what differs; all of it where it was made (no `before`) or deleted. */
export function differences(before: object | null, after: object | null): Record<string, [unknown, unknown]> {
  const one: Record<string, unknown> = { ...before };
  const other: Record<string, unknown> = { ...after };
  const fields = Object.keys({ ...one, ...other });
  return Object.fromEntries(
    fields
      .filter((field) => !isDeepStrictEqual(one[field] ?? null, other[field] ?? null))
      .map((field) => [field, [one[field] ?? null, other[field] ?? null]]),
  );
}
