import type { ServedFile } from '#server/features/storage/send-file';
import { servedFile } from '#server/features/storage/served-file';
import { retentionHours } from '#server/features/storage/remove-unused';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';
import type { FileUse } from './stored-file.policy';

/** Returns a stored file and its use; null if there is none. */
export async function selectStoredFile(id: string): Promise<{ file: ServedFile; use: FileUse } | null> {
  const [row] = await select<ServedFile & FileUse>(
    'stored-file',
    `select ${servedFile}, f.uploaded_by as "uploadedBy",
       exists (select from data_request r where r.file_id = f.id) as "isOwnData",
       exists (select from data_import i where i.file_id = f.id) as "isImport",
       exists (select from module_download d where d.file_id = f.id)
         or exists (select from module_caption c where c.file_id = f.id)
         or exists (select from content_file c where c.file_id = f.id) as "isContent",
       f.unused_since > $2::timestamptz - make_interval(hours => ${retentionHours}) as "isNew"
     from stored_file f where f.id = $1 and f.stored_at is not null`,
    [id, now()],
  );
  if (!row) return null;
  const { uploadedBy, isOwnData, isImport, isContent, isNew, ...file } = row;
  return { file, use: { uploadedBy, isOwnData, isImport, isContent, isNew } };
}
