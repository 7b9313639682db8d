import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import {
  clusterExists,
  createCluster,
  restartCluster,
  startCluster,
  superuser,
} from '#server/platform/postgres/cluster';
import { lockDataDir } from '#server/platform/postgres/data-dir-lock';
import { stopLeftover } from '#server/platform/postgres/leftover';
import { findPlace } from '#server/platform/postgres/place';
import { supervise, type SuperviseOptions } from '#server/platform/postgres/supervise';
import { StartError } from '#server/platform/start-error';

const database = 'treadway';

interface Options {
  /** The folder whose subfolder `postgres` contains the database. */
  dataDir: string;
  log: SuperviseOptions['log'];
  /** Milliseconds before PostgreSQL is restarted after an unexpected end. */
  restartPause?: number;
  /** Called if PostgreSQL ended unexpectedly and can't be restarted. The error has one clear sentence. */
  onGivenUp?(error: StartError): void;
  /** False trades durability for speed, for specs. */
  fsync?: boolean;
}

export interface EmbeddedPostgres {
  /** The address of the portal's database, including the password. */
  url: string;
  /** Stops PostgreSQL after all data is written, and unlocks the data folder. */
  stop(): Promise<void>;
}

/**
 * Creates one level at a time, because Node's recursive mkdir doesn't end on file systems without folders, such as
 * /proc.
 */
function makeFolder(folder: string, inTheWay = 'EEXIST'): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(folder), { code: inTheWay });
    return;
  }
  makeFolder(dirname(folder), 'ENOTDIR');
  mkdirSync(folder, { mode: 0o700 });
}

/** Creates the data folder if it is missing, accessible only to its owner. Throws a StartError if it can't be used. */
export function openDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EEXIST: 'is a file',
      ENOTDIR: 'lies under a file',
      ENOENT: 'cannot be made where it is',
      EACCES: 'is not writable',
      EPERM: 'is not writable',
      EROFS: 'lies on a read-only disk',
    };
    throw new StartError(`The data folder ${dataDir} ${reasons[code ?? ''] ?? `cannot be used (${code})`}.`);
  }
}

/** Returns the superuser's password, which is generated once. */
function readPassword(dataDir: string, isNew: boolean): string {
  const file = join(dataDir, 'postgres-password');
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept) return kept;
  if (!isNew)
    throw new StartError(`The file ${file} with the database's password is missing or empty: put it back.`);
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
}

async function createDatabase(url: (name: string) => string, dataDir: string): Promise<void> {
  const client = new Client({ connectionString: url('postgres') });
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } catch (error) {
    throw new StartError(`The database in ${dataDir} refuses its owner: ${(error as Error).message}.`);
  } finally {
    await client.end();
  }
}

async function start(dataDir: string, log: Options['log'], fsync: boolean) {
  const place = findPlace(dataDir);
  const exists = clusterExists(place);
  const password = readPassword(dataDir, !exists);
  if (exists) await stopLeftover(join(place.folder, 'postgres'));
  else await createCluster(place, password, fsync);
  const cluster = await startCluster(place, fsync);
  const url = (name: string) => `postgres://${superuser}:${password}@127.0.0.1:${cluster.port}/${name}`;
  try {
    await createDatabase(url, dataDir);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  log.info(`PostgreSQL runs on 127.0.0.1:${cluster.port}`);
  return { cluster, url: url(database), restart: () => restartCluster(place, fsync, cluster.port) };
}

/**
 * Starts an embedded PostgreSQL on `dataDir` with a free port of 127.0.0.1. Creates the cluster if needed, stops
 * leftovers of a killed server and restarts it after crashes. Throws a StartError if the folder can't be used or is in
 * use.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  fsync = true,
  restartPause = 1000,
  onGivenUp = ({ message }) => log.error(message),
}: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  openDataDir(folder);
  const unlock = lockDataDir(folder);
  try {
    const { cluster, url, restart } = await start(folder, log, fsync);
    const stopCluster = supervise(cluster, { log, restart, firstPause: restartPause, onGivenUp });
    const stop = async () => {
      await stopCluster();
      unlock();
    };
    return { url, stop };
  } catch (error) {
    unlock();
    throw error;
  }
}
