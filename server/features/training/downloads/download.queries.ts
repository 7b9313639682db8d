import { personColumns, type PersonRow } from '#server/features/profile/sign-in/fresh-viewer';
import type { ServedFile } from '#server/features/storage/send-file';
import { servedFile } from '#server/features/storage/served-file';
import { select, transaction } from '#server/platform/database/database';
import type { Language } from '#server/platform/language/i18n';
import { DownloadUseEntity } from './download-use.entity';

/** A file of a module as it is served. */
export interface ModuleServedFile extends ServedFile {
  moduleId: string;
}

/** Returns the file of a download, or its captions in a language; null if there is none. */
export async function selectServedFile(
  downloadId: string,
  captions: string | null,
): Promise<ModuleServedFile | null> {
  const [row] = await select<ModuleServedFile>(
    'download-file',
    `select d.module_id as "moduleId", ${servedFile} from module_download d
     left join module_caption c on c.download_id = d.id and c.lang = $2
     join stored_file f on f.id = case when $2::text is null then d.file_id else c.file_id end
     where d.id = $1`,
    [downloadId, captions],
  );
  return row ?? null;
}

/** Returns the person of a link if it is valid for the download; null otherwise. */
export async function selectLinkHolder(
  tokenSha256: string,
  downloadId: string,
  at: Date,
): Promise<PersonRow | null> {
  const [row] = await select<PersonRow>(
    'download-link-holder',
    `select ${personColumns} from download_link l
     join profile p on p.id = l.profile_id
     left join account a on a.id = p.account_id
     where l.token_sha256 = $1 and l.download_id = $2 and l.expires_at > $3`,
    [tokenSha256, downloadId, at],
  );
  return row ?? null;
}

/** Counts the first download with a link. Later downloads aren't counted. */
export async function countLinkUse(tokenSha256: string, at: Date): Promise<void> {
  await select(
    'count-link-use',
    `with first as (
       update download_link set counted_at = $2 where token_sha256 = $1 and counted_at is null
       returning download_id, profile_id
     ) insert into download_use (download_id, profile_id, at) select download_id, profile_id, $2 from first`,
    [tokenSha256, at],
  );
}

export async function countUse(downloadId: string, profileId: string, at: Date): Promise<void> {
  await transaction((manager) => manager.insert(DownloadUseEntity, { downloadId, profileId, at }));
}

/** Returns the caption languages of a download. */
export async function selectCaptionLanguages(downloadId: string): Promise<Language[]> {
  const rows = await select<{ lang: Language }>(
    'caption-languages',
    'select lang from module_caption where download_id = $1 order by lang',
    [downloadId],
  );
  return rows.map(({ lang }) => lang);
}
