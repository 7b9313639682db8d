import { DataSource, type EntityManager } from 'typeorm';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, Pool, type QueryResultRow } from 'pg';
import { ColumnNames } from './column-names';
import { databaseRejection } from './database-rejection';
import { log } from './log';
import { createModuleState } from './module-state';
import { requireNoConnection, withConnection } from './one-connection';
import { requireWriting } from './reading-only';
import { fromPrimary, rowsOfReplica } from './replica';
import { workUnderWay } from './work';

const dataSource = createModuleState<DataSource | null>(
  () => null,
  (open) => {
    if (open) throw new Error('The database is still open.');
  },
);
const sharedPool = createModuleState<Pool | null>(() => null);
const sessionUrl = createModuleState<string | null>(() => null);

/** Milliseconds for which a request waits for a connection before it is refused. */
const maxWait = 5000;

// A pooler passes on the time zone alone: it sees to the time of statements itself.
const pooledOptions = '-c TimeZone=UTC';
export const connectionOptions = `${pooledOptions} -c statement_timeout=30000`;

/**
 * Connections once open stay so, as each would have a timer set and taken away with every statement. What drops them
 * silently on the way is noticed, and PostgreSQL is not left with the memory of old ones.
 */
const lasting = (poolSize: number) => ({
  min: poolSize,
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
  maxLifetimeSeconds: 1800,
});

/**
 * Opens the one connection pool of this server. `entities` are TypeORM's, used for writes only. Where a pooler answers at
 * `url` that keeps no sessions, `directUrl` leads past it.
 */
export async function openDatabase(
  url: string,
  entities: (new () => object)[],
  poolSize = 10,
  wait = maxWait,
  directUrl = url,
): Promise<DataSource> {
  sessionUrl.value = directUrl;
  const extra = {
    options: directUrl === url ? connectionOptions : pooledOptions,
    connectionTimeoutMillis: wait,
  };
  const shared = new Pool({ connectionString: url, max: 1, application_name: 'treadway-shared', ...extra });
  shared.on('error', (error) => {
    // A PostgreSQL that stops with the portal may end a connection that is being closed.
    if (!shared.ending) log.warn({ err: error }, 'a connection to the database broke');
  });
  sharedPool.value = shared;
  const opened = new DataSource({
    type: 'postgres',
    url,
    entities,
    namingStrategy: new ColumnNames(),
    // Migrations alone change the schema; ids are PostgreSQL's own `gen_random_uuid()`.
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize,
    applicationName: 'treadway',
    extra: { ...extra, ...lasting(poolSize) },
  });
  dataSource.value = opened;
  return opened.initialize();
}

export async function closeDatabase(): Promise<void> {
  const [open, shared] = [dataSource.value, sharedPool.value];
  dataSource.value = null;
  sharedPool.value = null;
  await Promise.all([open?.destroy(), shared?.end()]);
}

function source(): DataSource {
  if (!dataSource.value) throw new Error('The database is not open.');
  return dataSource.value;
}

/** TypeORM's own pg pool: the only way to send a named statement. */
export function pool(): Pool {
  requireNoConnection();
  return (source().driver as unknown as { master: Pool }).master;
}

const readsForAll = new AsyncLocalStorage<true>();

/**
 * Reads what all wait for, such as the settings, by a connection that nothing else takes: whoever waits may be in a
 * transaction, and as many of those as the pool has connections would wait for one another.
 */
export const readForAll = <T>(read: () => T): T => readsForAll.run(true, () => fromPrimary(read));

/**
 * Runs one statement and returns its rows; values are passed apart. It is prepared under `name`, which is unique to the
 * text. Pass null for a text that is built for each call. With a manager it runs in its transaction.
 */
export async function select<Row extends QueryResultRow>(
  name: string | null,
  text: string,
  values: unknown[] = [],
  manager?: EntityManager,
): Promise<Row[]> {
  // TypeORM passes what it gets to pg, which takes a named statement in place of its text.
  if (manager) return manager.query<Row[]>(name ? ({ name, text } as unknown as string) : text, values);
  const statement = { ...(name && { name }), text, values };
  const ofReplica = await rowsOfReplica<Row>(statement);
  if (ofReplica) return ofReplica;
  const connections = (readsForAll.getStore() && sharedPool.value) || pool();
  return (await connections.query<Row>(statement)).rows;
}

/** As `select`, where PostgreSQL builds one JSON value in a column named `json`; null without a row. */
export async function selectJson<Json>(
  name: string | null,
  text: string,
  values: unknown[] = [],
  manager?: EntityManager,
): Promise<Json | null> {
  const [row] = await select<{ json: Json | null }>(name, text, values, manager);
  return row?.json ?? null;
}

/** Does some work while no other server does what goes by the same key. */
export async function alone<T>(key: number, work: () => Promise<T>): Promise<T> {
  const lock = new Client({ connectionString: sessionUrl.value! });
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [key]);
    return await work();
  } finally {
    await lock.end();
  }
}

/** Has transactions that hold the same wait for one another until they end. */
export async function hold(manager: EntityManager, what: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [what]);
}

const retried = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction with its own manager. A deadlock or serialization failure is tried again in a
 * new transaction, at most three times. IMPERSONATING in a request that only reads.
 */
export async function transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
  requireWriting();
  requireNoConnection();
  const saveKey = workUnderWay()?.saveKey;
  const wasClaimed = saveKey?.claimed ?? false;
  for (let attempt = 1; ; attempt++) {
    try {
      return await source().transaction((manager) => withConnection(() => work(manager)));
    } catch (error) {
      // A key that was rolled back may be stored by a repeat before the next attempt.
      if (saveKey) saveKey.claimed = wasClaimed;
      const { code } = databaseRejection(error);
      if (attempt >= 3 || !code || !retried.has(code)) throw error;
    }
  }
}
