import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { assertCanReadMarks } from '../regrade.policy';
import { countQuestions, selectItemStatistics } from './item-statistics.queries';
import type { ItemOrder, ItemStatisticConnection } from './item-statistics.types';

/** Returns the key in a cursor of the list; null without a cursor. */
function keyOf(after: string | null | undefined): { gravity: number; position: number } | null {
  const [gravity, position] = decodeCursor(after, 2) ?? [];
  if (gravity === undefined || position === undefined) return null;
  if (!/^\d$/.test(gravity) || !/^\d{1,9}$/.test(position)) throw foreignCursor();
  return { gravity: Number(gravity), position: Number(position) };
}

/** Returns a page of the questions of a test with their statistics; empty if the test doesn't exist. */
export async function itemStatistics(
  viewer: Viewer,
  testId: string,
  { order, first, after }: { order: ItemOrder; first: number; after?: string | null },
): Promise<ItemStatisticConnection> {
  assertCanReadMarks(viewer);
  const size = pageSize(first);
  const key = keyOf(after);
  const rows = isId(testId) ? await selectItemStatistics(testId, order, key, size + 1) : [];
  return Object.assign(
    page(rows, size, ({ gravity, position }) => encodeCursor(`${gravity}`, `${position}`), after),
    { countAll: () => (isId(testId) ? countQuestions(testId) : 0) },
  );
}
