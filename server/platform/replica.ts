import { AsyncLocalStorage } from 'node:async_hooks';
import { Pool, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { log } from './log';
import { createModuleState } from './module-state';

// A replica that does not answer is passed over soon, as somebody waits.
const patience = 3_000;

const replica = createModuleState<Pool | null>(
  () => null,
  (open) => {
    if (open) throw new Error('The replica is still open.');
  },
);
const reading = new AsyncLocalStorage<boolean>();

/** Opens the copy of the database that `fromReplica` reads. Gives back what ends it. */
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

/** Reads what may be some seconds old, such as a long list, from the replica where there is one. */
export const fromReplica = <T>(work: () => T): T => reading.run(true, work);

/** Reads what has to be as it is now, also within `fromReplica`. */
export const fromPrimary = <T>(work: () => T): T => reading.run(false, work);

/** The rows of a statement of `fromReplica`; null where it is for the primary, also as the replica has failed. */
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

// While it follows, it is as old as what it has received and not yet applied; with nothing to apply it is not old. One
// that has applied nothing since it started has stood still at least so long.
const age = `select case when not pg_is_in_recovery() then 0
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() and exists (select from pg_stat_wal_receiver) then 0
    else ceil(extract(epoch from now() - coalesce(pg_last_xact_replay_timestamp(), pg_postmaster_start_time())))::int end as age`;

/** How many seconds old the replica is; null where none is read. */
export async function ageOfReplica(): Promise<number | null> {
  const [row] =
    (await fromReplica(() => rowsOfReplica<{ age: number | null }>({ name: 'replica-age', text: age }))) ??
    [];
  return row?.age ?? null;
}
