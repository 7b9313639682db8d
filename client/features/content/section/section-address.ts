import type { ContentPage, ContentSectionKey } from '#client/platform/generated/schema';

/** Addresses have hyphens for the underscores of the API. */
const read = (part: string | undefined): string => (part ?? '').replaceAll('-', '_');

/** What each page is called, in the order in which sections show them. */
export const pageNames: Record<ContentPage, string> = {
  articles: 'section.page.articles',
  pros: 'section.page.pros',
  survey: 'section.page.survey',
  prize_winners: 'section.page.prizeWinners',
  newsletter: 'section.page.newsletter',
  gallery: 'section.page.gallery',
  awards: 'section.page.awards',
};

/** The section and the page that an address names; null for the overview and what is no page. */
export function placeOf(pathname: string): { key: ContentSectionKey; page: ContentPage | null } {
  const [, key, part] = pathname.split('/');
  const page = read(part);
  return { key: read(key) as ContentSectionKey, page: page in pageNames ? (page as ContentPage) : null };
}
