import type { ContentSectionKey } from '#client/platform/generated/schema';
import type { Filtered } from './article-address';

/** How many come at once. */
const pageOf = 12;

/** What is asked for of a section. */
export const articlesOf = (section: ContentSectionKey, { year, topic }: Filtered) => ({
  section,
  filter: { section, year, topic },
  first: pageOf,
});
