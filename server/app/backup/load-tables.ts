import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { StartError } from '#server/platform/start-error';
import type { Tell } from './back-up';
import type { StoredSequence, StoredTable, Manifest } from './manifest';
import { sumOf } from './sum';
import { copyIn, copyOut, listTables } from './tables';

interface ForeignKey {
  place: string;
  name: string;
  definition: string;
}

async function foreignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 order by 1, 2`,
  );
  return rows;
}

const run = async (client: Client, statements: string[]): Promise<void> => {
  await client.query(statements.join(';\n'));
};

/**
 * Throws a StartError if a table or column of the backup is missing. Another release can have changed the job queue's
 * tables, which migrations of the portal don't cover.
 */
async function requireSameTables(client: Client, tables: StoredTable[]): Promise<void> {
  const there = new Map((await listTables(client)).map(({ name, columns }) => [name, new Set(columns)]));
  const strange = tables.find(({ name, columns }) => !columns.every((each) => there.get(name)?.has(each)));
  if (strange) throw new StartError(`This release has no table ${strange.name} like that of the backup.`);
}

async function loadTable(client: Client, folder: string, table: StoredTable, tell: Tell): Promise<void> {
  await pipeline(createReadStream(join(folder, table.path)), copyIn(client, table));
  const { lines, sha256 } = await sumOf(copyOut(client, table));
  if (lines !== table.rows || sha256 !== table.sha256)
    throw new StartError(`${table.name} is not in the database as it is in the backup.`);
  tell(`${table.name}: ${lines.toLocaleString('en')} rows`);
}

async function setSequences(client: Client, sequences: StoredSequence[]): Promise<void> {
  for (const { name, last } of sequences)
    await client.query(
      `select setval(s.seqrelid::regclass, coalesce($2::bigint, s.seqstart), $2 is not null)
       from pg_sequence s where s.seqrelid = to_regclass($1)`,
      [name, last],
    );
}

/**
 * Copies the rows of a backup into newly migrated tables in one transaction. Triggers and foreign keys are disabled
 * during the copy, so tables can be loaded in any order; the keys are checked at the end.
 */
export async function loadTables(
  client: Client,
  folder: string,
  { tables, sequences }: Manifest,
  tell: Tell,
): Promise<void> {
  await client.query('begin');
  await requireSameTables(client, tables);
  const keys = await foreignKeys(client);
  const names = tables.map(({ name }) => name);
  await run(client, [
    ...keys.map(({ place, name }) => `alter table ${place} drop constraint ${name}`),
    ...names.map((name) => `alter table ${name} disable trigger user`),
    `truncate ${names.join(', ')}`,
  ]);
  for (const table of tables) await loadTable(client, folder, table, tell);
  await setSequences(client, sequences);
  await run(client, [
    ...keys.map(({ place, name, definition }) => `alter table ${place} add constraint ${name} ${definition}`),
    ...names.map((name) => `alter table ${name} enable trigger user`),
  ]);
  await client.query('commit');
}
