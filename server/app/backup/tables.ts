import type { Readable, Writable } from 'node:stream';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { StoredSequence, Table } from './manifest';

// Values are written alike on every server, and rows in the order in which they lie, so that sums can be compared.
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

/** A session of its own, in which copying may take as long as it does. */
export async function openSession(url: string): Promise<Client> {
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const client = new Client({
    connectionString: url,
    application_name: 'treadway-backup',
    options: options.join(' '),
  });
  // Whatever is asked afterwards tells of it; nobody listening would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The tables of a database but for the two that say which migrations have run; a parted one is one. */
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

/** The migrations of the portal that have run, by the time in their names. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ timestamp: string }>(
    'select timestamp::text from public.migrations order by timestamp',
  );
  return rows.map(({ timestamp }) => timestamp);
}

/** All rows of a table as PostgreSQL's own text, a line for each. */
export const copyOut = (client: Client, { name, columns }: Table): Readable =>
  client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`));

/** Takes such a text into a table. */
export const copyIn = (client: Client, { name, columns }: Table): Writable =>
  client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
