import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/platform/start-error';

/** A file in the folder of a backup, and what makes sure that it is whole. */
export interface KeptFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** A table of the database; the names are quoted where SQL asks for it. */
export interface Table {
  name: string;
  columns: string[];
}

export interface StoredTable extends Table, KeptFile {
  rows: number;
}

/** A sequence and the number that it gave last; null where it gave none. */
export interface StoredSequence {
  name: string;
  last: string | null;
}

/** What a backup holds. */
export interface Manifest {
  format: 1;
  madeAt: string;
  /** The migrations that had run: the schema of the tables. */
  migrations: string[];
  tables: StoredTable[];
  sequences: StoredSequence[];
  /** The list of the stored files, a line of JSON for each (`KeptObject`), and how many there are. */
  objects: KeptFile & { count: number };
  /** Keys of files that the database knew and the storage had not. */
  missing: string[];
  /** The keys of the embedded identity provider; null where they are said elsewhere. */
  identityKeys: KeptFile | null;
}

/** A stored file: its key in the storage. Its bytes lie below `files`. */
export interface KeptObject {
  key: string;
  bytes: number;
  sha256: string;
}

export const manifestFile = 'manifest.json';

const hashOf = (manifest: unknown): string =>
  createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** Writes what a backup holds, last of all: a folder without it is no backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = JSON.stringify({ sha256: hashOf(manifest), manifest }, null, 2);
  await writeFile(join(folder, manifestFile), `${text}\n`, { flag: 'wx', mode: 0o600, flush: true });
}

/** Reads what a backup holds; a StartError says why there is none. */
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
    // Not JSON: damaged as well.
  }
  throw new StartError(`The backup is damaged: ${path} is not as it was written.`);
}
