import type { ContentPage } from '#server/features/content/section/section.enums';
import { openSections } from '#server/features/content/section/sections.service';
import { hasSearchWords } from '#server/features/modules/search/fold';
import { searchModules } from '#server/features/modules/search/search-modules';
import { learnerOf } from '#server/features/training/access/learner';
import { type TestedModule, testedCatalogue } from '#server/features/training/module/catalogue';
import type { ModuleValues } from '#server/features/training/module/module.types';
import { listedModules, moduleFor } from '#server/features/training/module/modules.service';
import { searchedTexts } from '#server/features/training/module/searched-texts';
import { throwFieldError } from '#server/platform/errors';
import { type Language, localize } from '#server/platform/language/i18n';
import { requireReader } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import { excerpt, markedText } from './marked-text';
import { findPages, namedPages, pageGroups } from './portal-pages';
import {
  type Requested,
  type FoundModule,
  type FoundResource,
  selectFound,
  selectVisible,
  type VisibleText,
} from './search.queries';
import {
  maxHits,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  type SearchResult,
} from './search.types';
import { suggestWords } from './suggest-words';

/** A search request. */
export interface Search {
  words: string;
  /** The kind of results; null for some of each. */
  kind: SearchKind | null;
  lang: Language;
}

const maxLength = 200;
const someOfEach = 5;
/** The rank of a module that matches only by its description. */
const inDescription = 3;

/** A result before its texts are loaded. */
type Hit = Pick<SearchHit, 'href' | 'module' | 'publishedAt'> & { id: string; title?: string };

interface Found {
  hits: Hit[];
  count: number;
  among: number;
}

type FoundByKind = Record<SearchKind, Found>;

/**
 * Returns the matching modules: by exact words, including sizes and codes, and by word stems. Matches in name or tags
 * come first. Descriptions of modules that the person can't open aren't searched.
 */
async function foundModules(viewer: Viewer, words: string, byStem: readonly FoundModule[]): Promise<Found> {
  const learner = learnerOf(viewer);
  const [all, details] = await Promise.all([testedCatalogue(), learner.load()]);
  const listed = listedModules(all, learner, details);
  const seen = new Set(listed);
  const stems = (isWanted: (of: FoundModule, module: TestedModule) => boolean): TestedModule[] =>
    byStem.flatMap((each) => {
      const module = all.byId.get(each.id);
      return module && seen.has(module) && isWanted(each, module) ? [module] : [];
    });
  // Typos don't match here. If nothing is found, a correction is suggested.
  const texts = { ...searchedTexts(all, learner), vocabulary: () => [] };
  const { modules, ranks } = searchModules(listed, texts, words);
  const found = [
    ...new Set([
      ...modules.filter((module) => ranks.get(module)! < inDescription),
      ...stems(({ byName }) => byName),
      ...modules,
      ...stems((_each, module) => learner.canOpen(module)),
    ]),
  ];
  const hits = found.slice(0, maxHits).map((module): Hit => {
    const { id } = module;
    const own: ModuleValues = moduleFor(learner, module);
    return { id, href: `/training/modules/${id}`, module: own, publishedAt: null };
  });
  return { hits, count: found.length, among: listed.length };
}

const resourceHit = ({ id, href, publishedAt }: FoundResource): Hit => ({
  id,
  href,
  publishedAt,
  module: null,
});

const isNews = (kind: string): boolean => kind === 'article' || kind === 'newsletter_issue';

/** Returns everything readable that contains the words, by kind. */
async function find(viewer: Viewer, words: string, lang: Language): Promise<FoundByKind> {
  const sections = await openSections(viewer);
  const showing = (page: ContentPage) =>
    sections.filter(({ pages }) => pages.includes(page)).map(({ key }) => key);
  const requested: Requested = {
    words,
    lang,
    articles: showing('articles'),
    surveys: showing('survey'),
    albums: showing('gallery'),
    issues: showing('newsletter'),
    awards: showing('awards'),
    prizes: showing('prize-winners'),
  };
  const { modules, resources, counts, among } = await selectFound(viewer, requested);
  const all = namedPages(await pageGroups(viewer, sections), sections);
  const pages = findPages(all, words);
  const sum = (of: typeof counts, wanted: (kind: string) => boolean): number =>
    Object.entries(of).reduce((total, [kind, count]) => total + (wanted(kind) ? count : 0), 0);
  const isPage = (kind: string): boolean => !isNews(kind);
  const pageHits = pages.map(({ href, title }): Hit => ({
    id: href,
    href,
    title: localize(title, lang),
    module: null,
    publishedAt: null,
  }));
  return {
    module: await foundModules(viewer, words, modules),
    news: {
      hits: resources.filter(({ kind }) => isNews(kind)).map(resourceHit),
      count: sum(counts, isNews),
      among: sum(among, isNews),
    },
    page: {
      hits: [...pageHits, ...resources.filter(({ kind }) => isPage(kind)).map(resourceHit)],
      count: pages.length + sum(counts, isPage),
      among: all.length + sum(among, isPage),
    },
  };
}

/** Returns a result with its texts. Modules that the person can't open show only their name. */
function visibleHit({ href, module, publishedAt }: Hit, text: VisibleText): SearchHit {
  const isWithheld = module !== null && !module.descriptionTranslations.en;
  return {
    href,
    module,
    publishedAt,
    title: markedText(text.title, text.markedTitle),
    excerpt: isWithheld ? [] : excerpt(text.body, text.markedBody),
  };
}

async function visibleGroups(found: FoundByKind, { words, kind, lang }: Search): Promise<SearchGroup[]> {
  const kinds: readonly SearchKind[] = ['module', 'news', 'page'];
  const max = (of: SearchKind): number => (kind === of ? maxHits : kind === null ? someOfEach : 0);
  const wanted = kinds.map((of) => ({ of, hits: found[of].hits.slice(0, max(of)) }));
  const hits = wanted.flatMap((each) => each.hits);
  const pages = hits.flatMap(({ href, title }) => (title === undefined ? [] : [{ href, title }]));
  const resources = hits.flatMap(({ id, title }) => (title === undefined ? [id] : []));
  const texts = hits.length > 0 ? await selectVisible(resources, { words, lang }, pages) : {};
  return wanted.map(({ of, hits: selected }) => ({
    kind: of,
    count: found[of].count,
    among: found[of].among,
    // Records that were just deleted have no text any more.
    hits: selected.flatMap((hit) => {
      const text = texts[hit.id];
      return text ? [visibleHit(hit, text)] : [];
    }),
  }));
}

const countOf = (found: FoundByKind): number => found.module.count + found.news.count + found.page.count;

/** Returns everything readable that contains all words, with the matches marked. */
export async function search(viewer: Viewer, wanted: Search): Promise<SearchResult> {
  requireReader(viewer);
  const { words, lang } = wanted;
  if (words.length > maxLength) throwFieldError('words', `A search has at most ${maxLength} characters.`);
  const found = await find(viewer, words, lang);
  const isNone = countOf(found) === 0 && hasSearchWords(words);
  return {
    groups: await visibleGroups(found, wanted),
    suggestion: isNone
      ? await suggestWords(words, async (other) => countOf(await find(viewer, other, lang)))
      : null,
  };
}
