import type { EntityManager } from 'typeorm';
import { appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import type { Viewer } from '#server/platform/access/viewer';
import { DataImportEntity } from '../data-import.entity';
import { requireActor } from '../running/require-actor';
import { advance, withImport } from '../import-steps';
import { undoJobName } from '../import.job-names';
import type { Import, ImportUndo } from '../import.types';
import { seesImports } from '../imports.policy';
import { selectImport, undoDays } from '../imports.queries';
import type { RowDone, RowUndone } from '../kinds/kind';
import { kindOf } from '../kinds/kinds';
import { type NextRows, nextRows, passesOf } from '../checking/next-rows';
import { countTextUndo } from '../texts/count-undo';

const day = 86_400_000;
export const nothing: ImportUndo = { removed: 0, addedStays: 0, restored: 0, fieldsStay: 0 };

/** Returns true if it can still be undone. An undo that was started in time and stopped can be completed later. */
export const isInTime = ({ startedAt, undo }: Pick<DataImportEntity, 'startedAt' | 'undo'>): boolean =>
  startedAt !== null && (undo !== null || now().getTime() - startedAt.getTime() < undoDays * day);

/** Starts undoing an import within seven days of its start; audited. */
export const undoImport = (viewer: Viewer, id: string): Promise<Import> =>
  withImport(viewer, id, ['done', 'stopped'], async (step) => {
    const { manager, held, actor } = step;
    if (!isInTime(held)) throw new AppError('CONFLICT', `An import can be undone for ${undoDays} days only.`);
    const action = { requestedByKind: actor.kind, requestedBy: actor.id ?? null };
    // An undo that was stopped continues with the remaining rows.
    const begun = {
      ...action,
      done: 0,
      lastLine: 0,
      pass: 0,
      tries: 0,
      undo: held.undo ?? nothing,
      failure: null,
    };
    await advance(step, { ...begun, status: 'undoing' }, { action: 'edit', outcome: 'undoing' });
    await enqueueJob(manager, undoJobName, { id: held.id }, `import-${held.id}`);
  });

/** Returns the effects of undoing now; null if the import can't be undone. */
export async function undoPreviewOf(viewer: Viewer, id: string): Promise<ImportUndo | null> {
  if (!seesImports(viewer)) throw new AppError('FORBIDDEN');
  const found = await selectImport(id);
  if (!found?.undoUntil) return null;
  return found.kind === 'translations' ? countTextUndo(id) : kindOf(found.kind).undoCounts(id, viewer);
}

/** SQL that is true for rows with an effect that wasn't undone. */
const didSomething = `r.done and r.outcome in ('add', 'change') and r.undone is null`;

const rowsDone = (manager: EntityManager, { importId, from, to, of }: NextRows): Promise<RowDone[]> =>
  manager.query<RowDone[]>(
    `select line, outcome, "values", changes, refs, target_id as "targetId" from data_import_row r
     where import_id = $1 and line between $2 and $3 and ${didSomething} and ${of} order by line`,
    [importId, from, to],
  );

const countOf = (rows: readonly RowUndone[], some: (row: RowUndone) => boolean): number =>
  rows.filter(some).length;

function summed(
  before: ImportUndo,
  rows: readonly RowUndone[],
  isAdded: (row: RowUndone) => boolean,
): ImportUndo {
  return {
    removed: before.removed + countOf(rows, ({ result }) => result === 'removed'),
    addedStays: before.addedStays + countOf(rows, (row) => isAdded(row) && row.result === 'nothing'),
    restored: before.restored + countOf(rows, ({ result }) => result === 'restored'),
    fieldsStay: before.fieldsStay + rows.reduce((sum, row) => sum + (isAdded(row) ? 0 : row.kept.length), 0),
  };
}

async function note(manager: EntityManager, importId: string, rows: readonly RowUndone[]): Promise<void> {
  await manager.query(
    `update data_import_row r set undone = u.undone, unchanged_reasons = u.kept
     from jsonb_to_recordset($2::jsonb) as u (line int, undone text, kept jsonb)
     where r.import_id = $1 and r.line = u.line`,
    [
      importId,
      JSON.stringify(
        rows.map(({ line, result, kept }) => ({
          line,
          undone: result === 'nothing' || kept.length > 0 ? 'kept' : 'undone',
          kept,
        })),
      ),
    ],
  );
}

export async function finishUndo(
  manager: EntityManager,
  { id, undo }: DataImportEntity,
  actor: AuditActor,
): Promise<void> {
  await manager.update(DataImportEntity, id, { status: 'undone', undoneAt: now() });
  await appendAudit(manager, {
    action: 'edit',
    actor,
    targetKind: 'import',
    targetId: id,
    outcome: 'undone',
    changes: Object.fromEntries(Object.entries(undo!).map(([what, count]) => [what, [null, count]])),
  });
}

/** Undoes one batch in one transaction. Returns false if none is left. */
export async function undoBatch(id: string): Promise<boolean> {
  return transaction(async (manager) => {
    const held = await manager.findOne(DataImportEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (held?.status !== 'undoing') return false;
    const actor = await requireActor(manager, held);
    const kind = kindOf(held.kind);
    // Rows that depend on others are undone first.
    const rows = await nextRows(manager, held, passesOf(kind).toReversed(), { which: didSomething });
    if (!rows) {
      await finishUndo(manager, held, actor);
      return false;
    }
    const done = await rowsDone(manager, rows);
    const undone = await kind.undo(manager, done, { importId: id, actor, invites: false });
    await note(manager, id, undone);
    const added = new Set(done.filter(({ outcome }) => outcome === 'add').map(({ line }) => line));
    await manager.update(DataImportEntity, id, {
      lastLine: rows.to,
      pass: rows.pass,
      done: held.done + rows.count,
      tries: 1,
      undo: summed(held.undo ?? nothing, undone, ({ line }) => added.has(line)),
    });
    return true;
  });
}
