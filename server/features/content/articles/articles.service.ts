import type { EntityManager } from 'typeorm';
import { assertCanReadAdmin } from '#server/features/editing/editing.policy';
import { resourceService } from '#server/features/editing/resources';
import type { Change } from '#server/features/editing/resources.types';
import { currentSettings } from '#server/features/settings/settings.service';
import { AppError, throwFieldError } from '#server/platform/errors';
import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { ofEach, readTogether } from '#server/platform/database/read-together';
import { isId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { ContentSectionKey } from '../section/section.enums';
import { requireSection, sectionFor } from '../section/sections.service';
import { Article } from './article.entity';
import type { ArticleConnection, ArticleFilter, ArticleValues, ArticleYear } from './article.types';
import {
  type ArticleRow,
  countArticles,
  isPublishedFor,
  selectAnyArticle,
  selectArticle,
  selectArticles,
  selectArticleYears,
  selectParts,
} from './articles.queries';
import { readingMinutes } from './reading-minutes';

/** Locks the module of an article. Throws if it doesn't exist. */
async function holdModule(
  manager: EntityManager,
  _editor: Person | ApiClient,
  { values: { moduleId }, before }: Change<Article>,
): Promise<Partial<Article>> {
  if (moduleId === null || moduleId === before?.moduleId) return {};
  const held: unknown[] = await manager.query('select from module where id = $1 for key share', [moduleId]);
  if (held.length === 0) throwFieldError('moduleId', 'There is no such module.');
  return {};
}

/** Actions of administrators on articles. */
export const adminArticles = resourceService(Article, {
  order: 'publishAt',
  descending: true,
  fit: ({ values: { parts } }) => ({ readingMinutes: readingMinutes(parts) }),
  before: holdModule,
});

const alone = (row: ArticleRow | null): ArticleValues | null => row && readTogether([row])[0]!;

/** Returns a page of a section's readable articles, newest first, optionally of a year and topic. */
export async function articles(
  viewer: Viewer,
  filter: ArticleFilter,
  first: number,
  after?: string | null,
): Promise<ArticleConnection> {
  const section = filter.section ?? 'whats-new';
  await requireSection(viewer, section, 'articles');
  const size = pageSize(first);
  const wanted = { section, year: filter.year ?? null, topic: filter.topic ?? null };
  const { timezone } = await currentSettings();
  const rows = readTogether(
    await selectArticles(viewer, timezone, wanted, decodeTimeCursor(after), size + 1),
  );
  return Object.assign(
    page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countArticles(viewer, timezone, wanted) },
  );
}

/** Returns an article of a section by its URL segment; null if the viewer can't read it. */
export async function article(
  viewer: Viewer,
  section: ContentSectionKey,
  slug: string,
): Promise<ArticleValues | null> {
  if (!(await sectionFor(viewer, section, 'articles'))) return null;
  return alone(await selectArticle(viewer, section, slug));
}

/** Returns a readable article by id. Throws NOT_FOUND for any other, or the error of its section. */
export async function publishedArticle(viewer: Viewer, id: string): Promise<ArticleValues> {
  const found = isId(id) ? await selectAnyArticle(id) : null;
  const isVisible =
    found &&
    (await sectionFor(viewer, found.section, 'articles')) &&
    (await isPublishedFor(viewer, found.section, found.id));
  if (!isVisible) throw new AppError('NOT_FOUND');
  return alone(found)!;
}

/** Returns an article as learners would read it, published or not; for administrators. */
export async function articlePreview(viewer: Viewer, id: string): Promise<ArticleValues | null> {
  assertCanReadAdmin(viewer);
  return isId(id) ? alone(await selectAnyArticle(id)) : null;
}

/** Returns the parts of a loaded article. */
export const partsOf = ofEach(selectParts);

/** Returns the years of a section with readable articles, newest first. */
export async function articleYears(viewer: Viewer, section: ContentSectionKey): Promise<ArticleYear[]> {
  await requireSection(viewer, section, 'articles');
  const { timezone } = await currentSettings();
  return selectArticleYears(viewer, timezone, section);
}
