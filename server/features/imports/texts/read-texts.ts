import type { EntityManager } from 'typeorm';
import {
  translatedInto,
  type TranslatedInto,
} from '#server/features/editing/outdated/outdated-translation.entity';
import { storage } from '#server/features/storage/object-storage';
import { pool, select, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { removeGivenUpRows } from '../checking/check-import';
import { DataImportEntity, type StoredColumn } from '../data-import.entity';
import { checkJobName, stagedPayload } from '../import.job-names';
import type { ImportedText } from '../import-row.types';
import { reportDone } from '../running/progress';
import type { Reason } from '../checking/reasons';
import { type ReadText, requireTextKind, type RowText } from './text-kind';

/** Opens the file of an import. Throws NOT_FOUND if it was removed. */
async function openFile(importId: string, manager?: EntityManager): Promise<AsyncIterable<Buffer>> {
  const [file] = await select<{ path: string }>(
    'text-file',
    `select f.path from data_import i join stored_file f on f.id = i.file_id
     where i.id = $1 and f.stored_at is not null`,
    [importId],
    manager,
  );
  if (!file) throw new AppError('NOT_FOUND');
  return (await storage().open(file.path)) as AsyncIterable<Buffer>;
}

/** Reads the file of an import as plain text, also if it is no valid XLIFF. */
export async function* textOfFile(importId: string, manager: EntityManager): AsyncGenerator<string> {
  yield* requireTextKind().text(await openFile(importId, manager));
}

const column = (heading: string): StoredColumn => ({
  heading,
  samples: [],
  filled: 0,
  field: null,
  words: [],
});
/** Headings of the file of rejected rows. */
const columns = ['Text', 'English', 'Translation'].map(column);

/** Numbers the texts of a file and finds duplicates. */
class Numbering {
  count = 0;
  private readonly lines = new Map<string, number>();

  rowOf({ unit, ...text }: ReadText) {
    this.count += 1;
    const { id, translated, source, after } = text;
    const visible: ImportedText = {
      ...text,
      kind: null,
      title: null,
      place: null,
      path: null,
      rich: false,
      before: '',
    };
    const translation: RowText = { unit, visible, resourceId: null, version: null };
    const earlier = translated ? this.lines.get(id) : undefined;
    if (translated && earlier === undefined) this.lines.set(id, this.count);
    const reasons: Reason[] =
      earlier === undefined ? [] : [{ code: 'DUPLICATE', field: null, value: null, line: earlier }];
    const outcome = earlier !== undefined ? 'reject' : translated ? null : 'unchanged';
    return { line: this.count, cells: [id, source, after], reasons, outcome, translation };
  }
}

async function insertRows(importId: string, rows: readonly object[]): Promise<void> {
  await pool().query(
    `insert into data_import_row (import_id, line, cells, "values", reasons, outcome, translation)
     select $1, line, cells, '{}', reasons, outcome, translation from jsonb_to_recordset($2::jsonb)
       as r (line int, cells text[], reasons jsonb, outcome text, translation jsonb)`,
    [importId, JSON.stringify(rows)],
  );
}

/** Stores the texts of a file as rows. Returns null if the import was discarded since. */
async function storeTexts(importId: string): Promise<{ language: TranslatedInto; count: number } | null> {
  const numbering = new Numbering();
  let language: TranslatedInto = translatedInto[0]!;
  for await (const read of requireTextKind().read(await openFile(importId))) {
    language = read.language;
    if (read.texts.length > 0)
      await insertRows(
        importId,
        read.texts.map((text) => numbering.rowOf(text)),
      );
    if (!(await reportDone(importId, 'reading', numbering.count))) return null;
  }
  return { language, count: numbering.count };
}

/** Reads a file into rows and queues their check. Throws BAD_USER_INPUT with `reason` and `line` if it can't be read. */
export async function readTexts(importId: string): Promise<void> {
  // A server that crashed while reading may have left rows.
  await pool().query('delete from data_import_row where import_id = $1', [importId]);
  const read = await storeTexts(importId);
  if (!read) return removeGivenUpRows(importId);
  await pool().query('analyze data_import_row');
  await transaction(async (manager) => {
    const { language, count } = read;
    const { affected } = await manager.update(
      DataImportEntity,
      { id: importId, status: 'reading' },
      { language, columns, rowCount: count, done: 0, tries: 0, status: 'checking' },
    );
    if (affected) await enqueueJob(manager, checkJobName, stagedPayload(importId), `import-${importId}`);
  });
}
