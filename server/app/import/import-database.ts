import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { runMigrations } from '#server/platform/database/migrate';
import { superuser } from '#server/platform/postgres/cluster';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres';
import { StartError } from '#server/platform/start-error';
import type { Config } from '../config/config';

export interface OpenPostgres {
  url: string;
  /** Stops what was started for this command. A PostgreSQL that was already running continues. */
  stop: () => Promise<void>;
}

const silent = { info: () => undefined, error: () => undefined };
const nothing = async (): Promise<void> => undefined;

function clusterFolder(dataDir: string): string {
  const note = join(dataDir, 'postgres-location.json');
  const folder = existsSync(note)
    ? (JSON.parse(readFileSync(note, 'utf8')) as { folder: string }).folder
    : dataDir;
  return join(folder, 'postgres');
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    // The PID file is left over from a PostgreSQL that has ended, so the port is unused or belongs to another process.
    return false;
  } finally {
    await client.end();
  }
}

/** Returns the address of the PostgreSQL that a running portal has started on `dataDir`. Returns null if none runs. */
async function runningUrl(dataDir: string): Promise<string | null> {
  const pidFile = join(clusterFolder(dataDir), 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/treadway`;
  return port > 0 && (await answers(url)) ? url : null;
}

/**
 * Opens the portal's PostgreSQL: the configured one, that of a portal running on the data folder, or the embedded one.
 * Throws a StartError if the folder has no portal, unless `canBegin`. A PostgreSQL started here is migrated unless
 * `migrated` is false.
 */
export async function openPortalPostgres(
  { databaseUrl, databaseDirectUrl, dataDir }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  { canBegin = false, migrated = true } = {},
): Promise<OpenPostgres> {
  if (databaseUrl !== null) return { url: databaseDirectUrl ?? databaseUrl, stop: nothing };
  if (!canBegin && !existsSync(join(dataDir, 'postgres-password'))) {
    throw new StartError(
      `There is no portal in ${dataDir} yet: start it once, or set DATA_DIR or DATABASE_URL.`,
    );
  }
  const running = await runningUrl(dataDir);
  if (running !== null) return { url: running, stop: nothing };
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent });
  try {
    if (migrated) await runMigrations(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres;
}
