import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Opens an empty file that is deleted when it is closed, even if the server crashes. */
export async function temporaryFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `treadway-sheet-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
