import { cpSync, chmodSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres';
import { databaseUrl } from '#server/testing/database/database';
import { createRunFolder } from '#server/testing/storage/run-folder';
import { type RunningPortal, startNewPortal, startPortalInRun } from './portal';
import { seedDatabase } from './seed';
import { writeShared } from './shared-files';

/** Stops everything that the run has started. The global teardown calls it. */
export type StopPortals = () => Promise<void>;

const log = { info: () => undefined, error: (message: string) => process.stderr.write(`${message}\n`) };

/** Starts a PostgreSQL with the demo data of `seed`, in a database that can be copied. */
async function startDatabaseOfRun(folder: string, seed: string): Promise<EmbeddedPostgres> {
  const dataDir = join(folder, 'database');
  cpSync(seed, dataDir, { recursive: true });
  chmodSync(join(dataDir, 'postgres'), 0o700);
  const database = await startEmbeddedPostgres({ dataDir, log, fsync: false });
  const admin = new Client({ connectionString: databaseUrl(database.url, 'postgres') });
  await admin.connect();
  await admin.query(`alter database ${new URL(database.url).pathname.slice(1)} rename to ${seedDatabase}`);
  await admin.end();
  return database;
}

/**
 * Creates demo data, starts a PostgreSQL with databases that specs copy, and starts the portal that spec files share.
 * Jest calls it once per run.
 */
export default async function startPortals(): Promise<void> {
  const folder = createRunFolder('portals');
  Object.assign(process.env, { E2E_FOLDER: folder, E2E_COMPILED: join(folder, 'compiled') });
  const first = await startNewPortal();
  await first.stop();
  const seed = join(folder, 'seed');
  renameSync(first.dataDir, seed);
  const database = await startDatabaseOfRun(folder, seed);
  process.env['E2E_DATABASE_URL'] = database.url;
  const shared = await startPortalInRun();
  writeShared<RunningPortal>('portal', {
    url: shared.url,
    dataDir: shared.dataDir,
    databaseUrl: shared.databaseUrl,
  });
  const stopPortals: StopPortals = async () => {
    await shared.remove();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  Object.assign(globalThis, { stopPortals });
}
