import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#server/platform/start-error';
import { manifestFile } from './manifest';

const maxBackups = 1000;
const datedName = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** Returns how many backups to retain. Throws a StartError unless `text` is a whole number from 1 to 1000. */
export function parseBackupCount(text = ''): number {
  if (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= maxBackups) return Number(text);
  throw new StartError(`After --keep, give a whole number from 1 to ${maxBackups}, such as --keep 14.`);
}

/** Returns the path of a backup in `folder`, named by its moment in UTC so that names sort by age. */
export const datedFolder = (folder: string, at: Date): string =>
  join(folder, `${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`);

/**
 * Deletes the backups in `folder` that are older than its newest `count` complete ones, unfinished ones included. Returns
 * their names. Folders with other names stay.
 */
export async function removeOldBackups(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => datedName.test(name)).toSorted();
  const complete = names.filter((name) => existsSync(join(folder, name, manifestFile)));
  const oldest = complete.at(-count);
  const old = oldest === undefined ? [] : names.filter((name) => name < oldest);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
