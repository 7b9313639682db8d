import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import type { ObjectStorage } from '#server/features/storage/object-storage';
import { AppError } from '#server/platform/errors';
import { noteBackup } from '#server/platform/backup/last-backup';
import { StartError } from '#server/platform/start-error';
import { type KeptFile, type KeptObject, type StoredTable, type Manifest, writeManifest } from './manifest';
import { storedKeys } from './stored-objects';
import { Sum, type Summed } from './sum';
import { copyOut, listMigrations, listSequences, listTables, openSession } from './tables';

/** The database, file storage and data folder that a backup is made from or restored into. */
export interface PortalParts {
  url: string;
  storage: ObjectStorage;
  dataDir: string;
}

/** Receives a line for each completed step. */
export type Tell = (line: string) => void;

export const identityKeysFile = 'identity-keys.json';

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new StartError(`The folder ${folder} is not empty: name one that is new.`);
  await chmod(folder, 0o700);
}

/** Writes a file that only its owner can read, and returns its size and checksum. */
async function keep(folder: string, path: string, source: Readable): Promise<Summed> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const sum = new Sum();
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, (bytes: AsyncIterable<Buffer>) => sum.pass(bytes), target);
  return sum.end();
}

async function keepTables(client: Client, folder: string, tell: Tell): Promise<StoredTable[]> {
  const kept: StoredTable[] = [];
  for (const table of await listTables(client)) {
    const path = `tables/${table.name.replaceAll('"', '')}.copy`;
    const { bytes, lines: rows, sha256 } = await keep(folder, path, copyOut(client, table));
    kept.push({ ...table, path, rows, bytes, sha256 });
    tell(`${table.name}: ${rows.toLocaleString('en')} rows`);
  }
  return kept;
}

/** Opens a stored file. Returns null if the storage has no file with the key. */
async function openObject(storage: ObjectStorage, key: string): Promise<Readable | null> {
  try {
    return await storage.open(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'STORAGE_OBJECT_NOT_FOUND') return null;
    throw error;
  }
}

async function* objectLines(
  client: Client,
  storage: ObjectStorage,
  folder: string,
  into: Pick<Manifest, 'missing'>,
): AsyncGenerator<Buffer> {
  for await (const key of storedKeys(client)) {
    const source = await openObject(storage, key);
    if (!source) {
      into.missing.push(key);
      continue;
    }
    const { bytes, sha256 } = await keep(folder, `files/${key}`, source);
    yield Buffer.from(`${JSON.stringify({ key, bytes, sha256 } satisfies KeptObject)}\n`);
  }
}

async function keepObjects(client: Client, storage: ObjectStorage, folder: string, tell: Tell) {
  const path = 'objects.jsonl';
  const into: Pick<Manifest, 'missing'> = { missing: [] };
  const list = Readable.from(objectLines(client, storage, folder, into));
  const { bytes, lines: count, sha256 } = await keep(folder, path, list);
  tell(`Files: ${count.toLocaleString('en')}`);
  return { objects: { path, bytes, sha256, count }, ...into };
}

async function keepIdentityKeys(dataDir: string, folder: string): Promise<KeptFile | null> {
  const file = join(dataDir, identityKeysFile);
  if (!existsSync(file)) return null;
  const { bytes, sha256 } = await keep(folder, identityKeysFile, createReadStream(file));
  return { path: identityKeysFile, bytes, sha256 };
}

/**
 * Writes a consistent snapshot of a running portal into a new folder and returns its manifest. The backup contains
 * secrets, so only the owner can read it.
 */
export async function backUp(
  { url, storage, dataDir }: PortalParts,
  folder: string,
  tell: Tell,
): Promise<Manifest> {
  await makeFolder(folder);
  const client = await openSession(url);
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const migrations = await listMigrations(client);
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations,
      tables: await keepTables(client, folder, tell),
      ...(await keepObjects(client, storage, folder, tell)),
      sequences: await listSequences(client),
      identityKeys: await keepIdentityKeys(dataDir, folder),
    };
    await writeManifest(folder, manifest);
    await client.query('commit');
    await noteBackup(client);
    return manifest;
  } finally {
    await client.end();
  }
}
