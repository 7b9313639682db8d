import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import type { Language } from '#server/platform/language/i18n';
import { ContactMessage } from './contact-message.entity';
import { type ContactTopic, ContactTopicEnum } from './contact.enums';

const visitor = 'for signed-in people, whose profile is used instead. Visitors must send it';
const detail = (what: string): string => `${what}, at most 300 characters. If left out or null: unknown.`;

@InputType({ description: 'A message to support.' })
export class SendContactMessageInput {
  @Field(() => ID, {
    description: "UUID of your choice. A repeat with the same ID doesn't create a second message.",
  })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: `Name of the writer, at most 200 characters. Left out or null ${visitor}.`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `E-mail address for the reply, at most 300 characters. Left out or null ${visitor}.`,
  })
  email?: string | null;

  @Field(() => LanguageEnum, { description: 'Language of the message and the reply.' })
  lang!: Language;

  @Field(() => ContactTopicEnum, { description: 'Topic of the message.' })
  topic!: ContactTopic;

  @Field(() => String, {
    nullable: true,
    description:
      'Test that the message is about, in words of at most 200 characters. If left out or null, there ' +
      'is none.',
  })
  test?: string | null;

  @Field(() => String, { description: 'Text of the message, plain text of at most 5,000 characters.' })
  text!: string;

  @Field(() => String, { nullable: true, description: detail('Page from which the message was sent') })
  page?: string | null;

  @Field(() => String, { nullable: true, description: detail('Browser of the writer') })
  browser?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Trap for spam, in a field that people don't see. A message with a text here is dropped. Left out " +
      'or null in real messages.',
  })
  website?: string | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SendContactMessagePayload {
  @Field(() => Int, { description: 'Number of the message. It is shown with an S in front, such as S-1043.' })
  number!: number;

  @Field(() => Boolean, {
    description:
      'Whether the writer gets a copy. Copies are sent only to verified addresses of signed-in people.',
  })
  copied!: boolean;
}

@InputType({ description: 'A reply to a message to support.' })
export class ReplyToContactMessageInput {
  @Field(() => ID, { description: 'The message.' })
  id!: string;

  @Field(() => DateTime, {
    description:
      '`updatedAt` of the message as you read it. If the message has changed since, the answer is ' +
      'CONFLICT with the current message.',
  })
  updatedAt!: Date;

  @Field(() => String, { description: 'Text of the reply, plain text of at most 5,000 characters.' })
  text!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ReplyToContactMessagePayload {
  @Field(() => ContactMessage, { description: 'The message after the reply.' })
  contactMessage!: ContactMessage;
}
