import { Client } from 'pg';
import { StartError } from '#server/platform/start-error';
import { insertAudit, insertPersonal, insertSessions } from './large-audit';
import { insertAccess, insertAccounts, insertPeople } from './large-people';
import { insertBalances, insertResults } from './large-results';
import { entriesOfResult, type LargeSizes } from './large-sizes';
import { insertLargeTests } from './large-tests';

/** Receives the progress. */
type Tell = (what: string, done: number, of: number) => void;

const max = 50_000;

/** Runs work for a range of rows in batches of thousands. */
async function inParts(
  count: number,
  work: (lowest: number, highest: number) => Promise<unknown>,
  tell: (done: number) => void,
): Promise<void> {
  for (let lowest = 0; lowest < count; lowest += max) {
    const highest = Math.min(lowest + max, count) - 1;
    await work(lowest, highest);
    tell(highest + 1);
  }
}

async function insertAll(
  client: Client,
  sizes: LargeSizes,
  tell: Tell,
  omittedTables: readonly string[],
): Promise<void> {
  const { people, results } = sizes;
  await client.query(insertAccounts(sizes));
  for (const sql of insertLargeTests) await client.query(sql);
  await inParts(
    people,
    async (lowest, highest) => {
      await client.query(insertPeople(sizes, lowest, highest));
      await client.query(insertAccess(lowest, highest));
    },
    (done) => tell('people', done, people),
  );
  for (const { what, table, sql } of insertResults) {
    if (omittedTables.includes(table)) continue;
    const part = (lowest: number, highest: number) => client.query(sql(sizes, lowest, highest));
    await inParts(results, part, (done) => tell(`${what}, by results`, done, results));
    // The next statements look up these rows, so the planner needs their number.
    await client.query(`analyze ${table}`);
  }
  await client.query(insertBalances(sizes));
  await insertPersonal(client, sizes);
  await inParts(
    results,
    (lowest, highest) => client.query(insertAudit(sizes, lowest, highest)),
    (done) => tell('audit entries', done * entriesOfResult, results * entriesOfResult),
  );
  await client.query(insertSessions(sizes));
}

/**
 * Adds people, results, points and audit entries of a large portal to a migrated database, all or nothing. Throws a
 * StartError if it already has them. `omittedTables` stay empty; only detail tables, such as answers, can be omitted.
 */
export async function seedLarge(
  databaseUrl: string,
  sizes: LargeSizes,
  tell: Tell,
  omittedTables: readonly string[] = [],
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, options: '-c TimeZone=UTC' });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from profile where lower(email) = 'person0@large.example'`,
    );
    if (rowCount) throw new StartError('This database has the large data already.');
    await client.query(`begin; set local synchronous_commit = off; set local work_mem = '128MB'`);
    await insertAll(client, sizes, tell, omittedTables);
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}
