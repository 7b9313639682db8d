import { selectJson } from '#server/platform/database';
import { readTogether } from '#server/platform/read-together';
import { iso } from '#server/platform/sql';
import type { ModuleFile, ModuleFiles } from './module-file.types';

/** Every file of a module with its captions; null where there is no such module. */
export async function selectModuleFiles(moduleId: string): Promise<ModuleFiles | null> {
  const row = await selectJson<{ id: string; files: Omit<ModuleFile, 'readWith'>[] }>(
    'module-files',
    `select json_build_object('id', m.id, 'files', (
       select coalesce(json_agg(json_build_object(
         'id', d.id, 'kind', d.kind, 'lang', d.lang, 'label', d.label, 'filename', f.filename, 'ext', f.ext,
         'size', f.size, 'url', '/api/downloads/' || d.id, 'updatedAt', to_char(d.updated_at, ${iso}),
         'captions', (select coalesce(json_agg(json_build_object('lang', c.lang, 'filename', cf.filename)
           order by c.lang), '[]') from module_caption c join stored_file cf on cf.id = c.file_id
           where c.download_id = d.id)
       ) order by d.kind, d.position), '[]')
       from module_download d
       join stored_file f on f.id = d.file_id
       where d.module_id = m.id)) as json
     from module m where m.id = $1`,
    [moduleId],
  );
  return row && { id: row.id, files: readTogether(row.files) };
}
