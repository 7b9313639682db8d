import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { Part, type PartValues, typicalSize } from '../parts/part.types';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { issuePartsOf, newsletter, newsletterIssue, newsletterIssues } from './newsletter.service';
import {
  type IssueValues,
  Newsletter,
  NewsletterIssueConnection,
  NewsletterIssueFilter,
  type NewsletterValues,
  PublishedIssue,
} from './newsletter.types';

const ofSection = 'PROGRAM_ENTRY_REQUIRED, with the program, if the caller has to enter it first.';

@Resolver(() => PublishedIssue)
export class NewsletterResolver {
  @Authorized('read_results')
  @Query(() => NewsletterIssueConnection, {
    description: `Lists the published newsletter issues of a section, newest first. NOT_FOUND if the section has no newsletter. ${ofSection}`,
  })
  newsletterIssues(
    @Ctx() { viewer }: Context,
    @First('issues') first: number,
    @After('issue') after: string | null | undefined,
    @Arg('filter', () => NewsletterIssueFilter, { nullable: true, description: 'Filter of the list.' })
    filter?: NewsletterIssueFilter | null,
  ): Promise<NewsletterIssueConnection> {
    return newsletterIssues(viewer, filter ?? {}, first, after);
  }

  @Authorized('read_results')
  @Query(() => PublishedIssue, {
    nullable: true,
    description: `Returns a newsletter issue by its address. Null if it doesn't exist or isn't for the caller. ${ofSection}`,
  })
  newsletterIssue(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Section of the newsletter.' })
    section: ContentSectionKey,
    @Arg('number', () => Int, { description: 'Number of the issue.' }) number: number,
  ): Promise<IssueValues | null> {
    return newsletterIssue(viewer, section, number);
  }

  @Authorized()
  @Query(() => Newsletter, {
    description: `Returns the newsletter of a section. NOT_FOUND if the section has none. ${ofSection}`,
  })
  newsletter(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Section of the newsletter.' })
    section: ContentSectionKey,
  ): Promise<NewsletterValues> {
    return newsletter(viewer, section);
  }

  @ListSize(typicalSize.parts)
  @Cost(statementCost)
  @FieldResolver(() => [Part], { description: 'Content blocks in their order.' })
  async parts(@Root() issue: IssueValues): Promise<PartValues[]> {
    return (await issuePartsOf(issue)) ?? [];
  }
}
