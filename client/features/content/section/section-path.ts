import type { ContentPage, ContentSectionKey } from '#client/platform/generated/schema';

/** URLs have hyphens instead of the API's underscores. */
const written = (name: string): string => name.replaceAll('_', '-');

export const sectionPath = (key: ContentSectionKey): string => `/${written(key)}`;

export const pagePath = (key: ContentSectionKey, page: ContentPage): string =>
  `${sectionPath(key)}/${written(page)}`;
