import { resourceService } from '#server/features/editing/resources';
import { currentSettings } from '#server/features/settings/settings.service';
import { AppError } from '#server/platform/errors';
import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { ofEach, readTogether } from '#server/platform/database/read-together';
import type { Viewer } from '#server/platform/access/viewer';
import type { ContentSectionKey } from '../section/section.enums';
import { requireSection, sectionFor } from '../section/sections.service';
import { NewsletterIssue } from './newsletter-issue.entity';
import {
  countIssues,
  selectIssue,
  selectIssueParts,
  selectIssues,
  selectNewsletter,
} from './newsletter.queries';
import type {
  IssueValues,
  NewsletterIssueConnection,
  NewsletterIssueFilter,
  NewsletterValues,
} from './newsletter.types';

/** Actions of administrators on issues. */
export const adminNewsletterIssues = resourceService(NewsletterIssue, {
  order: 'publishAt',
  descending: true,
});

/** Returns a page of a section's newsletter issues, newest first, optionally of a year. */
export async function newsletterIssues(
  viewer: Viewer,
  filter: NewsletterIssueFilter,
  first: number,
  after?: string | null,
): Promise<NewsletterIssueConnection> {
  const section = filter.section ?? 'pro-training';
  await requireSection(viewer, section, 'newsletter');
  const size = pageSize(first);
  const wanted = { section, year: filter.year ?? null };
  const { timezone } = await currentSettings();
  const rows = readTogether(await selectIssues(timezone, wanted, decodeTimeCursor(after), size + 1));
  return Object.assign(
    page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countIssues(timezone, wanted) },
  );
}

/** Returns an issue of a section by its number; null if the viewer can't read it. */
export async function newsletterIssue(
  viewer: Viewer,
  section: ContentSectionKey,
  number: number,
): Promise<IssueValues | null> {
  if (!(await sectionFor(viewer, section, 'newsletter'))) return null;
  const row = await selectIssue(section, number);
  return row && readTogether([row])[0]!;
}

/** Returns the parts of a loaded issue. */
export const issuePartsOf = ofEach(selectIssueParts);

/** Returns the newsletter of a section. */
export async function newsletter(viewer: Viewer, section: ContentSectionKey): Promise<NewsletterValues> {
  await requireSection(viewer, section, 'newsletter');
  const { timezone } = await currentSettings();
  const found = await selectNewsletter(section, timezone, viewer.kind === 'person' ? viewer.profileId : null);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
