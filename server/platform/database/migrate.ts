import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations as runWorkerMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseRejection } from './database-rejection';
import { renames } from '#migrations/baseline/renames';
import { StartError } from '../start-error';

// All servers of a database use the same arbitrary number. It spells TREADWAY on a telephone keypad.
const lockKey = 87323929;

// Statements queue behind a migration that waits for a table lock, so the migration gives up and retries.
const maxWait = '4s';
const pauseBetween = 2_000;
const pauseBetweenLooks = 250;
const maxTries = 30;

const folder = join(__dirname, '../../../migrations');
const migration = /^(?:(baseline)[\\/])?(\d+)-[\w-]+\.[jt]s$/;

// The last migration that the baseline replaced. It led to the schema of the baseline, apart from names.
const lastBeforeBaseline = '1796531010000';

interface MigrationFile {
  time: string;
  path: string;
  isBaseline: boolean;
}

const migrationFiles = (): MigrationFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap((name) => {
      const [, baseline, time] = migration.exec(name) ?? [];
      return time ? [{ time, path: join(folder, name), isBaseline: baseline !== undefined }] : [];
    })
    .toSorted((one, other) => Number(one.time) - Number(other.time));

/** Returns the portal's migrations by the time in their names, first to last. */
export const knownMigrations = (): string[] => migrationFiles().map(({ time }) => time);

/**
 * Returns the migrations that lead to the same schema as those that ran: the baseline instead of the ones that it replaced.
 * Returns null if they stopped before its schema.
 */
export function replaceByBaseline(ran: readonly string[]): string[] | null {
  const baseline = migrationFiles().flatMap(({ time, isBaseline }) => (isBaseline ? [time] : []));
  const isReplaced = (time: string): boolean => Number(time) <= Number(lastBeforeBaseline);
  if (!ran.some(isReplaced)) return [...ran];
  return ran.includes(lastBeforeBaseline) ? [...baseline, ...ran.filter((time) => !isReplaced(time))] : null;
}

/** Records the baseline instead of the migrations that it replaced, if they ran. */
async function recordBaseline(source: DataSource): Promise<void> {
  const [{ exists }] = await source.query<[{ exists: boolean }]>(
    `select to_regclass('migrations') is not null as exists`,
  );
  if (!exists) return;
  const rows = await source.query<{ time: string }[]>('select timestamp::text as time from migrations');
  const ran = new Set(rows.map(({ time }) => time));
  const current = replaceByBaseline([...ran]);
  if (!current) {
    throw new StartError(
      "The database is from an early development version of Treadway, so it can't be upgraded: use a new one, or another DATA_DIR.",
    );
  }
  const missing = new Set(current.filter((time) => !ran.has(time)));
  if (missing.size === 0) return;
  const names = source.migrations.map(({ constructor }) => constructor.name);
  await source.transaction(async (manager) => {
    await manager.query(renames);
    await manager.query('delete from migrations where timestamp <= $1', [lastBeforeBaseline]);
    await manager.query(
      `insert into migrations (timestamp, name) select right(name, 13)::bigint, name
       from unnest($1::text[]) with ordinality n (name, place) order by place`,
      [names.filter((name) => missing.has(name.slice(-13)))],
    );
  });
}

// A deadlock counts as a wait that is too long.
const waitedTooLong = (error: unknown): boolean =>
  ['55P03', '40P01'].includes(databaseRejection(error).code ?? '');

async function runPortalMigrations(databaseUrl: string, wanted: readonly string[]): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    url: databaseUrl,
    poolSize: 1,
    migrations: migrationFiles().flatMap(({ time, path }) => (wanted.includes(time) ? [path] : [])),
    extra: { options: `-c lock_timeout=${maxWait}` },
  });
  await source.initialize();
  try {
    await recordBaseline(source);
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await source.destroy();
  }
}

async function tryPortalMigrations(databaseUrl: string, wanted: readonly string[]): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      // Each attempt opens a connection, because a failed one isn't returned.
      await runPortalMigrations(databaseUrl, wanted);
      return;
    } catch (error) {
      if (!waitedTooLong(error) || tries === maxTries) throw error;
      await pause(pauseBetween);
    }
  }
}

/** Polls for the lock. A statement that waits for it would block a concurrent index build. */
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
 * Migrates the database to the newest schema or to the migrations `wanted`: first the job queue's tables, then the
 * portal's. An advisory lock makes concurrent servers wait, so that only one migrates.
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
