import { DataSource, type EntityManager } from 'typeorm';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, Pool, type QueryResultRow } from 'pg';
import { ColumnNames } from './column-names';
import { databaseRejection } from './database-rejection';
import { log } from '../logging/log';
import { createModuleState } from '../module-state';
import { requireNoConnection, withConnection } from './one-connection';
import { requireWriting } from './reading-only';
import { fromPrimary, rowsOfReplica } from './replica';
import { workUnderWay } from '../work';

const dataSource = createModuleState<DataSource | null>(
  () => null,
  (open) => {
    if (open) throw new Error('The database is still open.');
  },
);
const sharedPool = createModuleState<Pool | null>(() => null);
const sessionUrl = createModuleState<string | null>(() => null);

/** Milliseconds that a request waits for a connection before it fails. */
const maxWait = 5000;

// A pooler accepts only the time zone here and has its own statement timeout.
const pooledOptions = '-c TimeZone=UTC';
export const connectionOptions = `${pooledOptions} -c statement_timeout=30000`;

/**
 * Idle connections stay open, because closing them would need a timer per statement. Keep-alive detects dropped
 * connections, and the maximum lifetime limits PostgreSQL's memory per connection.
 */
const lasting = (poolSize: number) => ({
  min: poolSize,
  keepAlive: true,
  keepAliveInitialDelayMillis: 60_000,
  maxLifetimeSeconds: 1800,
});

/**
 * Opens the connection pool of this server. `entities` are TypeORM's and are used for writes only. If `url` leads to a
 * pooler without sessions, `directUrl` leads to PostgreSQL itself.
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
    // PostgreSQL stops with the portal and may end a connection that is being closed.
    if (!shared.ending) log.warn({ err: error }, 'a connection to the database broke');
  });
  sharedPool.value = shared;
  const opened = new DataSource({
    type: 'postgres',
    url,
    entities,
    namingStrategy: new ColumnNames(),
    // Only migrations change the schema. Ids come from PostgreSQL's own `gen_random_uuid()`.
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

/** Returns TypeORM's pg pool, which can prepare named statements. */
export function pool(): Pool {
  requireNoConnection();
  return (source().driver as unknown as { master: Pool }).master;
}

const readsForAll = new AsyncLocalStorage<true>();

/**
 * Reads shared data, such as the settings, with a separate connection. Its callers may be in transactions, and if these
 * used all connections of the pool, they would wait for each other.
 */
export const readForAll = <T>(read: () => T): T => readsForAll.run(true, () => fromPrimary(read));

/**
 * Runs one statement and returns its rows. The statement is prepared under `name`, which must be unique to its text;
 * pass null for a text built at run time. With a manager it runs in the manager's transaction.
 */
export async function select<Row extends QueryResultRow>(
  name: string | null,
  text: string,
  values: unknown[] = [],
  manager?: EntityManager,
): Promise<Row[]> {
  // TypeORM passes its argument to pg, which also accepts a named statement.
  if (manager) return manager.query<Row[]>(name ? ({ name, text } as unknown as string) : text, values);
  const statement = { ...(name && { name }), text, values };
  const ofReplica = await rowsOfReplica<Row>(statement);
  if (ofReplica) return ofReplica;
  const connections = (readsForAll.getStore() && sharedPool.value) || pool();
  return (await connections.query<Row>(statement)).rows;
}

/** Like `select`, for one JSON value in a column named `json`. Returns null if there is no row. */
export async function selectJson<Json>(
  name: string | null,
  text: string,
  values: unknown[] = [],
  manager?: EntityManager,
): Promise<Json | null> {
  const [row] = await select<{ json: Json | null }>(name, text, values, manager);
  return row?.json ?? null;
}

/** Runs work while holding a session-level advisory lock, so that no other server runs work with the same key. */
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

/** Takes a transaction-level advisory lock by name. It is released when the transaction ends. */
export async function hold(manager: EntityManager, what: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [what]);
}

const retried = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction with its own manager. Retries deadlocks and serialization failures in a new transaction,
 * with at most three attempts. Throws IMPERSONATING in a read-only request.
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
      // The rollback removed the key, so a repeated request may store it before the next attempt.
      if (saveKey) saveKey.claimed = wasClaimed;
      const { code } = databaseRejection(error);
      if (attempt >= 3 || !code || !retried.has(code)) throw error;
    }
  }
}
