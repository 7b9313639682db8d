import { now } from '#server/platform/clock';
import { select, selectJson } from '#server/platform/database/database';
import type { TimeKey } from '#server/platform/paging';
import { iso } from '#server/platform/database/sql';
import { newestFirst, sortKey } from '../newest-first';
import type { PartValues } from '../parts/part.types';
import { withUploads } from '../uploads/list-with-uploads';
import { subscriptionJson } from './subscription.queries';
import type { ContentSectionKey } from '../section/section.enums';
import type { IssueValues, NewsletterValues } from './newsletter.types';

/** An issue as returned by a query. */
export type IssueRow = Omit<IssueValues, 'readWith'> & { sortKey: string };

/** SQL of issue `t` as JSON, without its parts. */
const row = `json_build_object('id', t.id, 'section', t.section, 'number', t.number, 'titleTranslations', t.title,
    'summaryTranslations', t.summary, 'publishAt', to_char(t.publish_at, ${iso}),
    ${sortKey})`;

/** SQL that is true for published issues of a section: $1 is the section and $2 the time. */
export const publishedIssues = 't.section = $1 and t.publish_at <= $2';

/** The filter of a section's issues. */
export interface WantedIssues {
  section: ContentSectionKey;
  year: number | null;
}

const year = `extract(year from t.publish_at at time zone $3)::int`;
const found = `from newsletter_issue t where ${publishedIssues} and ($4::int is null or ${year} = $4)`;
const wantedValues = (zone: string, { section, year: of }: WantedIssues): unknown[] => [
  section,
  now(),
  zone,
  of,
];

/** Returns up to `limit` issues, newest first, after the key. */
export async function selectIssues(
  zone: string,
  wanted: WantedIssues,
  after: TimeKey,
  limit: number,
): Promise<IssueRow[]> {
  const rows = await selectJson<IssueRow[]>('newsletter-issues', newestFirst(row, found, 5), [
    ...wantedValues(zone, wanted),
    after.sortKey,
    after.id,
    limit,
  ]);
  return rows ?? [];
}

/** Returns the number of matching issues. */
export async function countIssues(zone: string, wanted: WantedIssues): Promise<number> {
  const [counted] = await select<{ count: number }>(
    'newsletter-issues-count',
    `select count(*)::int as count ${found}`,
    wantedValues(zone, wanted),
  );
  return counted?.count ?? 0;
}

/** Returns the published issue of a section with this number; null if there is none. */
export const selectIssue = (section: ContentSectionKey, number: number): Promise<IssueRow | null> =>
  selectJson<IssueRow>(
    'newsletter-issue',
    `select ${row} as json from newsletter_issue t where ${publishedIssues} and t.number = $3`,
    [section, now(), number],
  );

/** Returns the parts of issues by id. */
export async function selectIssueParts(ids: readonly string[]): Promise<ReadonlyMap<string, PartValues[]>> {
  const parts = await selectJson<Record<string, PartValues[]>>(
    'newsletter-issue-parts',
    `select json_object_agg(t.id, ${withUploads('t.parts')}) as json from newsletter_issue t
     where t.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(Object.entries(parts ?? {}));
}

/** Returns the newsletter of a section with the subscription of a person. */
export const selectNewsletter = (
  section: ContentSectionKey,
  zone: string,
  profileId: string | null,
): Promise<NewsletterValues | null> =>
  selectJson<NewsletterValues>(
    'newsletter',
    `select json_build_object('id', s.id, 'section', s.key, 'nameTranslations', s.newsletter_name,
       'subscription', (select ${subscriptionJson('$2')} from newsletter_subscription u
         where u.section = $1 and u.profile_id = $4::uuid),
       'since', (select to_char(min(t.publish_at), ${iso}) from newsletter_issue t where ${publishedIssues}),
       'nextIssueAt', (select to_char(min(t.publish_at), ${iso}) from newsletter_issue t
         where t.section = $1 and t.publish_at > $2),
       'years', (select coalesce(json_agg(json_build_object('year', y.year, 'count', y.count) order by y.year desc), '[]')
         from (select ${year} as year, count(*)::int as count from newsletter_issue t
           where ${publishedIssues} group by 1) y)) as json
     from content_section s where s.key = $1`,
    [section, now(), zone, profileId],
  );
