import type { EntityManager } from 'typeorm';
import { removeFilesSoon } from '#server/features/storage/stored-file';
import { AppError, isRetryable } from '#server/platform/errors';
import type { ErasedPerson } from '#server/platform/personal-data';
import { isAddressOf, namesAddress } from '#server/platform/text/addresses';
import { readReference } from '#server/platform/text/xml-reference';
import { openSheet } from '../reading/import-file';
import { textOfFile } from '../texts/read-texts';
import { hasTexts } from '../texts/text-kind';

// Rows of translations also contain the portal's texts at the time of the check, which the file lacks.
const rowText = `concat_ws(E'\\n', array_to_string(r.cells, E'\\n'), r.translation #>> '{visible,title}',
  r.translation #>> '{visible,source}', r.translation #>> '{visible,before}', r.translation #>> '{visible,after}')`;

/** Returns SQL that is true if row `r` of import `i` is about a person. */
export const isAboutPerson = (id: string, addresses: string): string =>
  `(r.target_id = ${id} or r.refs ->> 'profileId' = ${id}::text
    or ${isAddressOf(`r."values" ->> 'email'`, 'i.created_at', addresses)})`;

const namesPerson = namesAddress(rowText, 'i.created_at', '$2');

// A rejected row has no target, so only its texts identify the person.
const isRejectedAndNamesPerson = `(r.outcome = 'reject' and (${namesPerson} or exists (
  select from unnest($3::text[]) known (value)
  where strpos(E'\\n' || lower(${rowText}) || E'\\n', E'\\n' || known.value || E'\\n') > 0)))`;

const isOwn = `(${isAboutPerson('$1', '$2')} or ${isRejectedAndNamesPerson})`;

const valuesOf = ({ profileId, addresses, identifiers }: ErasedPerson): unknown[] => [
  profileId,
  JSON.stringify(addresses),
  identifiers,
];

/** Maximum characters of an address in which each is written as a reference. It can span two chunks of a file. */
const maxAddressLength = 320 * '&#x0000000040;'.length;

/** Decodes XML character references, because a file may contain an address in this form. */
const decodeReferences = (text: string): string =>
  text.replace(/&[#\w]{1,12};/g, (reference) => readReference(reference)?.toLowerCase() ?? reference);

/**
 * Returns true if the file of an import contains one of a person's addresses, or can't be read. Throws if the storage
 * is unavailable, so that the deletion is retried.
 */
async function fileNamesPerson(
  manager: EntityManager,
  importId: string,
  { addresses }: ErasedPerson,
): Promise<boolean> {
  try {
    if (await hasTexts(importId, manager)) {
      let end = '';
      for await (const piece of textOfFile(importId, manager)) {
        const text = `${end}${piece.toLowerCase()}`;
        const decoded = decodeReferences(text);
        if (addresses.some(({ email }) => decoded.includes(email))) return true;
        end = text.slice(-maxAddressLength);
      }
      return false;
    }
    await using sheet = await openSheet(importId, manager);
    for await (const { cells } of sheet.rows) {
      const text = cells.join('\n').toLowerCase();
      if (addresses.some(({ email }) => text.includes(email))) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof AppError && !isRetryable(error)) return true;
    throw error;
  }
}

/** Returns the imports whose rows name a person, or whose files do if their rows aren't stored or lack parts of them. */
async function importsNaming(manager: EntityManager, person: ErasedPerson): Promise<string[]> {
  const stored: { id: string }[] = await manager.query(
    `select distinct i.id from data_import i join data_import_row r on r.import_id = i.id
     where ${isOwn} or ${namesPerson}`,
    valuesOf(person),
  );
  const unread: { id: string; status: string }[] = await manager.query(
    `select id, status from data_import
     where file_id is not null and id <> all ($1::uuid[])
       -- The rows of translations don't hold all of their file, such as its notes and its translators.
       and (status in ('reading', 'read', 'checking', 'discarded', 'failed') or kind = 'translations')`,
    [stored.map(({ id }) => id)],
  );
  const ids = stored.map(({ id }) => id);
  for (const { id, status } of unread) {
    // The file of an import that ended this way is no longer needed.
    if (['discarded', 'failed'].includes(status) || (await fileNamesPerson(manager, id, person)))
      ids.push(id);
  }
  return ids;
}

/**
 * Clears the rows of imports about a person, and deletes files that name them. An import that hasn't started is
 * discarded, because it needs its file.
 */
export async function erasePersonInImports(manager: EntityManager, person: ErasedPerson): Promise<void> {
  const ids = await importsNaming(manager, person);
  if (ids.length === 0) return;
  // Imports are locked before their rows, as a batch of a running import does.
  const held: { fileId: string | null }[] = await manager.query(
    `select file_id as "fileId" from data_import where id = any($1::uuid[]) order by id for update`,
    [ids],
  );
  await manager.query(
    `update data_import_row r set cells = '{}', "values" = '{}', translation = null, changes = '{}', reasons = '[]',
       unchanged_reasons = '[]'
     from data_import i where i.id = r.import_id and i.id = any($4::uuid[]) and ${isOwn}`,
    [...valuesOf(person), ids],
  );
  // Rows of other people can name the person, for example as their manager.
  await manager.query(
    `update data_import_row r set
       cells = array(select case when ${namesAddress('c.cell', 'i.created_at', '$1')} then '' else c.cell end
         from unnest(r.cells) with ordinality as c (cell, place) order by c.place),
       "values" = (select coalesce(jsonb_object_agg(v.key, v.value), '{}') from jsonb_each_text(r."values") v
         where not ${namesAddress('v.value', 'i.created_at', '$1')}),
       translation = null, changes = case when i.kind = 'translations' then '{}' else r.changes end,
       reasons = '[]', unchanged_reasons = '[]'
     from data_import i where i.id = r.import_id and i.id = any($2::uuid[])
       and ${namesAddress(rowText, 'i.created_at', '$1')}`,
    [JSON.stringify(person.addresses), ids],
  );
  await manager.query(
    `update data_import set file_id = null, reading = reading - 'found',
       status = case when status in ('reading', 'read', 'checking', 'checked') then 'discarded' else status end,
       columns = (select coalesce(jsonb_agg(c.value || '{"samples": [], "words": []}' order by c.place), '[]')
         from jsonb_array_elements(columns) with ordinality as c (value, place))
     where id = any($1::uuid[])`,
    [ids],
  );
  await removeFilesSoon(
    manager,
    held.flatMap(({ fileId }) => fileId ?? []),
  );
}
