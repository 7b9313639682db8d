import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/platform/start-error';

/** A file of a backup, with its size in bytes and its checksum. */
export interface KeptFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** A table of the database. Names are quoted where SQL requires it. */
export interface Table {
  name: string;
  columns: string[];
}

export interface StoredTable extends Table, KeptFile {
  rows: number;
}

/** A sequence and its last value; null if it has not been used. */
export interface StoredSequence {
  name: string;
  last: string | null;
}

/** The contents of a backup. */
export interface Manifest {
  format: 1;
  madeAt: string;
  /** The migrations that had run. They determine the schema of the tables. */
  migrations: string[];
  tables: StoredTable[];
  sequences: StoredSequence[];
  /** The list of stored files, with one JSON line for each (`KeptObject`), and their number. */
  objects: KeptFile & { count: number };
  /** Keys of files that the database references but the storage lacks. */
  missing: string[];
  /** The keys of the embedded identity provider; null if they are configured elsewhere. */
  identityKeys: KeptFile | null;
}

/** A stored file by its key in the storage. Its contents are below `files`. */
export interface KeptObject {
  key: string;
  bytes: number;
  sha256: string;
}

export const manifestFile = 'manifest.json';

const hashOf = (manifest: unknown): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** Writes the manifest of a backup. Call it last, because a folder without a manifest isn't a complete backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify({ sha256: hashOf(manifest), manifest }, null, 2);
  await writeFile(join(folder, manifestFile), `${text}\n`, { flag: 'wx', mode: 0o600, flush: true });
}

/** Reads the manifest of a backup. Throws a StartError if it is missing or damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestFile);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new StartError(
      `There is no complete backup in ${folder}: ${manifestFile} is missing or can't be read.`,
    );
  }
  try {
    const { sha256, manifest } = JSON.parse(text) as { sha256: string; manifest: Manifest };
    if (sha256 === hashOf(manifest) && manifest.format === 1) return manifest;
  } catch {
    // Invalid JSON also means that the manifest is damaged.
  }
  throw new StartError(`The backup is damaged: ${path} is not as it was written.`);
}
