import { isDeepStrictEqual } from 'node:util';

/**
 * Returns the differing fields as `[before, after]`. All fields if `before` (created) or `after` (deleted) is
 * null.
 */
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
