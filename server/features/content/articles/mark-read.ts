import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { requirePerson } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import type { ArticleValues } from './article.types';
import { publishedArticle } from './articles.service';

/** Records once that the person has opened an article. Throws NOT_FOUND if they can't read it. */
export async function markArticleRead(viewer: Viewer, id: string): Promise<ArticleValues> {
  const caller = requirePerson(viewer);
  const article = await publishedArticle(caller, id);
  await transaction(async (manager) => {
    const { profileId } = await freshViewer(manager, caller);
    const held: unknown[] = await manager.query('select from article where id = $1 for key share', [
      article.id,
    ]);
    if (held.length === 0) throw new AppError('NOT_FOUND');
    await manager.query(
      'insert into article_read (article_id, profile_id, read_at) values ($1, $2, $3) on conflict do nothing',
      [article.id, profileId, now()],
    );
  });
  return { ...article, isUnread: false };
}
