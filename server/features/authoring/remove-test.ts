import type { EntityManager } from 'typeorm';
import { clearOutdated } from '#server/features/editing/outdated/note-outdated';
import { releaseAssets } from '#server/features/uploads/assets/use-asset';

/**
 * Locks the test of a module, so that it isn't published at the same time. Returns it with its number of questions;
 * null if there is none.
 */
export async function lockTestOf(
  manager: EntityManager,
  moduleId: string,
): Promise<{ test: string; questions: number } | null> {
  const [test]: { id: string }[] = await manager.query(
    'select id from test where module_id = $1 for update',
    [moduleId],
  );
  if (!test) return null;
  const [row]: { questions: number }[] = await manager.query(
    'select count(*)::int as questions from question where test_id = $1',
    [test.id],
  );
  return { test: test.id, questions: row!.questions };
}

/** Deletes the unpublished test of a module with its questions and their imports. */
export async function removeTestOf(manager: EntityManager, moduleId: string): Promise<void> {
  const [gone]: [{ id: string; asset: string | null }[]] = await manager.query(
    `delete from question where test_id in (select id from test where module_id = $1)
     returning id, image_asset_id as asset`,
    [moduleId],
  );
  await clearOutdated(
    manager,
    'question',
    gone.map(({ id }) => id),
  );
  const pictured = gone.filter(({ asset }) => asset !== null);
  await releaseAssets(
    manager,
    pictured.map(({ id }) => ({ kind: 'question', id })),
  );
  await manager.query('delete from test where module_id = $1', [moduleId]);
  await manager.query('delete from question_import where module_id = $1', [moduleId]);
}
