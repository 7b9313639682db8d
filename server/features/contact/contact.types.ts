import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import type { Language } from '#server/platform/language/i18n';
import { ContactMessage } from './contact-message.entity';
import { type ContactTopic, ContactTopicEnum } from './contact.enums';

const visitor = 'needed of visitors, while of whoever is signed in it is that of the profile';
const detail = (what: string): string => `${what}, at most 300 characters. Left out or null: not told.`;

@InputType({ description: 'A message to support.' })
export class SendContactMessageInput {
  @Field(() => ID, {
    description: 'Made up by whoever sends it, so that what is sent twice under the same id is one message.',
  })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: `Who writes, at most 200 characters. Left out or null: ${visitor}.`,
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The address that the answer goes to, at most 300 characters. Left out or null: ${visitor}.`,
  })
  email?: string | null;

  @Field(() => LanguageEnum, { description: 'The language in which it is written and answered.' })
  lang!: Language;

  @Field(() => ContactTopicEnum, { description: 'What it is about.' })
  topic!: ContactTopic;

  @Field(() => String, {
    nullable: true,
    description: 'Which test it is about, in words, at most 200 characters. Left out or null: none.',
  })
  test?: string | null;

  @Field(() => String, { description: 'What is written, plain text of at most 5000 characters.' })
  text!: string;

  @Field(() => String, { nullable: true, description: detail('The page from which the writer came') })
  page?: string | null;

  @Field(() => String, { nullable: true, description: detail('The browser') })
  browser?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A field that people do not see: what comes with a text in it was filled in by a machine and is dropped. Left ' +
      'out or null: written by a person.',
  })
  website?: string | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SendContactMessagePayload {
  @Field(() => Int, { description: 'Its number, said with an S before it, such as S-1043.' })
  number!: number;

  @Field(() => Boolean, {
    description: 'Whether a copy goes to the writer: to addresses alone that a sign-in has vouched for.',
  })
  copied!: boolean;
}

@InputType({ description: 'An answer to what somebody wrote to support.' })
export class ReplyToContactMessageInput {
  @Field(() => ID, { description: 'The message.' })
  id!: string;

  @Field(() => DateTime, {
    description:
      'Its `updatedAt` as it was read; CONFLICT, with the message as it is now, where it was changed since.',
  })
  updatedAt!: Date;

  @Field(() => String, { description: 'The answer, plain text of at most 5000 characters.' })
  text!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ReplyToContactMessagePayload {
  @Field(() => ContactMessage, { description: 'The message as it is now.' })
  contactMessage!: ContactMessage;
}
