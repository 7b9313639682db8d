import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { log } from '../logging/log';
import { createModuleState } from '../module-state';

// A replica that doesn't respond is skipped quickly, because callers are waiting.
const patience = 3_000;

const replica = createModuleState<Pool | null>(
  () => null,
  (open) => {
    if (open) throw new Error('The replica is still open.');
  },
);
const reading = new AsyncLocalStorage<boolean>();

/** Opens the replica that `fromReplica` reads. Returns the function that closes it. */
export function openReplica(url: string, options: string): () => Promise<void> {
  const opened = new Pool({
    connectionString: url,
    options,
    max: 4,
    connectionTimeoutMillis: patience,
    application_name: 'treadway-replica',
  });
  opened.on('error', (error) => {
    if (!opened.ending) log.warn({ err: error }, 'a connection to the replica broke');
  });
  replica.value = opened;
  return async () => {
    replica.value = null;
    await opened.end();
  };
}

/** Runs queries that accept data a few seconds old, such as long lists, on the replica if there is one. */
export const fromReplica = <T>(work: () => T): T => reading.run(true, work);

/** Runs queries that need current data on the primary, even within `fromReplica`. */
export const fromPrimary = <T>(work: () => T): T => reading.run(false, work);

/**
 * Returns the rows of a statement within `fromReplica`. Returns null if the primary must run it, also after an error of
 * the replica.
 */
export async function rowsOfReplica<Row extends QueryResultRow>(
  statement: QueryConfig,
): Promise<Row[] | null> {
  if (!replica.value || !reading.getStore()) return null;
  try {
    const { rows }: QueryResult<Row> = await replica.value.query<Row>(statement);
    return rows;
  } catch (error) {
    log.warn({ err: error }, 'the replica did not answer; the database itself is read');
    return null;
  }
}

// A replica with nothing left to apply is current. Otherwise its age is that of the last applied transaction, or of its
// start if it has applied none.
const age = `select case when not pg_is_in_recovery() then 0
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
    else ceil(extract(epoch from now() - coalesce(pg_last_xact_replay_timestamp(), pg_postmaster_start_time())))::int end as age`;

/** Returns the age of the replica in seconds; null if there is none. */
export async function ageOfReplica(): Promise<number | null> {
  const [row] =
    (await fromReplica(() => rowsOfReplica<{ age: number | null }>({ name: 'replica-age', text: age }))) ??
    [];
  return row?.age ?? null;
}
