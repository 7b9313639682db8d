import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchIndexOf } from '#server/features/modules/search/search-index';
import { searchModules } from '#server/features/modules/search/search-modules';
import type { OpenSection } from '#server/features/content/section/sections.service';
import { type Language, languages, type LocalizedText } from '#server/platform/language/i18n';
import { root } from '#server/platform/root';

/** A page of the portal that is there for everybody who is signed in. */
export interface PortalPage {
  href: string;
  title: LocalizedText;
}

type Words = Record<string, string>;
type WordsOf = Record<Language, Words>;

/** The client's own words of an area, so that a page is called here as it calls itself. */
function read(area: string): WordsOf {
  const of = (lang: Language): Words =>
    JSON.parse(readFileSync(join(root, `client/locales/${area}/${lang}.json`), 'utf8')) as Words;
  return Object.fromEntries(languages.map((lang) => [lang, of(lang)])) as WordsOf;
}

const areas = { portal: read('portal'), content: read('content'), programs: read('programs') };

function titled(area: keyof typeof areas, id: string): LocalizedText {
  const of = (lang: Language): string => {
    const word = areas[area][lang][id];
    if (!word) throw new Error(`No words for ${id} in ${area}.`);
    return word;
  };
  return { en: of('en'), es: of('es'), fr: of('fr') };
}

const page = (href: string, id: string, area: keyof typeof areas = 'portal'): PortalPage => ({
  href,
  title: titled(area, id),
});

const pages: readonly PortalPage[] = [
  page('/training', 'shell.training'),
  page('/programs', 'programs.title', 'programs'),
  page('/rewards', 'shell.rewards'),
  page('/points', 'home.yourPoints'),
  page('/results', 'shell.results'),
  page('/profile', 'shell.profile'),
  page('/contact', 'shell.contact'),
  page('/privacy-policy', 'shell.privacyPolicy'),
  page('/certificates', 'shell.verifyCertificate'),
];

const pageWord = (key: string): string => `section.page.${key.replace('-w', 'W')}`;

/** A section and the pages that it shows, each called by both names. */
const pagesOf = ({ key, title, pages: shown }: OpenSection): PortalPage[] => [
  { href: `/${key}`, title },
  ...shown.map((each) => {
    const own = titled('content', pageWord(each));
    const both = (lang: Language): string => `${title[lang] || title.en}: ${own[lang]}`;
    return { href: `/${key}/${each}`, title: { en: both('en'), es: both('es'), fr: both('fr') } };
  }),
];

/** Every page of the portal with these sections. */
export const portalPages = (sections: readonly OpenSection[]): PortalPage[] => [
  ...pages,
  ...sections.flatMap(pagesOf),
];

/** The pages whose name holds all words, best first. */
export function findPages(all: readonly PortalPage[], words: string): PortalPage[] {
  const none = { en: '', es: '', fr: '' };
  const texts = new Map(
    all.map(({ href, title }) => [
      href,
      searchIndexOf({ nameTranslations: title, descriptionTranslations: none, tags: [] }),
    ]),
  );
  const searched = all.map((each) => ({ ...each, id: each.href }));
  return [
    ...searchModules(searched, { of: ({ id }) => texts.get(id)!, vocabulary: () => [] }, words).modules,
  ];
}
