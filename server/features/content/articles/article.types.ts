import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { ListSize } from '#server/platform/graphql/sizes';
import { TotalCount } from '#server/platform/graphql/total-count';
import { PageInfo } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/read-together';
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
      'Whether it came in the last 30 days and the caller has not opened it yet; false for API clients.',
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

@InputType({ description: 'Which articles are wanted.' })
export class ArticleFilter {
  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description: 'Those of this section. Left out or null: of what is new.',
  })
  section?: ContentSectionKey | null;

  @Field(() => Int, {
    nullable: true,
    description: "Those that were published in this year of the site's time zone. Left out or null: any.",
  })
  year?: number | null;

  @Field(() => ArticleTopicEnum, {
    nullable: true,
    description: 'Those about this. Left out or null: about anything.',
  })
  topic?: ArticleTopic | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class ArticleEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => PublishedArticle, { description: 'The article at that place.' })
  node!: ArticleValues;
}

@ObjectType({ description: 'A page of articles.', simpleResolvers: true })
export class ArticleConnection {
  @Field(() => [PublishedArticle], { description: 'The articles, newest first.' })
  nodes!: ArticleValues[];

  @Field(() => [ArticleEdge], { description: 'The articles on the page, with their cursors.' })
  edges!: ArticleEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: () => number | Promise<number>;
}

@ObjectType({ description: 'How many articles of a year are about something.', simpleResolvers: true })
export class ArticleTopicCount {
  @Field(() => ArticleTopicEnum, { description: 'What they are about.' })
  topic!: ArticleTopic;

  @Field(() => Int, { description: 'How many they are.' })
  count!: number;
}

@ObjectType({ description: 'How many articles a year has.', simpleResolvers: true })
export class ArticleYear {
  @Field(() => Int, { description: "The year in the site's time zone." })
  year!: number;

  @Field(() => Int, { description: 'How many articles it has.' })
  count!: number;

  @Field(() => Int, { description: 'How many of them the caller has yet to read, by `Article.isUnread`.' })
  unreadCount!: number;

  @ListSize(5)
  @Field(() => [ArticleTopicCount], { description: 'How many they are by topic, of those that have any.' })
  topics!: ArticleTopicCount[];
}
