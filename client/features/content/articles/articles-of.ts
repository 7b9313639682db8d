import type { ContentSectionKey } from '#client/platform/generated/schema';
import type { Filtered } from './article-address';

/** The page size. */
const pageOf = 12;

/** Returns the query variables for a section's articles. */
export const articlesOf = (section: ContentSectionKey, { year, topic }: Filtered) => ({
  section,
  filter: { section, year, topic },
  first: pageOf,
});
