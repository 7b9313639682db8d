import { ForeignKey, Generated, Unique } from 'typeorm';
import { ID, Int } from 'type-graphql';
import { Edited } from '#server/features/editing/edited';
import { Choice, EditedThing, Flag, Line, Moment } from '#server/features/editing/fields/fields';
import { Derived, Own } from '#server/features/editing/fields/own-fields';
import { LanguageEnum } from '#server/platform/graphql/language';
import { PersonName } from '#server/platform/graphql/person-name';
import type { Language } from '#server/platform/language/i18n';
import { type ContactTopic, ContactTopicEnum } from './contact.enums';

const never = { sent: 'never' } as const;
const asSent = (sent: unknown): unknown => sent;

/** Several lines of plain text, which only its writer sends. */
const PlainText = (description: string, nullable = false): PropertyDecorator =>
  Own(
    { type: 'text' },
    () => String,
    (sql) => ({ input: () => String, check: asSent, search: sql }),
    { ...never, nullable, description },
  );

@EditedThing({
  kind: 'contact_message',
  name: 'ContactMessage',
  plural: 'ContactMessages',
  table: 'contact_message',
  description: 'What somebody wrote to support.',
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
      description: 'Its number, said with an S before it, such as S-1043.',
    },
  )
  @Generated('increment')
  number!: number;

  @Own({ type: 'uuid' }, () => ID, () => ({ input: () => ID, check: asSent }), {
    ...never,
    nullable: true,
    description: 'Whose it is; null where the writer was not signed in.',
  })
  @ForeignKey('profile')
  profileId!: string | null;

  @Line({ ...never, longest: 200, search: true, sort: true, description: 'Who wrote it.' })
  @PersonName()
  name!: string;

  @Line({
    ...never,
    longest: 300,
    search: true,
    sort: true,
    description: 'The address that an answer goes to.',
  })
  email!: string;

  @Choice(() => LanguageEnum, {
    ...never,
    filter: true,
    description: 'The language in which it was written.',
  })
  lang!: Language;

  @Choice(() => ContactTopicEnum, { ...never, filter: true, sort: true, description: 'What it is about.' })
  topic!: ContactTopic;

  @Line({
    ...never,
    longest: 200,
    nullable: true,
    search: true,
    description: 'Which test it is about, in words of the writer; null where none was named.',
  })
  test!: string | null;

  @PlainText('What was written, as plain text.')
  text!: string;

  @Derived(() => String, {
    description: 'How it begins, in one line.',
    json: `left(regexp_replace(t.text, '\\s+', ' ', 'g'), 100)`,
  })
  excerpt!: string;

  @Line({
    ...never,
    longest: 300,
    nullable: true,
    description: 'The page from which the writer came; null where that was not sent along.',
  })
  page!: string | null;

  @Line({
    ...never,
    longest: 300,
    nullable: true,
    description: "The writer's browser; null where that was not sent along.",
  })
  browser!: string | null;

  @Flag({
    sent: 'later',
    initial: false,
    default: false,
    filter: true,
    sort: true,
    description: 'Whether nothing is left to do; a reply sets it.',
  })
  done!: boolean;

  @Moment({ ...never, sort: true, description: 'When it was answered from here; null before.' })
  repliedAt!: string | null;

  @PlainText('The answer that went to the writer by e-mail; null before.', true)
  reply!: string | null;
}
