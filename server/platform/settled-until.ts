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
 * Reads a list by the time of writing up to the moment before which nothing is written any more, in microseconds since 1970:
 * every transaction that is writing now began at it or later. So the list never passes a row that is committed late. The
 * moment is read in a statement of its own, before the list, and both from the primary.
 */
export const readSettled = <T>(read: (until: string) => Promise<T>): Promise<T> =>
  fromPrimary(async () => read(await selectSettledUntil()));
