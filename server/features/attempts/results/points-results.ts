import type { PointsEntry } from '#server/features/points/points.types';
import { select } from '#server/platform/database/database';
import type { LocalizedText } from '#server/platform/language/i18n';
import { ofEach } from '#server/platform/database/read-together';
import { isId } from '#server/platform/validation';

/** The parts of a result that its points entry shows. */
export interface PointsResultRow {
  id: string;
  score: number | null;
  moduleNameTranslations: LocalizedText;
}

async function selectPointsResults(attemptIds: readonly string[]): Promise<Map<string, PointsResultRow>> {
  const rows = await select<PointsResultRow>(
    'points-results',
    `select a.id, a.score, m.name as "moduleNameTranslations"
     from attempt a join test t on t.id = a.test_id join module m on m.id = t.module_id
     where a.id = any($1::uuid[]) and a.closed_at is not null`,
    [attemptIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the result of a points entry, which everyone who can read the entry may read; undefined if it has none. */
export const pointsResultOf = ofEach<PointsResultRow, PointsEntry>(async (_ids, entries) => {
  const sources = entries.map(({ sourceId }) => sourceId).filter(isId);
  const results =
    sources.length > 0 ? await selectPointsResults(sources) : new Map<string, PointsResultRow>();
  return new Map(
    entries.flatMap(({ id, sourceId }) => {
      const result = sourceId === null ? undefined : results.get(sourceId);
      return result ? [[id, result] as const] : [];
    }),
  );
});
