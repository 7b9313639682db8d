import type { EntityManager } from 'typeorm';
import { select } from './database';

const text = `select c.conrelid::regclass::text as source, quote_ident(a.attname) as field
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'f' and c.confrelid = $1::text::regclass order by 1, 2`;

/**
 * SQL of whether nothing refers to row `row` of a table; tables added later count by themselves. With a manager they are
 * read in its transaction.
 */
export async function unreferred(table: string, row: string, manager?: EntityManager): Promise<string> {
  const references = await select<{ source: string; field: string }>(
    'references-to-a-table',
    text,
    [table],
    manager,
  );
  return references
    .map(({ source, field }) => `not exists (select from ${source} r where r.${field} = ${row}.id)`)
    .join(' and ');
}
