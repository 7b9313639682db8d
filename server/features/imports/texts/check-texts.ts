import { transaction } from '#server/platform/database/database';
import { markChecked } from '../checking/check-import';
import { DataImportEntity } from '../data-import.entity';
import { requireTextKind } from './text-kind';
import { selectTextRows } from './text-rows';

/** Number of texts in a batch. */
const batchSize = 500;

const unchecked = 'r.outcome is null';

/** Checks the next batch of texts. Returns the values to store in their rows. */
async function checkNext({ id, language }: DataImportEntity) {
  const rows = await selectTextRows(id, unchecked, batchSize);
  const texts = rows.flatMap(({ line, translation }) => (translation ? [{ line, translation }] : []));
  const checked = await requireTextKind().check(
    texts.map(({ translation }) => translation),
    language!,
  );
  return checked.map((text, at) => {
    const { outcome, translation } = text;
    const { before, after } = translation.visible;
    return {
      line: texts[at]!.line,
      outcome,
      reasons: outcome === 'reject' ? [text.reason] : [],
      changes: outcome === 'change' ? { translation: [before, after] } : {},
      translation,
    };
  });
}

/** Checks a batch of texts of a file. Returns false if none is left, or the import is no longer being checked. */
export async function checkTexts(importId: string): Promise<boolean> {
  const [found] = await transaction((manager) =>
    manager.findBy(DataImportEntity, { id: importId, status: 'checking' }),
  );
  if (!found) return false;
  const checked = await checkNext(found);
  return transaction(async (manager) => {
    const held = await manager.findOne(DataImportEntity, {
      where: { id: importId, status: 'checking' },
      lock: { mode: 'pessimistic_write' },
    });
    if (!held) return false;
    if (checked.length === 0) {
      await markChecked(manager, importId);
      return false;
    }
    await manager.query(
      `update data_import_row r set outcome = c.outcome, reasons = c.reasons, changes = c.changes,
         translation = c.translation
       from jsonb_to_recordset($2::jsonb) as c (line int, outcome text, reasons jsonb, changes jsonb, translation jsonb)
       where r.import_id = $1 and r.line = c.line and r.outcome is null`,
      [importId, JSON.stringify(checked)],
    );
    const done = Math.min(held.done + checked.length, held.rowCount ?? 0);
    await manager.update(DataImportEntity, importId, { done, tries: 1 });
    return true;
  });
}
