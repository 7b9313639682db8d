import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as runWorkerMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseRefusal } from './database-refusal';

// Any number shared by all servers of one database serves; this one spells TREADWAY on a telephone.
const lockKey = 87323929;

// Whoever wants a table waits behind a migration that waits for it: it lets them pass and comes again.
const longestWait = '4s';
const pauseBetween = 2_000;
const pauseBetweenLooks = 250;
const mostTries = 30;

const folder = join(__dirname, '../../migrations');
const migration = /^(\d+)-[\w-]+\.[jt]s$/;

/** The portal's migrations by the time in their names, first to last. */
export const knownMigrations = (): string[] =>
  readdirSync(folder)
    .flatMap((name) => migration.exec(name)?.[1] ?? [])
    .toSorted();

/** Those of the files that hold these migrations. */
const filesOf = (wanted: readonly string[]): string[] =>
  readdirSync(folder)
    .filter((name) => wanted.includes(migration.exec(name)?.[1] ?? ''))
    .map((name) => join(folder, name));

// A deadlock is a wait that would never have ended.
const waitedTooLong = (error: unknown): boolean =>
  ['55P03', '40P01'].includes(databaseRefusal(error).code ?? '');

async function runPortalMigrations(databaseUrl: string, wanted: readonly string[]): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    poolSize: 1,
    migrations: filesOf(wanted),
    extra: { options: `-c lock_timeout=${longestWait}` },
  });
  await source.initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}

async function tryPortalMigrations(databaseUrl: string, wanted: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      // By a connection of its own each time: one that failed is not given back.
      await runPortalMigrations(databaseUrl, wanted);
      return;
    } catch (error) {
      if (!waitedTooLong(error) || tries === mostTries) throw error;
      await pause(pauseBetween);
    }
  }
}

/** Asks again and again: a statement that waits for a lock is one that an index made concurrently waits for. */
async function take(lock: Client): Promise<void> {
  for (;;) {
    const { rows } = await lock.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lockKey,
    ]);
    if (rows[0]?.taken) return;
    await pause(pauseBetweenLooks);
  }
}

/**
 * Brings the database to the newest schema, or to that of the migrations `wanted`: the job queue's first, then the
 * portal's. Servers started at once wait for one another on one advisory lock, so that one migrates and the others find
 * nothing left to do.
 */
export async function runMigrations(
  databaseUrl: string,
  wanted: readonly string[] = knownMigrations(),
): Promise<void> {
  const lock = new Client({ connectionString: databaseUrl });
  await lock.connect();
  try {
    await take(lock);
    await runWorkerMigrations({ connectionString: databaseUrl });
    await tryPortalMigrations(databaseUrl, wanted);
  } finally {
    await lock.end();
  }
}
