import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isObjectKey } from '#server/features/storage/object-storage';
import { knownMigrations, replaceByBaseline } from '#server/platform/database/migrate';
import { StartError } from '#server/platform/start-error';
import type { Tell } from './back-up';
import { type KeptFile, type KeptObject, type Manifest, readManifest } from './manifest';
import { sumOf, type Summed } from './sum';

/** Returns the checksum of a file of the backup. Throws a StartError if the file is missing or was changed. */
async function requireWhole(folder: string, { path, bytes, sha256 }: KeptFile): Promise<Summed> {
  let sum: Summed;
  try {
    sum = await sumOf(createReadStream(join(folder, path)));
  } catch {
    throw new StartError(`The backup is damaged: ${path} is missing or may not be read.`);
  }
  if (sum.bytes !== bytes || sum.sha256 !== sha256)
    throw new StartError(`The backup is damaged: ${path} is not as it was written.`);
  return sum;
}

/** Yields the stored files of a backup in the order in which they were written. */
export async function* storedObjects(folder: string, { objects }: Manifest): AsyncGenerator<KeptObject> {
  const lines = createInterface({ input: createReadStream(join(folder, objects.path)) });
  for await (const line of lines) {
    const object = JSON.parse(line) as KeptObject;
    if (!isObjectKey(object.key)) throw new StartError(`The backup names a file that is none: ${object.key}`);
    yield object;
  }
}

/** Returns the migrations that create the tables of a backup. Throws a StartError if this release doesn't have them. */
function readMigrations({ migrations }: Manifest): string[] {
  const current = replaceByBaseline(migrations);
  if (!current) {
    throw new StartError(
      "The backup is of an early development version of Treadway, so it can't be brought back.",
    );
  }
  const known = new Set(knownMigrations());
  if (current.every((each) => known.has(each))) return current;
  throw new StartError('The backup is of a newer release of Treadway: bring it back with that one.');
}

/** Reads and verifies a whole backup. Throws a StartError if it is damaged or this release can't restore it. */
export async function checkBackup(folder: string, tell: Tell): Promise<Manifest> {
  const read = await readManifest(folder);
  const manifest = { ...read, migrations: readMigrations(read) };
  for (const table of manifest.tables) {
    const { lines } = await requireWhole(folder, table);
    if (lines !== table.rows) throw new StartError(`The backup is damaged: ${table.path} has lost rows.`);
  }
  if (manifest.identityKeys) await requireWhole(folder, manifest.identityKeys);
  await requireWhole(folder, manifest.objects);
  for await (const { key, ...file } of storedObjects(folder, manifest))
    await requireWhole(folder, { path: `files/${key}`, ...file });
  tell(`The backup of ${manifest.madeAt} is whole.`);
  return manifest;
}
