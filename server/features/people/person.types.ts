import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { Account } from '#server/features/accounts/account.types';
import { type GoneAs, GoneAsEnum } from '#server/features/profile/gone';
import { RoleEnum, UserTypeEnum } from '#server/features/profile/profile.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import type { Language } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { AccountKind, Role, UserType } from '#server/platform/viewer';

@ReadWith('read_people')
@ObjectType('Person', {
  description: 'A person as a list of people gives one to administrators, API clients and managers.',
  simpleResolvers: true,
})
export class ListedPerson {
  @Field(() => ID, { description: 'Identifies the person.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  @PersonName()
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'What another system calls the person, by which imports find whom they speak of; null without one.',
  })
  externalId!: string | null;

  @Field(() => RoleEnum, { description: 'What the person may do.' })
  role!: Role;

  @Field(() => UserTypeEnum, { description: 'Which modules are meant for the person.' })
  userType!: UserType;

  @Field(() => LanguageEnum, { description: 'The language chosen.' })
  lang!: Language;

  @Field(() => String, {
    nullable: true,
    description: 'The store choice of the person; null where none was chosen.',
  })
  location!: string | null;

  @Field(() => Account, { nullable: true, description: 'The organisation; null where the person has none.' })
  account!: Account | null;

  @Field(() => Boolean, {
    description:
      'Whether the person, as a manager of a distributor, reads the people of its retailers too; without effect for anybody else.',
  })
  managesRetailers!: boolean;

  @Field(() => String, { nullable: true, description: 'Address of the small avatar; null without one.' })
  imageUrl!: string | null;

  @Field(() => Int, { description: 'Balance of points.' })
  points!: number;

  @Field(() => Int, { description: 'Different tests passed, over all time.' })
  testsPassed!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the person last signed in; null where that never was.',
  })
  lastSeenAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when the person may not sign in; null for who may.',
  })
  disabledAt!: string | null;

  @Field(() => GoneAsEnum, {
    nullable: true,
    description: 'Why the person is no more, whose profile takes no change then; null for everybody else.',
  })
  goneAs!: GoneAs | null;

  @Field(() => DateTime, { description: 'When the profile was made.' })
  createdAt!: string;

  @Field(() => DateTime, {
    description: 'When the profile was last changed; sent back to notice a conflict.',
  })
  updatedAt!: string;

  /** The ids of all people that one statement gave with this one, which is one of them. */
  readWith!: readonly string[];
}

@ObjectType({ description: 'What a reminder says, below its greeting.', simpleResolvers: true })
export class ReminderText {
  @Field(() => String, { description: 'The subject.' })
  subject!: string;

  @ListSize(2)
  @Field(() => [String], { description: 'The paragraphs, without a line of the sender’s own.' })
  paragraphs!: string[];
}

@ObjectType({ description: 'A person with the place in the list.', simpleResolvers: true })
export class PersonEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => ListedPerson, { description: 'The person.' })
  node!: ListedPerson;
}

@ObjectType({ description: 'A page of a list of people.', simpleResolvers: true })
export class PersonConnection implements Counted {
  @Field(() => [ListedPerson], { description: 'The people.' })
  nodes!: ListedPerson[];

  @Field(() => [PersonEdge], { description: 'The people with their places.' })
  edges!: PersonEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'Which people a list is narrowed to.' })
export class PersonFilter {
  @Field(() => [RoleEnum], {
    nullable: true,
    description: 'With one of these roles; any where left out or null.',
  })
  roles?: Role[] | null;

  @Field(() => [UserTypeEnum], {
    nullable: true,
    description: 'Of one of these user types, exactly; any where left out or null.',
  })
  userTypes?: UserType[] | null;

  @Field(() => [AccountKindEnum], {
    nullable: true,
    description: 'Of an account of one of these kinds; any, and none, where left out or null.',
  })
  accountKinds?: AccountKind[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Of this account; of any and none where left out or null.',
  })
  accountId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only people who are disabled, or only those who are not; both where left out or null.',
  })
  disabled?: boolean | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Who was here at that moment or after it; whenever where left out or null.',
  })
  seenSince?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Who was not here since that moment, or never; whenever where left out or null.',
  })
  notSeenSince?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for standard people who have one standard test to finish at most before the PRO tests open, false for all ' +
      'others; both where left out or null.',
  })
  closeToPro?: boolean | null;
}
