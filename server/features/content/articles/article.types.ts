import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/database/read-together';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { Article } from './article.entity';
import { type ArticleTopic, ArticleTopicEnum } from './article.enums';

@Shows(Article)
@ObjectType('Article', { description: 'An article of a section.', simpleResolvers: true })
export class PublishedArticle {
  @Field(() => ID, { description: 'ID of the article.' })
  id!: string;

  @Field(() => Boolean, {
    description:
      "Whether it was published in the last 30 days and the caller hasn't opened it. False for API clients.",
  })
  isUnread!: boolean;
}

/** An article as learners read it, without its parts. */
export type ArticleValues = ReadTogether &
  Pick<
    Article,
    | 'titleTranslations'
    | 'summaryTranslations'
    | 'section'
    | 'slug'
    | 'topic'
    | 'picture'
    | 'readingMinutes'
    | 'moduleId'
    | 'publishAt'
  > &
  Pick<PublishedArticle, 'isUnread'>;

@InputType({ description: 'Filter of a list of articles.' })
export class ArticleFilter {
  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description: 'Articles of this section. If left out or null: the section whats_new.',
  })
  section?: ContentSectionKey | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Articles published in this year, in the time zone of the site. If left out or null: no filter.',
  })
  year?: number | null;

  @Field(() => ArticleTopicEnum, {
    nullable: true,
    description: 'Articles on this topic. If left out or null: no filter.',
  })
  topic?: ArticleTopic | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ArticleEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => PublishedArticle, { description: 'The article.' })
  node!: ArticleValues;
}

@ObjectType({ description: 'A page of articles.', simpleResolvers: true })
export class ArticleConnection {
  @Field(() => [PublishedArticle], { description: 'The articles on the page.' })
  nodes!: ArticleValues[];

  @Field(() => [ArticleEdge], { description: 'The articles on the page, with their cursors.' })
  edges!: ArticleEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: () => number | Promise<number>;
}

@ObjectType({ description: 'Number of articles on a topic in a year.', simpleResolvers: true })
export class ArticleTopicCount {
  @Field(() => ArticleTopicEnum, { description: 'Topic.' })
  topic!: ArticleTopic;

  @Field(() => Int, { description: 'Number of articles.' })
  count!: number;
}

@ObjectType({ description: 'Number of articles in a year.', simpleResolvers: true })
export class ArticleYear {
  @Field(() => Int, { description: 'Year in the time zone of the site.' })
  year!: number;

  @Field(() => Int, { description: 'Number of articles.' })
  count!: number;

  @Field(() => Int, { description: "Number of articles that the caller hasn't read, by `Article.isUnread`." })
  unreadCount!: number;

  @ListSize(5)
  @Field(() => [ArticleTopicCount], {
    description: 'Number of articles by topic. Topics without articles are left out.',
  })
  topics!: ArticleTopicCount[];
}
