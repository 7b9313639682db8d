import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import type { Language } from '#server/platform/language/i18n';
import { type SearchKind, SearchKindEnum, SearchResult } from './search.types';
import { search } from './search.service';
import { sitemap } from './sitemap.service';
import { SitemapGroup } from './sitemap.types';

@Resolver()
export class SearchResolver {
  @Authorized('read_results')
  @Cost(3 * statementCost)
  @Query(() => SearchResult, {
    description:
      'Finds modules, news and pages that the caller may read and that have all words, in any ' +
      'language. Words match by their stem, and the last one also by its beginning.',
  })
  search(
    @Ctx() { viewer, lang: own }: Context,
    @Arg('words', () => String, { description: 'Words to search for, at most 200 characters.' })
    words: string,
    @Arg('kind', () => SearchKindEnum, {
      nullable: true,
      description: 'Kind of results. If left out or null: some of each kind.',
    })
    kind?: SearchKind | null,
    @Arg('lang', () => LanguageEnum, {
      nullable: true,
      description: "Language of the results. By default, the caller's language.",
    })
    lang?: Language | null,
  ): Promise<SearchResult> {
    return search(viewer, { words, kind: kind ?? null, lang: lang ?? own });
  }

  @Authorized('read_results')
  @ListSize(6)
  @Query(() => [SitemapGroup], { description: 'Lists the main pages that the caller may open.' })
  sitemap(
    @Ctx() { viewer, lang: own }: Context,
    @Arg('lang', () => LanguageEnum, {
      nullable: true,
      description: "Language of the titles. By default, the caller's language.",
    })
    lang?: Language | null,
  ): Promise<SitemapGroup[]> {
    return sitemap(viewer, lang ?? own);
  }
}
