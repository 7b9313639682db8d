import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** The kinds of records that administrators can open. Names match those of the site search. */
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
  description: 'Kind of record in the command palette.',
  valuesConfig: {
    person: { description: 'A person.' },
    account: { description: 'An account.' },
    module: { description: 'A module.' },
    article: { description: 'An article of a section.' },
    newsletter_issue: { description: 'A newsletter issue.' },
    album: { description: 'An album of images.' },
    survey: { description: 'A survey.' },
    award: { description: 'An award.' },
    reward: { description: 'A reward.' },
  },
});

/** Maximum people, accounts, modules and other records in the result. */
export const maxOfAKind = 8;

/** Maximum ids in a request. */
export const maxByIds = 20;

@ObjectType({ description: 'A record that the command palette finds by its name.', simpleResolvers: true })
export class JumpTarget {
  @Field(() => ID, { description: 'ID of the record.' })
  id!: string;

  @Field(() => JumpKindEnum, { description: 'Kind of record.' })
  kind!: JumpKind;

  @Field(() => String, { description: 'Name of the record.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Text that tells records of the same name apart: the account of a person, or the number of an ' +
      'account. Null if there is none.',
  })
  note!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of a person. Null for other kinds.',
  })
  email!: string | null;

  @Field(() => Boolean, {
    description: "Whether it is out of use: a disabled person or account, or a module that isn't offered.",
  })
  disabled!: boolean;
}
