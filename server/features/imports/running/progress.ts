import { select } from '#server/platform/database/database';
import type { ImportStatus } from '../import.enums';

/** Stores the number of processed rows. Returns false if the import is no longer in that state. */
export async function reportDone(id: string, status: ImportStatus, done: number): Promise<boolean> {
  const rows = await select(
    'import-done',
    'update data_import set done = $3 where id = $1 and status = $2 returning id',
    [id, status, done],
  );
  return rows.length > 0;
}
