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

/** What administrators do with issues. */
export const adminNewsletterIssues = resourceService(NewsletterIssue, {
  order: 'publishAt',
  descending: true,
});

/** A page of the issues of a section's newsletter, newest first; of one year where asked for. */
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

/** An issue of a section by its number; null where the viewer finds none there. */
export async function newsletterIssue(
  viewer: Viewer,
  section: ContentSectionKey,
  number: number,
): Promise<IssueValues | null> {
  if (!(await sectionFor(viewer, section, 'newsletter'))) return null;
  const row = await selectIssue(section, number);
  return row && readTogether([row])[0]!;
}

/** What an issue that was read is made of. */
export const issuePartsOf = ofEach(selectIssueParts);

/** The newsletter of a section. */
export async function newsletter(viewer: Viewer, section: ContentSectionKey): Promise<NewsletterValues> {
  await requireSection(viewer, section, 'newsletter');
  const { timezone } = await currentSettings();
  const found = await selectNewsletter(section, timezone, viewer.kind === 'person' ? viewer.profileId : null);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}
