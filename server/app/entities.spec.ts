import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { closeDatabase, openDatabase, select } from '#server/platform/database/database';
import { root } from '#server/platform/root';
import { specDatabaseUrl } from '#server/testing/database/database';
import { entities } from './entities';

let source: DataSource;
beforeAll(async () => {
  source = await openDatabase(await specDatabaseUrl(), entities, 2);
});
afterAll(() => closeDatabase());

const columns = () =>
  source.entityMetadatas.flatMap(({ tablePath, columns: all }) =>
    all.map((column) => ({ column, name: `${tablePath}.${column.databaseName}` })),
  );

/** Returns the statements by which TypeORM would change the database to match the entities. */
async function differences(): Promise<string[]> {
  // TypeORM reads the expressions of generated columns from its own table, which our migrations don't use.
  await select(
    'spec-generated-columns',
    `create table typeorm_metadata as select 'GENERATED_COLUMN' as type, table_catalog::text as database,
       table_schema::text as schema, table_name::text as "table", column_name::text as name,
       generation_expression::text as value
     from information_schema.columns where is_generated = 'ALWAYS'`,
  );
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

/** Indexes for speed and conditions of checks, which only migrations contain. */
async function saidByMigrationsAlone(): Promise<Set<string>> {
  const rows = await select<{ statement: string }>(
    'spec-checks-and-indexes',
    `select format('ALTER TABLE "%s" DROP CONSTRAINT "%s"',
       case when n.nspname = 'public' then c.relname else n.nspname || '"."' || c.relname end, k.conname) as statement
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'c'
     union all
     select format('DROP INDEX "%s"."%s"', n.nspname, i.relname)
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_namespace n on n.oid = i.relnamespace
     where not x.indisunique or x.indexprs is not null`,
  );
  return new Set(rows.map(({ statement }) => statement));
}

describe('entities', () => {
  it('include those of all entity files', () => {
    const files = readdirSync(join(root, 'server'), { recursive: true }).filter((name) =>
      /\.entity\.ts$/.test(`${name}`),
    );
    expect(entities).toHaveLength(files.length);
  });

  it('exist for exactly the tables of the database', async () => {
    const rows = await select<{ name: string }>(
      'spec-tables',
      `select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
       from information_schema.tables
       where table_schema in ('public', 'idp') and table_type = 'BASE TABLE' and table_name <> 'migrations'`,
    );
    const named = source.entityMetadatas.map(({ tablePath }) => tablePath);
    expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it('have the columns, types, defaults and keys of the migrated database', async () => {
    const known = await saidByMigrationsAlone();
    expect((await differences()).filter((statement) => !known.has(statement))).toEqual([]);
  });

  it('have the values that the database allows', async () => {
    const rows = await select<{ name: string; values: string[] }>(
      'spec-enumerations',
      `select k.conrelid::regclass || '.' || a.attname as name,
         array(select m[1] from regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') m) as values
       from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
       where k.contype = 'c' and cardinality(k.conkey) = 1 and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%'
         and k.connamespace in ('public'::regnamespace, 'idp'::regnamespace)`,
    );
    const stored = rows.map(({ name, values }) => [name.replaceAll('"', ''), values.toSorted()] as const);
    const said = columns().flatMap(({ column, name }) =>
      column.enum ? [[name, column.enum.map(String).toSorted()] as const] : [],
    );
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(stored));
  });
});
