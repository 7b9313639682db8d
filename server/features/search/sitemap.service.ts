import { openSections } from '#server/features/content/section/sections.service';
import { type Language, localize } from '#server/platform/language/i18n';
import { requireReader } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import { pageGroups } from './portal-pages';
import type { SitemapGroup } from './sitemap.types';

/** Returns the main pages that the viewer can open, in a language. */
export async function sitemap(viewer: Viewer, lang: Language): Promise<SitemapGroup[]> {
  requireReader(viewer);
  const groups = await pageGroups(viewer, await openSections(viewer));
  return groups.map(({ title, pages }) => ({
    title: localize(title, lang),
    pages: pages.map((page) => ({ href: page.href, title: localize(page.title, lang) })),
  }));
}
