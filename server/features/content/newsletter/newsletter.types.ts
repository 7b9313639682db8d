import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Shows } from '#server/features/editing/shows';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { TotalCount } from '#server/platform/graphql/total-count';
import type { Language, LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { ReadTogether } from '#server/platform/database/read-together';
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

@InputType({ description: 'Filter of a list of newsletter issues.' })
export class NewsletterIssueFilter {
  @Field(() => ContentSectionKeyEnum, {
    nullable: true,
    description: 'Issues of this section. If left out or null: the section pro_training.',
  })
  section?: ContentSectionKey | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Issues published in this year, in the time zone of the site. If left out or null: no filter.',
  })
  year?: number | null;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class NewsletterIssueEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => PublishedIssue, { description: 'The issue.' })
  node!: IssueValues;
}

@ObjectType({ description: 'A page of issues.', simpleResolvers: true })
export class NewsletterIssueConnection {
  @Field(() => [PublishedIssue], { description: 'The issues on the page.' })
  nodes!: IssueValues[];

  @Field(() => [NewsletterIssueEdge], { description: 'The issues on the page, with their cursors.' })
  edges!: NewsletterIssueEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: () => number | Promise<number>;
}

@ObjectType({ description: 'Number of issues in a year.', simpleResolvers: true })
export class NewsletterYear {
  @Field(() => Int, { description: 'Year in the time zone of the site.' })
  year!: number;

  @Field(() => Int, { description: 'Number of issues.' })
  count!: number;
}

@ObjectType({ description: 'The newsletter of a section.', simpleResolvers: true })
export class Newsletter {
  @Field(() => ID, { description: 'ID of the newsletter: the id of its section.' })
  id!: string;

  @Field(() => ContentSectionKeyEnum, { description: 'Section of the newsletter.' })
  section!: ContentSectionKey;

  @Localized('Name of the newsletter. Null if it has no name of its own.', { nullable: true })
  name(_lang?: Language): string | undefined {
    return undefined;
  }

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the first issue was published. Null before.',
  })
  since!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the next issue is published. Null if none is scheduled.',
  })
  nextIssueAt!: string | null;

  @Field(() => OwnSubscription, {
    nullable: true,
    description: "The caller's subscription. Null if there is none.",
  })
  subscription!: OwnSubscription | null;

  @ListSize(20)
  @Field(() => [NewsletterYear], { description: 'Years with published issues, newest first.' })
  years!: NewsletterYear[];
}

/** The stored values of a newsletter. */
export type NewsletterValues = Pick<
  Newsletter,
  'id' | 'section' | 'since' | 'nextIssueAt' | 'years' | 'subscription'
> & {
  nameTranslations: LocalizedText | null;
};
