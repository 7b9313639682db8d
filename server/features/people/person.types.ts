import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { Account } from '#server/features/accounts/account.types';
import { type RemovalReason, RemovalReasonEnum } from '#server/features/profile/status/removed';
import { RoleEnum, UserTypeEnum } from '#server/features/profile/profile.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import type { Language } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';

@ReadWith('read_people')
@ObjectType('Person', {
  description: 'A person with the fields that administrators, API clients and managers see.',
  simpleResolvers: true,
})
export class ListedPerson {
  @Field(() => ID, { description: 'ID of the person.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  @PersonName()
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'ID of the person in another system, by which imports find the person. Null if there is none.',
  })
  externalId!: string | null;

  @Field(() => RoleEnum, { description: 'Role.' })
  role!: Role;

  @Field(() => UserTypeEnum, {
    description: 'User type, which decides the modules that the person can open.',
  })
  userType!: UserType;

  @Field(() => LanguageEnum, { description: 'Language of the portal and of its messages.' })
  lang!: Language;

  @Field(() => String, {
    nullable: true,
    description: 'Store choice. Null if none was chosen.',
  })
  location!: string | null;

  @Field(() => Account, { nullable: true, description: 'Account. Null if the person has none.' })
  account!: Account | null;

  @Field(() => Boolean, {
    description:
      'Whether the person, as a manager of a distributor, also sees the people of its retailers. Has no effect on others.',
  })
  managesRetailers!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the small picture. Null if there is none.',
  })
  imageUrl!: string | null;

  @Field(() => Int, { description: 'Balance in whole points.' })
  points!: number;

  @Field(() => Int, { description: 'Number of different tests passed, over all time.' })
  testsPassed!: number;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time when the person last opened the portal. Null if they never did.',
  })
  lastSeenAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time since which the person can't sign in. Null if the person is not disabled.",
  })
  disabledAt!: string | null;

  @Field(() => RemovalReasonEnum, {
    nullable: true,
    description:
      "Reason why the profile can't be changed: the person was deleted or merged into another. Null for " +
      'all others.',
  })
  removalReason!: RemovalReason | null;

  @Field(() => DateTime, { description: 'Time of creation.' })
  createdAt!: string;

  @Field(() => DateTime, {
    description: 'Time of the last change. Send it with a change to detect conflicts.',
  })
  updatedAt!: string;

  /** The ids of all people in the same batch, including this one. */
  readWith!: readonly string[];
}

@ObjectType({ description: 'Text of a reminder, without its greeting.', simpleResolvers: true })
export class ReminderText {
  @Field(() => String, { description: 'Subject of the message.' })
  subject!: string;

  @ListSize(2)
  @Field(() => [String], { description: 'Paragraphs, without the line that the sender can add.' })
  paragraphs!: string[];
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class PersonEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => ListedPerson, { description: 'The person.' })
  node!: ListedPerson;
}

@ObjectType({ description: 'A page of people.', simpleResolvers: true })
export class PersonConnection implements Counted {
  @Field(() => [ListedPerson], { description: 'The people on the page.' })
  nodes!: ListedPerson[];

  @Field(() => [PersonEdge], { description: 'The people on the page, with their cursors.' })
  edges!: PersonEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: "Filter of a list of people. A field that is left out or null doesn't filter." })
export class PersonFilter {
  @Field(() => [RoleEnum], {
    nullable: true,
    description: 'People with one of these roles. If left out or null: no filter.',
  })
  roles?: Role[] | null;

  @Field(() => [UserTypeEnum], {
    nullable: true,
    description: 'People with exactly one of these user types. If left out or null: no filter.',
  })
  userTypes?: UserType[] | null;

  @Field(() => [AccountKindEnum], {
    nullable: true,
    description: 'People of accounts of one of these kinds. If left out or null: no filter.',
  })
  accountKinds?: AccountKind[] | null;

  @Field(() => ID, {
    nullable: true,
    description: 'People of the account with this ID. If left out or null: no filter.',
  })
  accountId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for disabled people only, false for all others. If left out or null: no filter.',
  })
  disabled?: boolean | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'People who last opened the portal at this time or later. If left out or null: no filter.',
  })
  seenSince?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'People who have not opened the portal since this time, or never. If left out or null: no filter.',
  })
  notSeenSince?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for standard people who need at most one more standard test for the PRO tests, false for ' +
      'all others. If left out or null: no filter.',
  })
  closeToPro?: boolean | null;
}
