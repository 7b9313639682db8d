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
  /** PostgreSQL's data goes into its folder `postgres`. */
  dataDir: string;
  log: SuperviseOptions['log'];
  /** Milliseconds before PostgreSQL is started again after it ended unexpectedly. */
  restartPause?: number;
  /** Called where PostgreSQL ended unexpectedly and can't be started again. Its message is one clear sentence. */
  onGivenUp?(error: StartError): void;
  /** False trades durability for speed, for specs. */
  fsync?: boolean;
}

export interface EmbeddedPostgres {
  /** Of the portal's database, password included. */
  url: string;
  /** Ends PostgreSQL with everything written, and releases the data folder. */
  stop(): Promise<void>;
}

/** Part by part: Node's own recursion never ends on a file system that takes no folders, such as /proc. */
function makeFolder(folder: string, inTheWay = 'EEXIST'): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(folder), { code: inTheWay });
    return;
  }
  makeFolder(dirname(folder), 'ENOTDIR');
  mkdirSync(folder, { mode: 0o700 });
}

/** Makes the data folder, for its owner alone, where it is missing; a StartError says why it cannot be used. */
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

/** The superuser's password, made once. */
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
 * Starts a PostgreSQL of this process's own on `dataDir`, on a free port of 127.0.0.1 only; creates it at the
 * first start, recovers from a server that was killed, and starts it again where it ends unexpectedly. Throws a
 * StartError with one clear sentence when the folder cannot be used or another Treadway uses it.
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
