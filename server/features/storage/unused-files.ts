import type { EntityManager } from 'typeorm';
import { storage } from './object-storage';
import { removeUnused, type UnusedSince } from './remove-unused';

/** A condition that no record of any table refers to file `f`; tables added later count by themselves. */
async function unusedCondition(manager: EntityManager): Promise<string> {
  const references = await manager.query<{ source: string; field: string }[]>(
    `select c.conrelid::regclass::text as source, quote_ident(a.attname) as field
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'stored_file'::regclass`,
  );
  return references
    .map(({ source, field }) => `not exists (select 1 from ${source} r where r.${field} = f.id)`)
    .join(' and ');
}

/** Removes one file, row and bytes; false where none is left to remove. */
async function removeOne(manager: EntityManager, since: UnusedSince): Promise<boolean> {
  const unused = await unusedCondition(manager);
  const [file] = await manager.query<{ id: string; path: string }[]>(
    `select id, path from stored_file f
     where unused_since < $1 and (stored_at is null or unused_since < $2) and ${unused}
     order by unused_since limit 1 for update skip locked`,
    [since.awaited, since.stored],
  );
  if (!file) return false;
  // Asked again now that nobody can begin to use it: somebody may have, before it was locked.
  const [gone]: [unknown[], number] = await manager.query(
    `delete from stored_file f where id = $1 and ${unused} returning id`,
    [file.id],
  );
  // A server that ends between the bytes and the commit leaves a row, by which they are removed the next time.
  if (gone.length > 0) await storage().remove(file.path);
  return true;
}

/** Removes every file that no record has used for a day, and what killed servers left of others; gives how many. */
export const removeUnusedFiles = (): Promise<number> => removeUnused(removeOne);
