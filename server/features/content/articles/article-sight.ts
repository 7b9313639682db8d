import { isVisibleToReader, type Reader } from '#server/features/profile/audience/audience';
import { now } from '#server/platform/clock';
import type { Viewer } from '#server/platform/access/viewer';
import { hindranceOf } from '../section/sections.service';
import { ArticleVisibility } from './article.enums';
import { adminArticles } from './articles.service';

/** Returns whether a previewed person would see an article, for administrators; null if it doesn't exist. */
export async function articleVisibility(
  viewer: Viewer,
  id: string,
  reader: Reader,
): Promise<ArticleVisibility | null> {
  const article = await adminArticles.byId(viewer, id);
  if (!article) return null;
  const hindrance = await hindranceOf(reader, article.section, 'articles');
  if (hindrance && hindrance !== 'before_entry') return ArticleVisibility[hindrance];
  if (!isVisibleToReader(reader, article)) return ArticleVisibility.for_others;
  if (article.publishAt === null) return ArticleVisibility.draft;
  if (Date.parse(article.publishAt) > now().getTime()) return ArticleVisibility.later;
  return hindrance ? ArticleVisibility.before_entry : ArticleVisibility.seen;
}
