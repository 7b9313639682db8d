import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** What an administrator goes to. Of things, by the names that site search keeps their texts under. */
export enum JumpKindEnum {
  person = 'person',
  account = 'account',
  module = 'module',
  article = 'article',
  newsletter_issue = 'newsletter_issue',
  album = 'album',
  survey = 'survey',
  award = 'award',
  reward = 'reward',
}
export type JumpKind = keyof typeof JumpKindEnum;
registerEnumType(JumpKindEnum, {
  name: 'JumpKind',
  description: 'What an administrator goes to by its name.',
  valuesConfig: {
    person: { description: 'Somebody.' },
    account: { description: 'An organisation that people belong to.' },
    module: { description: 'A module.' },
    article: { description: 'An article of a section.' },
    newsletter_issue: { description: 'An issue of a newsletter.' },
    album: { description: 'An album of a gallery.' },
    survey: { description: 'A survey.' },
    award: { description: 'An award or a prize.' },
    reward: { description: 'What points are redeemed for.' },
  },
});

/** The most that is found of people, of accounts, of modules and of all else. */
export const mostOfAKind = 8;

/** The most that is asked for by id. */
export const mostByIds = 20;

@ObjectType({ description: 'What an administrator goes to by its name.', simpleResolvers: true })
export class JumpTarget {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => JumpKindEnum, { description: 'What it is.' })
  kind!: JumpKind;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What tells it from others of the name: of a person the name of the account, of an account its number; null for ' +
      'none.',
  })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address of a person; null for anything else.',
  })
  email!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether it is out of use: a person or account that is disabled, a module that is not offered.',
  })
  disabled!: boolean;
}
