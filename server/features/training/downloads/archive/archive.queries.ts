import { personColumns, type PersonRow } from '#server/features/profile/sign-in/fresh-viewer';
import { select } from '#server/platform/database/database';
import type { Language, LocalizedText } from '#server/platform/language/i18n';

/** The requested content of an archive. */
export interface Wanted {
  moduleId: string;
  downloadIds: readonly string[];
  imageIds: readonly string[];
}

/** An object of an archive: a file of the module in its language, or an image with its alternative text. */
export interface ArchivedObject {
  key: string;
  size: number;
  filename: string;
  lang: Language | null;
  alt: LocalizedText | null;
}

/** Returns those of the files and images that belong to the module and are stored, in the order of the module. */
export const selectArchived = ({ moduleId, downloadIds, imageIds }: Wanted): Promise<ArchivedObject[]> =>
  select<ArchivedObject>(
    'archived-objects',
    `select * from (
       select f.path as key, f.size::float8 as size, f.filename, d.lang, null::jsonb as alt
       from module_download d join stored_file f on f.id = d.file_id
       where d.module_id = $1 and d.id = any ($2)
       order by d.lang, array_position('{video,datasheet,extra_file}', d.kind), d.position
     ) files union all select * from (
       select a.variants -> 'original' ->> 'key', (a.variants -> 'original' ->> 'size')::float8, a.filename, null,
         i.alt
       from module_image i join asset a on a.id = i.asset_id
       where i.module_id = $1 and i.id = any ($3)
       order by i.position, i.id
     ) images`,
    [moduleId, downloadIds, imageIds],
  );

/** Returns the person and the content of a link; null if it is invalid. */
export async function selectArchive(
  tokenSha256: string,
  at: Date,
): Promise<{ person: PersonRow; wanted: Wanted } | null> {
  const [row] = await select<PersonRow & Wanted>(
    'download-archive',
    `select r.module_id as "moduleId", r.download_ids::text[] as "downloadIds", r.image_ids::text[] as "imageIds",
       ${personColumns} from download_archive r
     join profile p on p.id = r.profile_id
     left join account a on a.id = p.account_id
     where r.token_sha256 = $1 and r.expires_at > $2`,
    [tokenSha256, at],
  );
  if (!row) return null;
  const { moduleId, downloadIds, imageIds, ...person } = row;
  return { person, wanted: { moduleId, downloadIds, imageIds } };
}

/** Counts the first download of an archive as one download of each file in it. Later downloads aren't counted. */
export async function countArchiveUse(tokenSha256: string, at: Date): Promise<void> {
  await select(
    'count-archive-use',
    `with first as (
       update download_archive set counted_at = $2 where token_sha256 = $1 and counted_at is null
       returning module_id, download_ids, profile_id
     ) insert into download_use (download_id, profile_id, at)
       select d.id, first.profile_id, $2 from first
       join module_download d on d.module_id = first.module_id and d.id = any (first.download_ids)`,
    [tokenSha256, at],
  );
}
