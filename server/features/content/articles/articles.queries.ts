import { select, selectJson } from '#server/platform/database/database';
import type { TimeKey } from '#server/platform/paging';
import { iso } from '#server/platform/database/sql';
import type { Viewer } from '#server/platform/access/viewer';
import { newestFirst, published, readBy, sortKey } from '../newest-first';
import type { PartValues } from '../parts/part.types';
import { withUploads } from '../uploads/list-with-uploads';
import type { ContentSectionKey } from '../section/section.enums';
import type { ArticleTopic } from './article.enums';
import type { ArticleValues, ArticleYear } from './article.types';

/** An article as returned by a query. */
export type ArticleRow = Omit<ArticleValues, 'readWith'> & { sortKey: string };

/**
 * Returns SQL that is true if article `t` is unread: published in the last 30 days and not opened. `reader` and `at`
 * are the parameters of the profile id, null for API clients, and of the time.
 */
const unread = (reader: string, at: string): string => `(${reader}::uuid is not null
    and t.publish_at > ${at}::timestamptz - interval '30 days'
    and not exists (select from article_read r where r.article_id = t.id and r.profile_id = ${reader}::uuid))`;

const readerOf = (viewer: Viewer): string | null => (viewer.kind === 'person' ? viewer.profileId : null);

/** Returns SQL of article `t` as JSON, without its parts. `isUnread` is SQL. */
const row = (
  isUnread: string,
): string => `json_build_object('id', t.id, 'section', t.section, 'slug', t.slug, 'titleTranslations', t.title,
    'summaryTranslations', t.summary, 'topic', t.topic, 'readingMinutes', t.reading_minutes, 'moduleId', t.module_id,
    'isUnread', ${isUnread}, 'publishAt', to_char(t.publish_at, ${iso}),
    'picture', (select json_build_object('assetId', a.id, 'variants', a.variants) from asset a where a.id = t.picture_id),
    ${sortKey})`;

/** The filter of a section's articles. */
export interface Wanted {
  section: ContentSectionKey;
  year: number | null;
  topic: ArticleTopic | null;
}

const year = `extract(year from t.publish_at at time zone $7)::int`;
const found = `from article t where ${published} and ($8::int is null or ${year} = $8) and ($9::text is null or t.topic = $9)`;

const wantedValues = (viewer: Viewer, zone: string, { section, year: of, topic }: Wanted): unknown[] => [
  ...readBy(viewer, section),
  zone,
  of,
  topic,
];

/** Returns up to `limit` articles, newest first, after the key. */
export async function selectArticles(
  viewer: Viewer,
  zone: string,
  wanted: Wanted,
  after: TimeKey,
  limit: number,
): Promise<ArticleRow[]> {
  const rows = await selectJson<ArticleRow[]>('articles', newestFirst(row(unread('$13', '$2')), found, 10), [
    ...wantedValues(viewer, zone, wanted),
    after.sortKey,
    after.id,
    limit,
    readerOf(viewer),
  ]);
  return rows ?? [];
}

/** Returns the number of matching articles. */
export async function countArticles(viewer: Viewer, zone: string, wanted: Wanted): Promise<number> {
  const [counted] = await select<{ count: number }>(
    'articles-count',
    `select count(*)::int as count ${found}`,
    wantedValues(viewer, zone, wanted),
  );
  return counted?.count ?? 0;
}

/** Returns the article of a section by its URL segment; null if the viewer can't read it. */
export const selectArticle = (
  viewer: Viewer,
  section: ContentSectionKey,
  slug: string,
): Promise<ArticleRow | null> =>
  selectJson<ArticleRow>(
    'article',
    `select ${row(unread('$8', '$2'))} as json from article t where ${published} and t.slug = $7`,
    [...readBy(viewer, section), slug, readerOf(viewer)],
  );

/** Returns true if an article of a section is published for the viewer. */
export async function isPublishedFor(
  viewer: Viewer,
  section: ContentSectionKey,
  id: string,
): Promise<boolean> {
  const rows = await select(
    'article-is-published-for',
    `select from article t where ${published} and t.id = $7`,
    [...readBy(viewer, section), id],
  );
  return rows.length > 0;
}

/** Returns an article, published or not; null if it doesn't exist. It never counts as unread. */
export const selectAnyArticle = (id: string): Promise<ArticleRow | null> =>
  selectJson<ArticleRow>('any-article', `select ${row('false')} as json from article t where t.id = $1`, [
    id,
  ]);

/** Returns the parts of articles by id. */
export async function selectParts(ids: readonly string[]): Promise<ReadonlyMap<string, PartValues[]>> {
  const parts = await selectJson<Record<string, PartValues[]>>(
    'article-parts',
    `select json_object_agg(t.id, ${withUploads('t.parts')}) as json from article t where t.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(Object.entries(parts ?? {}));
}

/** Returns the years of a section, newest first, with the number of readable articles. */
export async function selectArticleYears(
  viewer: Viewer,
  zone: string,
  section: ContentSectionKey,
): Promise<ArticleYear[]> {
  const years = await selectJson<ArticleYear[]>(
    'article-years',
    `select json_agg(json_build_object('year', y.year, 'count', y.count, 'unreadCount', y.unread,
       'topics', y.topics) order by y.year desc)
       as json
     from (
       select c.year, sum(c.count)::int as count, sum(c.unread)::int as unread, json_agg(json_build_object('topic', c.topic, 'count', c.count)
         order by array_position('{products,training,programs,material,people}', c.topic)) as topics
       from (select ${year} as year, t.topic, count(*)::int as count,
         (count(*) filter (where ${unread('$8', '$2')}))::int as unread from article t where ${published}
         group by 1, 2) c group by c.year
     ) y`,
    [...readBy(viewer, section), zone, readerOf(viewer)],
  );
  return years ?? [];
}
