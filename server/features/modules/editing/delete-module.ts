import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { type AssetUser, releaseAssets } from '#server/features/uploads/assets/use-asset';
import { releaseFile } from '#server/features/uploads/stored-file';
import { forget } from '#server/platform/cache';
import { AppError } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { edit } from './edit';
import { differences } from './edited-fields';
import { isUsed, lockModule } from './edited-module.queries';
import { mayEdit } from './editing.policy';

/** What else belongs to a module that nobody used, in an order in which nothing refers to what is gone. */
const belongings = [
  'delete from test where module_id = $1',
  'delete from question_import where module_id = $1',
  'delete from module_download where module_id = $1',
  'delete from module where id = $1',
];

/** What of it may show an uploaded image. */
const pictured = {
  question: `delete from question where test_id in (select id from test where module_id = $1)
    returning id, image_asset_id as asset`,
  module_image: 'delete from module_image where module_id = $1 returning id, asset_id as asset',
};

/** Deletes what may show uploaded images and lets those go. */
async function removePictured(manager: EntityManager, id: string): Promise<void> {
  const users: AssetUser[] = [];
  for (const [kind, statement] of Object.entries(pictured)) {
    const [gone]: [{ id: string; asset: string | null }[]] = await manager.query(statement, [id]);
    users.push(...gone.filter(({ asset }) => asset !== null).map((row) => ({ kind, id: row.id })));
  }
  await releaseAssets(manager, users);
}

/**
 * Deletes the module and all that belongs to it; its files and images are removed a day later, if nothing else uses
 * them.
 */
async function removeAll(manager: EntityManager, id: string): Promise<void> {
  const files: { id: string }[] = await manager.query(
    `select d.file_id as id from module_download d where d.module_id = $1 union
     select c.file_id from module_caption c join module_download d on d.id = c.download_id where d.module_id = $1`,
    [id],
  );
  await removePictured(manager, id);
  for (const statement of belongings) await manager.query(statement, [id]);
  for (const file of files) await releaseFile(manager, file.id);
}

/** Holds the module's test, so that it is not published meanwhile, and gives what is deleted with the module. */
async function holdTest(
  manager: EntityManager,
  id: string,
): Promise<{ test: string; questions: number } | null> {
  const [test]: { id: string }[] = await manager.query(
    'select id from test where module_id = $1 for update',
    [id],
  );
  if (!test) return null;
  const [row]: { questions: number }[] = await manager.query(
    'select count(*)::int as questions from question where test_id = $1',
    [test.id],
  );
  return { test: test.id, questions: row!.questions };
}

async function refuseUsed(manager: EntityManager, id: string): Promise<void> {
  const [row]: { used: boolean }[] = await manager.query(
    `select ${isUsed} as used from module m where m.id = $1`,
    [id],
  );
  if (row?.used) {
    throw new AppError('CONFLICT', 'The module has been used; it can be disabled, but not deleted.');
  }
}

/**
 * Deletes a module with its unpublished test; audited. CONFLICT where somebody viewed it, fetched a file of it or its
 * test was ever published: history stays.
 */
export async function deleteModule(viewer: Viewer, moduleId: string): Promise<string> {
  mayEdit(viewer);
  const id = requireId(moduleId);
  await edit(viewer, async (manager, editor) => {
    const stored = await lockModule(manager, id, 'deletion');
    if (!stored) throw new AppError('NOT_FOUND');
    const test = await holdTest(manager, id);
    await refuseUsed(manager, id);
    await removeAll(manager, id);
    const changes = differences({ ...stored.content, ...test }, null);
    const target = { targetKind: 'module', targetId: id };
    await appendAudit(manager, { action: 'delete', actor: actorOf(editor), ...target, changes });
  });
  forget('modules');
  return id;
}
