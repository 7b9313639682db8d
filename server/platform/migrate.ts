import { join } from 'node:path';
import { runMigrations as runWorkerMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { DataSource } from 'typeorm';

// Any number shared by all servers of one database serves; this one spells TREADWAY on a telephone.
const lockKey = 87323929;

/**
 * Brings the database to the newest schema: the job queue's first, then the portal's. Servers started at once
 * wait for one another on one advisory lock, so that one migrates and the others find nothing left to do.
 */
export async function runMigrations(databaseUrl: string): Promise<void> {
  const lock = new Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    await runWorkerMigrations({ connectionString: databaseUrl });
    const source = new DataSource({
      type: 'postgres',
      url: databaseUrl,
      poolSize: 1,
      migrations: [join(__dirname, '../../migrations/*.{js,ts}')],
    });
    await source.initialize();
    try {
      await source.runMigrations({ transaction: 'each' });
    } finally {
      await source.destroy();
    }
  } finally {
    await lock.end();
  }
}
