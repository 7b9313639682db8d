import type { TranslatedInto } from '#server/features/editing/outdated/outdated-translation.entity';
import { select } from '#server/platform/database/database';
import type { ImportUndo } from '../import.types';
import { requireTextKind } from './text-kind';
import { selectTextRows, toUndo } from './text-rows';

/** Number of rows in a batch. */
const comparedAtOnce = 500;

/** Returns the numbers of translations that an undo would restore and would leave. */
export async function countTextUndo(importId: string): Promise<ImportUndo> {
  const [found] = await select<{ language: TranslatedInto }>(
    'texts-language',
    'select language from data_import where id = $1',
    [importId],
  );
  const counts: ImportUndo = { removed: 0, addedStays: 0, restored: 0, fieldsStay: 0 };
  for (let after = 0; ;) {
    const rows = await selectTextRows(importId, `${toUndo} and r.line > ${after}`, comparedAtOnce);
    if (rows.length === 0) return counts;
    for (const { state } of await requireTextKind().compare(rows, found!.language))
      counts[state === 'imported' || state === 'previous' ? 'restored' : 'fieldsStay'] += 1;
    after = rows.at(-1)!.line;
  }
}
