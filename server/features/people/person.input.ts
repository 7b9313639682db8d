import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RoleEnum, UserTypeEnum } from '#server/features/profile/profile.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import type { Language } from '#server/platform/language/i18n';
import type { Role, UserType } from '#server/platform/viewer';
import { ListedPerson } from './person.types';

@InputType({ description: 'A person to add.' })
export class CreatePersonInput {
  @Field(() => String, { description: 'Full name, 1 to 100 characters.' })
  name!: string;

  @Field(() => String, {
    description: 'E-mail address, at most 300 characters, that nobody else here has, whatever its case.',
  })
  email!: string;

  @Field(() => LanguageEnum, { description: 'The language to read the portal and its messages in.' })
  lang!: Language;

  @Field(() => RoleEnum, { description: 'What the person may do.' })
  role!: Role;

  @Field(() => UserTypeEnum, { description: 'Which modules are meant for the person.' })
  userType!: UserType;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the organisation, which is not disabled. Left out or null, the person has none.',
  })
  accountId?: string | null;

  @Field(() => Boolean, { description: 'Whether the person is sent a link by which to choose a password.' })
  invite!: boolean;
}

@ObjectType({ description: 'What came of adding a person.', simpleResolvers: true })
export class CreatePersonPayload {
  @Field(() => ListedPerson, { description: 'The person.' })
  person!: ListedPerson;
}

@InputType({ description: 'Whom to invite.' })
export class InvitePersonInput {
  @Field(() => ID, { description: 'Id of the person.' })
  profileId!: string;
}

@ObjectType({ description: 'What came of inviting a person.', simpleResolvers: true })
export class InvitePersonPayload {
  @Field(() => ListedPerson, { description: 'The person.' })
  person!: ListedPerson;
}

@InputType({ description: 'What administrators decide of a person; what is left out stays as it is.' })
export class UpdatePersonInput {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address, at most 300 characters, that nobody else here has, whatever its case; the account to sign in to ' +
      'follows, and both addresses get a message. Left out, it stays; null is refused.',
  })
  email?: string | null;

  @Field(() => DateTime, {
    description: '`updatedAt` of the person as it was read; CONFLICT where it was changed since.',
  })
  updatedAt!: Date;

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'What the person may do. Left out, it stays; null is refused.',
  })
  role?: Role | null;

  @Field(() => UserTypeEnum, {
    nullable: true,
    description: 'Which modules are meant for the person. Left out, it stays; null is refused.',
  })
  userType?: UserType | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the organisation, which is not disabled. Left out, it stays; null takes it away.',
  })
  accountId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the person, as a manager of a distributor, reads the people of its retailers too. Left out, it stays; null is refused.',
  })
  managesRetailers?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the person may not sign in any more. Left out, it stays; null is refused.',
  })
  disabled?: boolean | null;
}

@ObjectType({ description: 'What came of changing a person.', simpleResolvers: true })
export class UpdatePersonPayload {
  @Field(() => ListedPerson, { description: 'The person, as now.' })
  person!: ListedPerson;
}

@InputType({ description: 'Whom to remind of open tests.' })
export class RemindPeopleInput {
  @Field(() => [ID], { description: 'Ids of up to 100 people.' })
  profileIds!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'A line of one’s own in the message, at most 200 characters. Left out, null or empty, there is none.',
  })
  line?: string | null;
}

@ObjectType({ description: 'What came of reminding people.', simpleResolvers: true })
export class RemindPeoplePayload {
  @Field(() => Int, { description: 'How many people are sent a reminder.' })
  reminded!: number;

  @Field(() => Int, {
    description:
      'How many are not: nothing open, disabled, reminded today already, or not to be reminded by the caller.',
  })
  leftOut!: number;
}
