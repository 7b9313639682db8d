import type { EntityManager } from 'typeorm';
import { findOutdated } from '#server/features/editing/outdated/previous-outdated';
import { transaction } from '#server/platform/database/database';
import { DataImportEntity } from '../data-import.entity';
import { finishRun } from '../running/run-import';
import { requireTextKind, type TextOutcome, type TextRow } from './text-kind';
import { selectTextRows, toWrite } from './text-rows';
import { withImportLock, batchSize, beginTurn, isInState, lockImport, type Turn } from './text-turn';

type Outcome = TextOutcome['outcome'];
type WrittenRow = { line: number } & TextOutcome;

/** Adds completed rows to the counts of an import. A row may end with another outcome than expected. */
async function addCounts(
  manager: EntityManager,
  { id, done, counts, doneCounts }: DataImportEntity,
  written: readonly { outcome: Outcome; expected: Outcome; count: number }[],
): Promise<void> {
  const [all, doneSoFar] = [{ ...counts }, { ...doneCounts }];
  let added = 0;
  for (const { outcome, expected, count } of written) {
    all[expected] -= count;
    all[outcome] += count;
    doneSoFar[outcome] += count;
    added += count;
  }
  await manager.update(DataImportEntity, id, {
    counts: all,
    doneCounts: doneSoFar,
    done: done + added,
    tries: 1,
  });
}

/** Marks the rows that change nothing as done. */
async function completeUnwritten(manager: EntityManager, held: DataImportEntity): Promise<void> {
  const passed = await manager.query<{ outcome: 'unchanged' | 'reject'; count: number }[]>(
    `with passed as (
       update data_import_row r set done = true
       where import_id = $1 and outcome in ('unchanged', 'reject') and not done returning outcome
     ) select outcome, count(*)::int as count from passed group by outcome`,
    [held.id],
  );
  if (passed.length > 0)
    await addCounts(
      manager,
      held,
      passed.map(({ outcome, count }) => ({ outcome, expected: outcome, count })),
    );
}

/** Stores which translations are out of date before they are written, so that an undo can restore this mark. */
async function noteOutdated(
  manager: EntityManager,
  { id, language }: DataImportEntity,
  rows: readonly TextRow[],
): Promise<void> {
  const texts = rows.flatMap(({ line, translation }) => {
    const { resourceId = null, visible } = translation ?? {};
    if (!visible?.kind || resourceId === null) return [];
    return [
      { line, kind: visible.kind, resourceId, lang: language!, en: visible.source, text: visible.before },
    ];
  });
  const outdated = await findOutdated(manager, texts);
  if (outdated.size === 0) return;
  await manager.query(
    `update data_import_row r set translation = r.translation || jsonb_build_object('outdated', o.outdated)
     from jsonb_to_recordset($2::jsonb) as o (line int, outdated jsonb)
     where r.import_id = $1 and r.line = o.line`,
    [id, JSON.stringify([...outdated].map(([at, found]) => ({ line: texts[at]!.line, outdated: found })))],
  );
}

async function recordRows(importId: string, written: readonly WrittenRow[]): Promise<void> {
  if (written.length === 0) return;
  await transaction(async (manager) => {
    // The counts change even if someone has stopped the import since then, because the texts were written.
    const held = await lockImport(manager, importId);
    const rows = written.map((row) => ({ ...row, reasons: row.outcome === 'reject' ? [row.reason] : [] }));
    const [recorded]: [{ outcome: Outcome }[], number] = await manager.query(
      `update data_import_row r set done = true, outcome = c.outcome, reasons = c.reasons,
         changes = case when c.outcome = 'change' then r.changes else '{}' end
       from jsonb_to_recordset($2::jsonb) as c (line int, outcome text, reasons jsonb)
       where r.import_id = $1 and r.line = c.line and not r.done returning r.outcome`,
      [importId, JSON.stringify(rows)],
    );
    if (held)
      await addCounts(
        manager,
        held,
        recorded.map(({ outcome }) => ({ outcome, expected: 'change', count: 1 })),
      );
  });
}

async function writeNext(
  { held, editor }: Turn,
  { line, translation, change }: TextRow,
): Promise<WrittenRow> {
  const { id, language } = held;
  const version = translation?.version;
  if (!change || !version)
    return {
      line,
      outcome: 'reject',
      reason: { code: 'CHANGED_SINCE', field: null, value: null, line: null },
    };
  const key = `import-${id}-${line}`;
  const text = { key, id: translation.visible.id, version, lang: language!, text: change[1] };
  return { line, ...(await requireTextKind().write(editor, text)) };
}

/** Writes some texts, each in its own transaction. Returns false if none is left, or the import was stopped. */
export const runTexts = (importId: string): Promise<boolean> =>
  withImportLock(importId, async () => {
    let rows: TextRow[] = [];
    const turn = await beginTurn(importId, 'running', async (manager, held) => {
      await completeUnwritten(manager, held);
      rows = await selectTextRows(importId, toWrite, batchSize, manager);
      await noteOutdated(manager, held, rows);
      if (rows.length > 0) return;
      const ended = (await lockImport(manager, importId))!;
      await finishRun(manager, ended, { kind: ended.requestedByKind!, id: ended.requestedBy! });
    });
    if (!turn || rows.length === 0) return false;
    const written: WrittenRow[] = [];
    try {
      for (const row of rows) {
        if (!(await isInState(importId, 'running'))) return false;
        written.push(await writeNext(turn, row));
      }
    } finally {
      await recordRows(importId, written);
    }
    return true;
  });
