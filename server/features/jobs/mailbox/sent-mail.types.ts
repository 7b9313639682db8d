import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { Language } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';

@ObjectType({ description: "A message in the portal's mailbox.", simpleResolvers: true })
export class SentMail {
  @Field(() => ID, { description: 'ID of the message.' })
  id!: string;

  @Field(() => String, { description: 'Whom it went to; empty where only the address is known.' })
  toName!: string;

  @Field(() => String, { description: 'The address that it went to.' })
  toEmail!: string;

  @Field(() => LanguageEnum, { description: 'The language that it is written in.' })
  lang!: Language;

  @Field(() => String, { description: 'What it is about.' })
  subject!: string;

  @Field(() => String, { description: 'All of it as plain text, with the whole addresses of its links.' })
  text!: string;

  @Field(() => DateTime, { description: 'When it was sent.' })
  sentAt!: string;
}

@ObjectType({ description: 'A message with its place in the mailbox.', simpleResolvers: true })
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
