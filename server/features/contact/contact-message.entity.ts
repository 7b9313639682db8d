import { ForeignKey, Generated, Unique } from 'typeorm';
import { ID, Int } from 'type-graphql';
import { Edited } from '#server/features/editing/edited';
import { Choice, DefineResource, Flag, Line, Moment } from '#server/features/editing/fields/fields';
import { Derived, Own } from '#server/features/editing/fields/own-fields';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { PersonName } from '#server/platform/graphql/person-name';
import type { Language } from '#server/platform/language/i18n';
import { type ContactTopic, ContactTopicEnum } from './contact.enums';

const never = { sent: 'never' } as const;
const asSent = (sent: unknown): unknown => sent;

/** Declares a plain text of several lines that administrators can't change. */
const PlainText = (description: string, nullable = false): PropertyDecorator =>
  Own(
    { type: 'text' },
    () => String,
    (sql) => ({ input: () => String, check: asSent, search: sql }),
    { ...never, nullable, description },
  );

@DefineResource({
  kind: 'contact_message',
  name: 'ContactMessage',
  plural: 'ContactMessages',
  table: 'contact_message',
  description: 'A message to support with the fields that administrators see.',
})
@Unique(['number'])
export class ContactMessage extends Edited {
  @Own(
    { type: 'int' },
    () => Int,
    (sql) => ({
      input: () => Int,
      check: asSent,
      search: `'S-' || ${sql}::text`,
      sort: { sql, type: 'int' },
    }),
    {
      ...never,
      sort: true,
      description: 'Number of the message. It is shown with an S in front, such as S-1043.',
    },
  )
  @Generated('increment')
  number!: number;

  @Own({ type: 'uuid' }, () => ID, () => ({ input: () => ID, check: asSent }), {
    ...never,
    nullable: true,
    description: "ID of the writer. Null if the writer wasn't signed in.",
  })
  @ForeignKey('profile')
  profileId!: string | null;

  @Line({ ...never, maxLength: 200, search: true, sort: true, description: 'Name of the writer.' })
  @PersonName()
  name!: string;

  @Line({
    ...never,
    maxLength: 300,
    search: true,
    sort: true,
    description: 'E-mail address that the reply is sent to.',
  })
  email!: string;

  @Choice(() => LanguageEnum, {
    ...never,
    filter: true,
    description: 'Language of the message.',
  })
  lang!: Language;

  @Choice(() => ContactTopicEnum, {
    ...never,
    filter: true,
    sort: true,
    description: 'Topic of the message.',
  })
  topic!: ContactTopic;

  @Line({
    ...never,
    maxLength: 200,
    nullable: true,
    search: true,
    description: "Test that the message is about, in the writer's words. Null if none was named.",
  })
  test!: string | null;

  @PlainText('Text of the message, plain text.')
  text!: string;

  @Derived(() => String, {
    description: 'Beginning of the text, in one line.',
    json: `left(regexp_replace(t.text, '\\s+', ' ', 'g'), 100)`,
  })
  excerpt!: string;

  @Line({
    ...never,
    maxLength: 300,
    nullable: true,
    description: 'Page from which the message was sent. Null if unknown.',
  })
  page!: string | null;

  @Line({
    ...never,
    maxLength: 300,
    nullable: true,
    description: 'Browser of the writer. Null if unknown.',
  })
  browser!: string | null;

  @Flag({
    sent: 'later',
    initial: false,
    default: false,
    filter: true,
    sort: true,
    description: 'Whether the message is done. A reply marks it as done.',
  })
  done!: boolean;

  @Moment({ ...never, sort: true, description: 'Time of the reply from the portal. Null before.' })
  repliedAt!: string | null;

  @PlainText('Reply that was sent by e-mail. Null before.', true)
  reply!: string | null;
}
