import type { Readable, Writable } from 'node:stream';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { StoredSequence, Table } from './manifest';

// Values have the same form on every server and rows keep their physical order, so checksums can be compared.
const settings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  synchronize_seqscans: 'off',
  max_parallel_workers_per_gather: '0',
  statement_timeout: '0',
};

/** Opens a session without a statement timeout, because copying can take long. */
export async function openSession(url: string): Promise<Client> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const client = new Client({
    connectionString: url,
    application_name: 'treadway-backup',
    options: options.join(' '),
  });
  // The next query fails with the same error. Without a listener, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Returns the tables of a database except the two that record migrations. Partitions count as part of their table. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'
       and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1`,
  );
  return rows;
}

export async function listSequences(client: Client): Promise<StoredSequence[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences order by 1`,
  );
  return rows;
}

/** Returns the timestamps of the portal's migrations that have run, in order. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ timestamp: string }>(
    'select timestamp::text from public.migrations order by timestamp',
  );
  return rows.map(({ timestamp }) => timestamp);
}

/** Streams all rows of a table in PostgreSQL's text format, one line per row. */
export const copyOut = (client: Client, { name, columns }: Table): Readable =>
  client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));

/** Returns a stream that writes rows in PostgreSQL's text format into a table. */
export const copyIn = (client: Client, { name, columns }: Table): Writable =>
  client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
