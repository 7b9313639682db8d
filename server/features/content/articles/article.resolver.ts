import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { ReaderInput } from '#server/features/profile/reader.input';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/sizes';
import { Part, type PartValues, usual } from '../parts/part.types';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { ArticleSight } from './article.enums';
import { articleSight } from './article-sight';
import {
  ArticleConnection,
  ArticleFilter,
  type ArticleValues,
  ArticleYear,
  PublishedArticle,
} from './article.types';
import { article, articlePreview, articles, articleYears, partsOf } from './articles.service';

const ofSection = 'PROGRAM_ENTRY_REQUIRED, with the program, where that has to be entered first.';

@Resolver(() => PublishedArticle)
export class ArticleResolver {
  @Authorized('read_results')
  @Query(() => ArticleConnection, {
    description: `The published articles of a section that are for the caller, newest first. NOT_FOUND where the section shows none; ${ofSection}`,
  })
  articles(
    @Ctx() { viewer }: Context,
    @First('articles') first: number,
    @After('article') after: string | null | undefined,
    @Arg('filter', () => ArticleFilter, { nullable: true, description: 'Which of them are wanted.' })
    filter?: ArticleFilter | null,
  ): Promise<ArticleConnection> {
    return articles(viewer, filter ?? {}, first, after);
  }

  @Authorized('read_results')
  @Query(() => PublishedArticle, {
    nullable: true,
    description: `An article; null where there is none at that address for the caller. ${ofSection}`,
  })
  article(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Its section.' }) section: ContentSectionKey,
    @Arg('slug', () => String, { description: 'The end of its address.' }) slug: string,
  ): Promise<ArticleValues | null> {
    return article(viewer, section, slug);
  }

  @Authorized('admin', 'read_results')
  @Query(() => PublishedArticle, {
    nullable: true,
    description:
      'An article as learners would read it, also a draft, for administrators and API clients; null where absent.',
  })
  articlePreview(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
  ): Promise<ArticleValues | null> {
    return articlePreview(viewer, id);
  }

  @Authorized('admin', 'read_results')
  @Query(() => ArticleSight, {
    nullable: true,
    description:
      'Whether somebody would see an article, for administrators and API clients; null where absent.',
  })
  articleSight(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('reader', { description: 'As whom it is looked at.' }) reader: ReaderInput,
  ): Promise<ArticleSight | null> {
    return articleSight(viewer, id, reader);
  }

  @Authorized('read_results')
  @ListSize(20)
  @Query(() => [ArticleYear], {
    description: `The years of a section that have articles for the caller, newest first. NOT_FOUND where the section shows none; ${ofSection}`,
  })
  articleYears(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'The section.' }) section: ContentSectionKey,
  ): Promise<ArticleYear[]> {
    return articleYears(viewer, section);
  }

  @ListSize(usual.parts)
  @Cost(statementCost)
  @FieldResolver(() => [Part], { description: 'What it is made of: parts one below the other.' })
  async parts(@Root() article: ArticleValues): Promise<PartValues[]> {
    return (await partsOf(article)) ?? [];
  }
}
