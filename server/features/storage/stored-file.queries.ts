import { select } from '#server/platform/database';
import type { ServedFile } from './send-file';

/** The columns of stored file `f` as it is served. */
export const servedFile = `f.path, f.filename, f.content_type as "contentType", f.size::float8 as size, f.sha256`;

/** A file that lies in the storage; null where there is none. */
export async function selectStoredFile(id: string): Promise<ServedFile | null> {
  const [row] = await select<ServedFile>(
    'stored-file',
    `select ${servedFile} from stored_file f where f.id = $1 and f.stored_at is not null`,
    [id],
  );
  return row ?? null;
}
