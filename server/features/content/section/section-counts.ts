import { selectJson } from '#server/platform/database/database';
import type { Viewer } from '#server/platform/access/viewer';
import { published, readBy } from '../newest-first';
import { publishedIssues } from '../newsletter/newsletter.queries';
import type { ContentPage, ContentSectionKey } from './section.enums';

/**
 * SQL of the number of items on each page: $1 is the section, $2 the time, and the parameters of `audienceSql` start at
 * $3.
 */
const counts: Record<ContentPage, string> = {
  articles: `select count(*)::int from article t where ${published}`,
  pros: "select count(*)::int from profile t where t.user_type = 'pro' and t.disabled_at is null",
  survey: `select count(*)::int from survey t where ${published}`,
  'prize-winners':
    "select count(*)::int from award t where t.section = $1 and t.publish_at <= $2 and t.kind = 'monthly'",
  newsletter: `select count(*)::int from newsletter_issue t where ${publishedIssues}`,
  gallery: `select count(*)::int from album t where ${published}`,
  awards: 'select count(*)::int from award t where t.section = $1 and t.publish_at <= $2',
};

const text = `select json_build_object(${Object.entries(counts).map(
  ([page, count]) => `'${page}', (${count})`,
)}) as json`;

/** Returns the number of visible items on each page of a section. */
export async function selectSectionCounts(
  viewer: Viewer,
  key: ContentSectionKey,
): Promise<Record<ContentPage, number>> {
  const values = readBy(viewer, key);
  return (await selectJson<Record<ContentPage, number>>('section-counts', text, values))!;
}
