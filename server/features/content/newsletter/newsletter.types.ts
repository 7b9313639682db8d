import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import { TotalCount } from '#server/platform/graphql/total-count';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/read-together';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { OwnSubscription } from './subscription.types';
import { NewsletterIssue } from './newsletter-issue.entity';

@Shows(NewsletterIssue)
@ObjectType('NewsletterIssue', {
  description: 'An issue of the newsletter of a section.',
  simpleResolvers: true,
})
export class PublishedIssue {
  @Field(() => ID, { description: 'ID of the issue.' })
  id!: string;
}

/** An issue as learners read it, without its parts. */
export type IssueValues = ReadTogether &
  Pick<NewsletterIssue, 'titleTranslations' | 'summaryTranslations' | 'section' | 'number' | 'publishAt'>;

@InputType({ description: 'Which issues are wanted.' })
export class NewsletterIssueFilter {
  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description: 'Those of this section. Left out or null: of PRO training.',
  })
  section?: ContentSectionKey | null;

  @Field(() => Int, {
    nullable: true,
    description: "Those that were published in this year of the site's time zone. Left out or null: any.",
  })
  year?: number | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class NewsletterIssueEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => PublishedIssue, { description: 'The issue at that place.' })
  node!: IssueValues;
}

@ObjectType({ description: 'A page of issues.', simpleResolvers: true })
export class NewsletterIssueConnection {
  @Field(() => [PublishedIssue], { description: 'The issues, newest first.' })
  nodes!: IssueValues[];

  @Field(() => [NewsletterIssueEdge], { description: 'The issues on the page, with their cursors.' })
  edges!: NewsletterIssueEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: () => number | Promise<number>;
}

@ObjectType({ description: 'How many issues a year has.', simpleResolvers: true })
export class NewsletterYear {
  @Field(() => Int, { description: "The year in the site's time zone." })
  year!: number;

  @Field(() => Int, { description: 'How many issues it has.' })
  count!: number;
}

@ObjectType({ description: 'The newsletter of a section.', simpleResolvers: true })
export class Newsletter {
  @Field(() => ID, { description: 'ID of the newsletter: the id of its section.' })
  id!: string;

  @Field(() => ContentSectionKeyEnum, { description: 'The section whose it is.' })
  section!: ContentSectionKey;

  @Localized('What it is called; null where it has no name of its own.', { nullable: true })
  name(_lang?: Language): string | undefined {
    return undefined;
  }

  @Field(() => DateTime, { nullable: true, description: 'When the first issue came; null before.' })
  since!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the next issue comes; null where none is planned.',
  })
  nextIssueAt!: string | null;

  @Field(() => OwnSubscription, {
    nullable: true,
    description: "The caller's subscription; null where there is none.",
  })
  subscription!: OwnSubscription | null;

  @ListSize(20)
  @Field(() => [NewsletterYear], { description: 'The years that have issues, newest first.' })
  years!: NewsletterYear[];
}

/** A newsletter as it is read. */
export type NewsletterValues = Pick<
  Newsletter,
  'id' | 'section' | 'since' | 'nextIssueAt' | 'years' | 'subscription'
> & {
  nameTranslations: LocalizedText | null;
};
