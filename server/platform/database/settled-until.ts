import { select } from './database';
import { fromPrimary } from './replica';

async function selectSettledUntil(): Promise<string> {
  const [row] = await select<{ until: string }>(
    'settled-until',
    // A transaction has an id once it writes. One without an id will write at a later time.
    `select (extract(epoch from least(statement_timestamp(), min(xact_start))) * 1000000)::bigint::text as until
     from pg_stat_activity where datname = current_database() and backend_xid is not null`,
  );
  return row!.until;
}

/**
 * Reads a list by write time up to the moment at which the oldest writing transaction began, in microseconds since
 * 1970. The list therefore never skips a row that is committed late. Both statements run on the primary, the moment
 * first.
 */
export const readSettled = <T>(read: (until: string) => Promise<T>): Promise<T> =>
  fromPrimary(async () => read(await selectSettledUntil()));
