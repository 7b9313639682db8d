import type { ContentPage, ContentSectionKey } from '#client/platform/generated/schema';

/** URLs have hyphens instead of the API's underscores. */
const read = (part: string | undefined): string => (part ?? '').replaceAll('-', '_');

/** The message ids of the pages, in display order. */
export const pageNames: Record<ContentPage, string> = {
  articles: 'section.page.articles',
  pros: 'section.page.pros',
  survey: 'section.page.survey',
  prize_winners: 'section.page.prizeWinners',
  newsletter: 'section.page.newsletter',
  gallery: 'section.page.gallery',
  awards: 'section.page.awards',
};

/** Returns the section and page of a path. The page is null for the overview and for unknown pages. */
export function placeOf(pathname: string): { key: ContentSectionKey; page: ContentPage | null } {
  const [, key, part] = pathname.split('/');
  const page = read(part);
  return { key: read(key) as ContentSectionKey, page: page in pageNames ? (page as ContentPage) : null };
}
