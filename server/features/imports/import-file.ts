import { storage } from '#server/features/storage/object-storage';
import { select } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { readSheet } from '#server/platform/sheets/read-sheet';
import type { Sheet } from '#server/platform/sheets/sheet';

/** Opens the file of an import; NOT_FOUND where it is gone. */
export async function openSheet(importId: string): Promise<Sheet> {
  const [file] = await select<{ path: string; filename: string }>(
    'import-file',
    `select f.path, f.filename from data_import i join stored_file f on f.id = i.file_id
     where i.id = $1 and f.stored_at is not null`,
    [importId],
  );
  if (!file) throw new AppError('NOT_FOUND');
  return readSheet(await storage().open(file.path), file.filename);
}
