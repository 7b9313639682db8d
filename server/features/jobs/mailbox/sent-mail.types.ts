import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { Language } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';

@ObjectType({ description: "An e-mail in the portal's mailbox.", simpleResolvers: true })
export class SentMail {
  @Field(() => ID, { description: 'ID of the message.' })
  id!: string;

  @Field(() => String, { description: 'Name of the recipient. Empty if only the address is known.' })
  toName!: string;

  @Field(() => String, { description: 'E-mail address of the recipient.' })
  toEmail!: string;

  @Field(() => LanguageEnum, { description: 'Language of the message.' })
  lang!: Language;

  @Field(() => String, { description: 'Subject of the message.' })
  subject!: string;

  @Field(() => String, { description: 'Whole text as plain text, with full link addresses.' })
  text!: string;

  @Field(() => DateTime, { description: 'Time when the message was sent.' })
  sentAt!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class SentMailEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => SentMail, { description: 'The message.' })
  node!: SentMail;
}

@ObjectType({ description: 'A page of the mailbox.', simpleResolvers: true })
export class SentMailConnection implements Counted {
  @Field(() => [SentMail], { description: 'The messages on the page.' })
  nodes!: SentMail[];

  @Field(() => [SentMailEdge], { description: 'The messages on the page, with their cursors.' })
  edges!: SentMailEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}
