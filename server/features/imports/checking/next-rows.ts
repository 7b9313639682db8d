import type { EntityManager } from 'typeorm';
import type { DataImportEntity } from '../data-import.entity';
import type { KindOfImport, Rows } from '../kinds/kind';

/** Rows per transaction, which limits the duration of its locks. */
export const batchSize = 500;

/** Returns SQL conditions over row `r`, one for each pass over the lines of a file, in order. */
export const passesOf = ({ later }: Pick<KindOfImport, 'later'>): readonly string[] =>
  later === undefined ? ['true'] : [`(${later}) is not true`, `(${later}) is true`];

/** The next rows to process, their number, and the pass. */
export interface NextRows extends Rows {
  of: string;
  count: number;
  pass: number;
}

/** Returns the next rows of an import to process; null if none is left. */
export async function nextRows(
  manager: EntityManager,
  { id, lastLine, pass }: Pick<DataImportEntity, 'id' | 'lastLine' | 'pass'>,
  passes: readonly string[],
  { which = 'true', size = batchSize } = {},
): Promise<NextRows | null> {
  let after = lastLine;
  for (const [at, of] of passes.entries()) {
    if (at < pass) continue;
    const [found]: { from: number | null; to: number; count: number }[] = await manager.query(
      `select min(line) as from, max(line) as to, count(*)::int as count from (select line from data_import_row r
         where import_id = $1 and line > $2 and ${which} and ${of} order by line limit ${size}) b`,
      [id, after],
    );
    const { from, to, count } = found!;
    if (from !== null) return { importId: id, from, to, of, count, pass: at };
    after = 0;
  }
  return null;
}
