import { select } from './database';
import { fromPrimary } from './replica';

/**
 * The moment, in microseconds since 1970, before which nothing is written any more: every transaction that writes now began
 * at it or later. A list by the time of writing that ends there never passes a row that is committed late. Read it in a
 * statement of its own before the list, and the list from the primary too.
 */
export async function readSettledUntil(): Promise<string> {
  const [row] = await fromPrimary(() =>
    select<{ until: string }>(
      'settled-until',
      // A transaction has an id once it writes; one that has none yet will write at a later time.
      `select (extract(epoch from least(statement_timestamp(), min(xact_start))) * 1000000)::bigint::text as until
       from pg_stat_activity where datname = current_database() and backend_xid is not null`,
    ),
  );
  return row!.until;
}
