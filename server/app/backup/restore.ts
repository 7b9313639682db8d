import { createReadStream, existsSync } from 'node:fs';
import { copyFile, constants, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import type { ObjectStorage } from '#server/features/storage/object-storage';
import { runMigrations } from '#server/platform/database/migrate';
import { StartError } from '#server/platform/start-error';
import { identityKeysFile, type PortalParts, type Tell } from './back-up';
import { storedObjects } from './check-backup';
import { loadTables } from './load-tables';
import type { Manifest } from './manifest';
import { sumOf } from './sum';
import { listTables, openSession } from './tables';

async function requireEmpty(client: Client): Promise<void> {
  const [table] = await listTables(client);
  if (table) {
    throw new StartError(
      `The database is not empty: it has the table ${table.name}. Name a new one, or another DATA_DIR.`,
    );
  }
}

/** Throws a StartError if the data folder has other identity keys. Replacing them would invalidate tokens in use. */
async function requireOwnKeys(dataDir: string, folder: string, { identityKeys }: Manifest): Promise<void> {
  const there = join(dataDir, identityKeysFile);
  if (!identityKeys || !existsSync(there)) return;
  const [own, kept] = await Promise.all(
    [there, join(folder, identityKeys.path)].map((file) => readFile(file)),
  );
  if (!own!.equals(kept!)) throw new StartError(`${there} holds other keys than the backup: move them away.`);
}

async function restoreObjects(
  storage: ObjectStorage,
  folder: string,
  manifest: Manifest,
  tell: Tell,
): Promise<void> {
  for await (const { key, sha256 } of storedObjects(folder, manifest)) {
    await storage.put(key, createReadStream(join(folder, 'files', key)));
    const sum = await sumOf(await storage.open(key));
    if (sum.sha256 !== sha256)
      throw new StartError(`The storage has not kept ${key} as it is in the backup.`);
  }
  tell(`Files: ${manifest.objects.count.toLocaleString('en')}`);
}

async function restoreIdentityKeys(
  dataDir: string,
  folder: string,
  { identityKeys }: Manifest,
): Promise<void> {
  const there = join(dataDir, identityKeysFile);
  if (!identityKeys || existsSync(there)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await copyFile(join(folder, identityKeys.path), there, constants.COPYFILE_EXCL);
}

// The servers that locked these jobs no longer exist.
const giveJobsBack = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs where locked_by is not null))`;

/**
 * Restores a backup verified by `checkBackup` into an empty database and the storage, then migrates the database to the
 * newest schema. A rejected backup changes nothing.
 */
export async function restore(
  { url, storage, dataDir }: PortalParts,
  folder: string,
  manifest: Manifest,
  tell: Tell,
): Promise<void> {
  const client = await openSession(url);
  try {
    await requireEmpty(client);
    await requireOwnKeys(dataDir, folder, manifest);
    await restoreObjects(storage, folder, manifest, tell);
    await runMigrations(url, manifest.migrations);
    await loadTables(client, folder, manifest, tell);
    await client.query(giveJobsBack);
    await restoreIdentityKeys(dataDir, folder, manifest);
    await runMigrations(url);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
