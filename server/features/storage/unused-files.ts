import type { EntityManager } from 'typeorm';
import { storage } from './object-storage';
import { removeUnused, type UnusedSince } from './remove-unused';

/** Returns the SQL condition that no foreign key refers to file `f`, including those of tables added later. */
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

/** Deletes one file and its row. Returns false if none is left to delete. */
async function removeOne(manager: EntityManager, since: UnusedSince): Promise<boolean> {
  const unused = await unusedCondition(manager);
  const [file] = await manager.query<{ id: string; path: string }[]>(
    `select id, path from stored_file f
     where unused_since < $1 and (stored_at is null or unused_since < $2) and ${unused}
     order by unused_since limit 1 for update skip locked`,
    [since.awaited, since.stored],
  );
  if (!file) return false;
  // Checked again under the lock, because a record may have started to use the file before.
  const [gone]: [unknown[], number] = await manager.query(
    `delete from stored_file f where id = $1 and ${unused} returning id`,
    [file.id],
  );
  // After a crash between both, the row remains, and the next run deletes it.
  if (gone.length > 0) await storage().remove(file.path);
  return true;
}

/** Deletes files that no record has used for a day, and incomplete files of killed servers. Returns their number. */
export const removeUnusedFiles = (): Promise<number> => removeUnused(removeOne);
