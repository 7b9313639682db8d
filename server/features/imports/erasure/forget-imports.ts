import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { releaseFiles } from '#server/features/storage/stored-file';
import { retentionDays } from '../imports.queries';

/** Deletes the files and rows of old imports, one import per transaction. The imports themselves stay. */
export async function eraseImports(): Promise<void> {
  for (;;) {
    const isLast = await transaction(async (manager) => {
      const [old]: { id: string; fileId: string | null }[] = await manager.query(
        `select id, file_id as "fileId" from data_import
         where (file_id is not null or columns <> '[]') and created_at < $1::timestamptz - interval '${retentionDays} days'
         order by created_at limit 1 for update skip locked`,
        [now()],
      );
      if (!old) return true;
      await manager.query('delete from data_import_row where import_id = $1', [old.id]);
      await manager.query(
        `update data_import set file_id = null, columns = '[]',
           status = case when status in ('reading', 'read', 'checking', 'checked') then 'discarded' else status end
         where id = $1`,
        [old.id],
      );
      await releaseFiles(manager, old.fileId === null ? [] : [old.fileId]);
      return false;
    });
    if (isLast) return;
  }
}
