import { readCatalogues } from '#server/platform/language/catalogue';
import { searchIndexOf } from '#server/features/modules/search/search-index';
import { searchModules } from '#server/features/modules/search/search-modules';
import type { OpenSection } from '#server/features/content/section/sections.service';
import { currentSettings } from '#server/features/settings/settings.service';
import { isAdmin } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import { type Language, type LocalizedText, perLanguage, emptyText } from '#server/platform/language/i18n';

/** A page of the portal with its own title. */
export interface PortalPage {
  href: string;
  title: LocalizedText;
}

/** A group of pages. */
export interface PageGroup {
  title: LocalizedText;
  pages: readonly PortalPage[];
}

/** The client's own words of an area, so that a page is called here as it calls itself. */
const read = (area: string) => readCatalogues(`client/locales/${area}`);

const areas = {
  portal: read('portal'),
  account: read('account'),
  content: read('content'),
  programs: read('programs'),
  rewards: read('rewards'),
};

function titled(area: keyof typeof areas, id: string): LocalizedText {
  const of = (lang: Language): string => {
    const word = areas[area][lang][id];
    if (!word) throw new Error(`No words for ${id} in ${area}.`);
    return word;
  };
  return perLanguage(of);
}

const page = (href: string, id: string, area: keyof typeof areas = 'portal'): PortalPage => ({
  href,
  title: titled(area, id),
});

const isManager = (viewer: Viewer): boolean => viewer.kind === 'person' && viewer.role === 'manager';

const learning = (viewer: Viewer): PageGroup => ({
  title: titled('portal', 'shell.training'),
  pages: [
    page('/training', 'shell.training'),
    page('/programs', 'programs.title', 'programs'),
    page('/results', 'shell.results'),
    ...(isManager(viewer) ? [page('/team', 'shell.team')] : []),
  ],
});

const rewards: PageGroup = {
  title: titled('portal', 'shell.rewards'),
  pages: [
    page('/rewards', 'shell.rewards'),
    page('/rewards/orders', 'rewards.myOrders', 'rewards'),
    page('/points', 'home.yourPoints'),
    page('/leaderboard', 'leaderboard', 'account'),
  ],
};

const more = (viewer: Viewer, hasTerms: boolean): PageGroup => ({
  title: titled('portal', 'shell.footer'),
  pages: [
    page('/profile', 'shell.profile'),
    page('/contact', 'shell.contact'),
    page('/certificates', 'shell.verifyCertificate'),
    ...(hasTerms ? [page('/privacy-policy', 'shell.privacyPolicy')] : []),
    ...(isAdmin(viewer) ? [page('/admin', 'shell.administration')] : []),
  ],
});

const pageWord = (key: string): string => `section.page.${key.replace('-w', 'W')}`;

const groupOf = ({ key, title, pages }: OpenSection): PageGroup => ({
  title,
  pages: [
    page(`/${key}`, 'section.overview', 'content'),
    ...pages.map((each) => page(`/${key}/${each}`, pageWord(each), 'content')),
  ],
});

/** Returns the main pages that the viewer can open, in groups. */
export async function pageGroups(viewer: Viewer, sections: readonly OpenSection[]): Promise<PageGroup[]> {
  const { termsVersion } = await currentSettings();
  return [learning(viewer), ...sections.map(groupOf), rewards, more(viewer, termsVersion !== null)];
}

/** Returns the same pages with names that are clear on their own. Pages of sections have both names. */
export const namedPages = (groups: readonly PageGroup[], sections: readonly OpenSection[]): PortalPage[] =>
  groups.flatMap(({ title: group, pages }) => {
    if (!sections.some(({ title }) => title === group)) return pages;
    return pages.map(({ href, title }, at) => {
      const both = (lang: Language): string => `${group[lang] || group.en}: ${title[lang]}`;
      return { href, title: at === 0 ? group : perLanguage(both) };
    });
  });

/** Returns the pages whose name contains all words, best first. */
export function findPages(all: readonly PortalPage[], words: string): PortalPage[] {
  const texts = new Map(
    all.map(({ href, title }) => [
      href,
      searchIndexOf({ nameTranslations: title, descriptionTranslations: emptyText, tags: [] }),
    ]),
  );
  const searched = all.map((each) => ({ ...each, id: each.href }));
  return [
    ...searchModules(searched, { of: ({ id }) => texts.get(id)!, vocabulary: () => [] }, words).modules,
  ];
}
