import { transaction } from '#server/platform/database/database';
import { DataImportEntity } from '../data-import.entity';
import type { Reason } from '../checking/reasons';
import { finishUndo, nothing } from '../undoing/undo-import';
import { type ComparedText, requireTextKind, type TextRow } from './text-kind';
import { selectTextRows, toUndo } from './text-rows';
import { withImportLock, batchSize, beginTurn, lockImport, type Turn } from './text-turn';

type Undone = { line: number; undone: 'undone' | 'kept'; kept: Reason[] };

async function undoRow(
  { held, editor, actor }: Turn,
  { line, change, translation }: TextRow,
  now: ComparedText,
): Promise<Undone> {
  const kind = requireTextKind();
  const lang = held.language!;
  const kept = (code: string): Undone => ({
    line,
    undone: 'kept',
    kept: [{ code, field: null, value: null, line: null }],
  });
  if (now.state === 'deleted') return kept('TEXT_DELETED');
  if (now.state === 'changed' || !change || !translation) return kept('CHANGED_AGAIN');
  const [previous, imported] = change;
  const isWritten = now.state === 'imported' && previous !== imported;
  // Marked before the write, so that a crash in between leaves no translation that seems up to date.
  await transaction((manager) =>
    kind.restoreOutdated(manager, translation, { ...now, isWritten }, lang, actor),
  );
  if (isWritten) {
    const key = `undo-import-${held.id}-${line}`;
    const text = { key, id: translation.visible.id, version: now.version, lang, text: previous };
    const written = await kind.write(editor, text);
    if (written.outcome === 'reject') return kept(written.reason.code);
  }
  return { line, undone: 'undone', kept: [] };
}

async function recordRows(importId: string, rows: readonly Undone[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction(async (manager) => {
    const held = await lockImport(manager, importId);
    const [recorded]: [{ undone: Undone['undone'] }[], number] = await manager.query(
      `update data_import_row r set undone = u.undone, unchanged_reasons = u.kept
       from jsonb_to_recordset($2::jsonb) as u (line int, undone text, kept jsonb)
       where r.import_id = $1 and r.line = u.line and r.undone is null returning r.undone`,
      [importId, JSON.stringify(rows)],
    );
    if (!held) return;
    const restored = recorded.filter(({ undone }) => undone === 'undone').length;
    const undo = held.undo ?? nothing;
    await manager.update(DataImportEntity, importId, {
      done: held.done + recorded.length,
      tries: 1,
      undo: {
        ...undo,
        restored: undo.restored + restored,
        fieldsStay: undo.fieldsStay + recorded.length - restored,
      },
    });
  });
}

/** Undoes some texts, each in its own transaction. Returns false if none is left. */
export const undoTexts = (importId: string): Promise<boolean> =>
  withImportLock(importId, async () => {
    let rows: TextRow[] = [];
    const turn = await beginTurn(importId, 'undoing', async (manager, held) => {
      rows = await selectTextRows(importId, toUndo, batchSize, manager);
      if (rows.length === 0)
        await finishUndo(manager, held, { kind: held.requestedByKind!, id: held.requestedBy! });
    });
    if (!turn || rows.length === 0) return false;
    const compared = await requireTextKind().compare(rows, turn.held.language!);
    const undone: Undone[] = [];
    try {
      for (const [at, row] of rows.entries()) undone.push(await undoRow(turn, row, compared[at]!));
    } finally {
      await recordRows(importId, undone);
    }
    return true;
  });
