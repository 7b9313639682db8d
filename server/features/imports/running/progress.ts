import { select } from '#server/platform/database/database';
import type { ImportStatus } from '../import.enums';

/** Says for everybody to see how many rows are through; false where the import is in that state no more. */
export async function reportDone(id: string, status: ImportStatus, done: number): Promise<boolean> {
  const rows = await select(
    'import-done',
    'update data_import set done = $3 where id = $1 and status = $2 returning id',
    [id, status, done],
  );
  return rows.length > 0;
}
