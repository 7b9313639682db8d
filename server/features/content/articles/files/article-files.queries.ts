import { personColumns, type PersonRow } from '#server/features/profile/sign-in/fresh-viewer';
import type { ServedFile } from '#server/features/storage/send-file';
import { servedFile } from '#server/features/storage/served-file';
import { now } from '#server/platform/clock';
import { select } from '#server/platform/database/database';

/** Returns a file of an article, published or not; null if the article doesn't contain it. */
export async function selectArticleFile(articleId: string, fileId: string): Promise<ServedFile | null> {
  const [row] = await select<ServedFile>(
    'article-file',
    `select ${servedFile} from content_file c join stored_file f on f.id = c.file_id
     where c.kind = 'article' and c.record_id = $1 and c.file_id = $2`,
    [articleId, fileId],
  );
  return row ?? null;
}

/** Returns the person of a link if it is valid for the file; null otherwise. */
export async function selectLinkHolder(
  tokenSha256: string,
  articleId: string,
  fileId: string,
): Promise<PersonRow | null> {
  const [row] = await select<PersonRow>(
    'article-file-link-holder',
    `select ${personColumns} from article_file_link l
     join profile p on p.id = l.profile_id
     left join account a on a.id = p.account_id
     where l.token_sha256 = $1 and l.article_id = $2 and l.file_id = $3 and l.expires_at > $4`,
    [tokenSha256, articleId, fileId, now()],
  );
  return row ?? null;
}

/** Deletes expired links. */
export async function removeExpiredFileLinks(): Promise<void> {
  await select('remove-expired-file-links', 'delete from article_file_link where expires_at <= $1', [now()]);
}
