import type { EntityManager } from 'typeorm';
import { select } from './database';

const text = `select c.conrelid::regclass::text as source, quote_ident(a.attname) as field
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'f' and c.confrelid = $1::text::regclass order by 1, 2`;

/**
 * Returns SQL that is true if no foreign key refers to row `row` of a table, including tables added later. With a
 * manager, the keys are read in its transaction. `but` has SQL over referring rows `r` to ignore, by `table.field`.
 */
export async function unreferred(
  table: string,
  row: string,
  manager?: EntityManager,
  but: Readonly<Record<string, string>> = {},
): Promise<string> {
  const references = await select<{ source: string; field: string }>(
    'references-to-a-table',
    text,
    [table],
    manager,
  );
  return references
    .map(({ source, field }) => {
      const spared = but[`${source}.${field}`];
      return `not exists (select from ${source} r where r.${field} = ${row}.id${spared ? ` and not (${spared})` : ''})`;
    })
    .join(' and ');
}
