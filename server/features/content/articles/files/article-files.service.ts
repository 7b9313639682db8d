import { activePerson, freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { requireOpenPortal } from '#server/features/profile/terms/open-portal';
import { linkSeconds, type ServedFile } from '#server/features/storage/send-file';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { hashOfToken, newToken } from '#server/platform/access/one-time-token';
import { isAdmin, requirePerson, requireReader } from '#server/platform/access/policy';
import { isId, requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { publishedArticle } from '../articles.service';
import type { ArticleFileLink } from './article-file-link.types';
import { selectArticleFile, selectLinkHolder } from './article-files.queries';

/** A file of an article. */
export interface Wanted {
  articleId: string;
  fileId: string;
}

/**
 * Returns a file of an article that the viewer can read; administrators can read all. Throws the error of the article
 * otherwise.
 */
async function openFile(viewer: Person | ApiClient, { articleId, fileId }: Wanted): Promise<ServedFile> {
  const file = isId(articleId) && isId(fileId) ? await selectArticleFile(articleId, fileId) : null;
  if (!file) throw new AppError('NOT_FOUND');
  if (!isAdmin(viewer)) await publishedArticle(viewer, articleId);
  return file;
}

/**
 * Creates a link with which the person can download a file of an article for 15 minutes. Throws the errors of the
 * article.
 */
export async function createArticleFileLink(viewer: Viewer, wanted: Wanted): Promise<ArticleFileLink> {
  const caller = requirePerson(viewer);
  const [articleId, fileId] = [requireId(wanted.articleId), requireId(wanted.fileId)];
  await openFile(caller, { articleId, fileId });
  const { token, tokenSha256 } = newToken();
  const expiresAt = new Date(now().getTime() + linkSeconds * 1000);
  await transaction(async (manager) => {
    const { profileId } = await freshViewer(manager, caller);
    const [made]: unknown[] = await manager.query(
      `insert into article_file_link (token_sha256, article_id, file_id, profile_id, expires_at)
       select $1, id, $3, $4, $5 from article where id = $2 for key share returning 1`,
      [tokenSha256, articleId, fileId, profileId, expiresAt],
    );
    if (!made) throw new AppError('NOT_FOUND');
  });
  return { url: `/api/articles/${articleId}/files/${fileId}?link=${token}`, expiresAt };
}

/** Returns a file for a signed-in caller. */
export const fileByViewer = async (viewer: Viewer, wanted: Wanted): Promise<ServedFile> =>
  openFile(requireReader(viewer), wanted);

/** Returns a file for a link, after checking access again. Throws LINK_EXPIRED if the link is invalid. */
export async function fileByLink(token: unknown, wanted: Wanted): Promise<ServedFile> {
  const { articleId, fileId } = wanted;
  const row =
    typeof token === 'string' && isId(articleId) && isId(fileId)
      ? await selectLinkHolder(hashOfToken(token), articleId, fileId)
      : null;
  if (!row) throw new AppError('LINK_EXPIRED');
  const person = activePerson(row, null);
  await requireOpenPortal(person);
  return openFile(person, wanted);
}
