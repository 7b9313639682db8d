import { Client } from 'pg';

/** Runs one statement with its own connection. */
export async function rowsOf<Row>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

export const tablesOf = async (url: string): Promise<string[]> =>
  (
    await rowsOf<{ name: string }>(
      url,
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)' order by 1`,
    )
  ).map(({ name }) => name);

// A job that a server had locked is released.
const released = `'{locked_at,locked_by,is_available}'::text[]`;

/** Returns the rows of each table as a hash that doesn't depend on their order. */
export async function contentsOf(url: string): Promise<Record<string, string>> {
  // A backup is recorded when it is complete, so it isn't part of itself.
  const names = (await tablesOf(url)).filter((each) => !/\.(migrations|last_backup)$/.test(each));
  // One statement for all tables, because connecting takes longer than reading a table.
  const rows = await rowsOf<{ name: string; content: string }>(
    url,
    names
      .map(
        (name) =>
          `select '${name}' as name,
             count(*) || ' ' || coalesce(md5(string_agg(md5(row), '' order by md5(row))), '') as content
           from (select (to_jsonb(t) - ${released})::text as row from ${name} t) t`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}

const schemas = `('public'::regnamespace, 'idp'::regnamespace)`;

/**
 * Returns a line for everything that migrations create, sorted. Ignores spaces in the bodies of functions and brackets in
 * the conditions of triggers, since restoring a dump changes the latter.
 */
export async function schemaOf(url: string): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(
    url,
    `select regexp_replace(line, '\\s+', ' ', 'g') as line from (
       select format('column %s %s %s %s %s default %s, identity %s, generated %s, collation %s', c.oid::regclass,
         row_number() over (partition by c.oid order by a.attnum), a.attname, format_type(a.atttypid, a.atttypmod),
         case when a.attnotnull then 'not null' end, pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated,
         a.attcollation::regcollation) as line
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
       where c.relkind in ('r', 'p') and c.relnamespace in ${schemas}
       union all
       select format('constraint %s %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
       from pg_constraint where connamespace in ${schemas}
       union all
       select format('%s, valid %s', pg_get_indexdef(x.indexrelid), x.indisvalid)
       from pg_index x join pg_class c on c.oid = x.indrelid where c.relnamespace in ${schemas}
       union all
       select format('%s %s', translate(pg_get_triggerdef(t.oid), '()', ''), t.tgenabled)
       from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal and c.relnamespace in ${schemas}
       union all
       select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace in ${schemas}
         and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
       union all
       select format('sequence %s.%s %s from %s by %s', schemaname, sequencename, data_type, start_value, increment_by)
       from pg_sequences where schemaname in ('public', 'idp')
       union all
       select format('extension %s in %s', extname, extnamespace::regnamespace) from pg_extension
     ) l order by 1`,
  );
  return rows.map(({ line }) => line);
}
