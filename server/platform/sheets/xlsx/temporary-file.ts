import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty file that is gone as soon as it is closed, also if the server ends before. */
export async function temporaryFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `treadway-sheet-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
