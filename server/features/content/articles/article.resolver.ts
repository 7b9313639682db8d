import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { ReaderInput } from '#server/features/profile/audience/reader.input';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { Part, type PartValues, typicalSize } from '../parts/part.types';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { ArticleVisibility } from './article.enums';
import { articleVisibility } from './article-sight';
import {
  ArticleConnection,
  ArticleFilter,
  type ArticleValues,
  ArticleYear,
  PublishedArticle,
} from './article.types';
import { article, articlePreview, articles, articleYears, partsOf } from './articles.service';

const ofSection = 'PROGRAM_ENTRY_REQUIRED, with the program, if the caller has to enter it first.';

@Resolver(() => PublishedArticle)
export class ArticleResolver {
  @Authorized('read_results')
  @Query(() => ArticleConnection, {
    description: `Lists the published articles of a section that are for the caller, newest first. NOT_FOUND if the section doesn't show articles. ${ofSection}`,
  })
  articles(
    @Ctx() { viewer }: Context,
    @First('articles') first: number,
    @After('article') after: string | null | undefined,
    @Arg('filter', () => ArticleFilter, { nullable: true, description: 'Filter of the list.' })
    filter?: ArticleFilter | null,
  ): Promise<ArticleConnection> {
    return articles(viewer, filter ?? {}, first, after);
  }

  @Authorized('read_results')
  @Query(() => PublishedArticle, {
    nullable: true,
    description: `Returns an article by its address. Null if it doesn't exist or isn't for the caller. ${ofSection}`,
  })
  article(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Section of the article.' })
    section: ContentSectionKey,
    @Arg('slug', () => String, { description: 'Slug of the article: the end of its address.' }) slug: string,
  ): Promise<ArticleValues | null> {
    return article(viewer, section, slug);
  }

  @Authorized('admin', 'read_results')
  @Query(() => PublishedArticle, {
    nullable: true,
    description:
      "Returns an article as learners would read it, drafts included. Null if it doesn't exist. For " +
      'administrators and API clients.',
  })
  articlePreview(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the article.' }) id: string,
  ): Promise<ArticleValues | null> {
    return articlePreview(viewer, id);
  }

  @Authorized('admin', 'read_results')
  @Query(() => ArticleVisibility, {
    nullable: true,
    description:
      "Tells whether a person would see an article. Null if it doesn't exist. For administrators and " +
      'API clients.',
  })
  articleVisibility(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the article.' }) id: string,
    @Arg('reader', { description: 'Reader to check.' }) reader: ReaderInput,
  ): Promise<ArticleVisibility | null> {
    return articleVisibility(viewer, id, reader);
  }

  @Authorized('read_results')
  @ListSize(20)
  @Query(() => [ArticleYear], {
    description: `Lists the years in which a section has articles for the caller, newest first. NOT_FOUND if the section doesn't show articles. ${ofSection}`,
  })
  articleYears(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Section of the articles.' })
    section: ContentSectionKey,
  ): Promise<ArticleYear[]> {
    return articleYears(viewer, section);
  }

  @ListSize(typicalSize.parts)
  @Cost(statementCost)
  @FieldResolver(() => [Part], { description: 'Content blocks in their order.' })
  async parts(@Root() article: ArticleValues): Promise<PartValues[]> {
    return (await partsOf(article)) ?? [];
  }
}
