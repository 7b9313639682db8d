import type { BulkReason } from './bulk.enums';
import { type BulkPreview, maxNamed } from './bulk.types';

type Found = Pick<BulkPreview, 'takes' | 'leftOut' | 'names'>;

/** Returns the preview without the rows that `evaluateRows` excluded, counted by reason. */
export function withoutSkipped(
  { takes, leftOut }: Found,
  taken: readonly { id: string; label: string }[],
  reasons: ReadonlyMap<string, BulkReason>,
): Found {
  const counts = new Map(leftOut.map(({ reason, count }) => [reason, count]));
  for (const reason of reasons.values()) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const stays = taken.filter(({ id }) => !reasons.has(id));
  return {
    takes: takes - reasons.size,
    leftOut: [...counts]
      .map(([reason, count]) => ({ reason, count }))
      .sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason)),
    names: stays.slice(0, maxNamed).map(({ label }) => label),
  };
}
