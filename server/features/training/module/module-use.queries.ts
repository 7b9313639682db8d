import { select } from '#server/platform/database/database';

/** SQL that is true if module `m` has history that must stay. */
export const isUsed = `(exists (select from module_view v where v.module_id = m.id)
  or exists (select from download_use u join module_download d on d.id = u.download_id where d.module_id = m.id)
  or exists (select from test_version v join test t on t.id = v.test_id where t.module_id = m.id))`;

/** Returns which of these modules have history. */
export async function selectUsed(moduleIds: readonly string[]): Promise<Map<string, true>> {
  const rows = await select<{ id: string }>(
    'used-modules',
    `select m.id from module m where m.id = any($1::uuid[]) and ${isUsed}`,
    [moduleIds],
  );
  return new Map(rows.map(({ id }) => [id, true]));
}

/** The number of downloads of a module's file, and of people who downloaded it. */
export interface FileUse {
  fetches: number;
  people: number;
}

/** Returns the number of downloads by download id. Files without any have no entry. */
export async function selectFileUse(downloadIds: readonly string[]): Promise<Map<string, FileUse>> {
  const rows = await select<FileUse & { id: string }>(
    'download-use',
    `select download_id as id, count(*)::int as fetches, count(distinct profile_id)::int as people
     from download_use where download_id = any($1::uuid[]) group by download_id`,
    [downloadIds],
  );
  return new Map(rows.map(({ id, ...use }) => [id, use]));
}
