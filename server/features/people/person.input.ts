import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RoleEnum, UserTypeEnum } from '#server/features/profile/profile.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import type { Language } from '#server/platform/language/i18n';
import type { Role, UserType } from '#server/platform/access/viewer';
import { ListedPerson } from './person.types';

@InputType({ description: 'Fields of a new person.' })
export class CreatePersonInput {
  @Field(() => String, { description: 'Full name, 1 to 100 characters.' })
  name!: string;

  @Field(() => String, {
    description: "E-mail address, at most 300 characters. No other person can have it; case doesn't matter.",
  })
  email!: string;

  @Field(() => LanguageEnum, { description: 'Language of the portal and of its messages.' })
  lang!: Language;

  @Field(() => RoleEnum, { description: 'Role.' })
  role!: Role;

  @Field(() => UserTypeEnum, {
    description: 'User type, which decides the modules that the person can open.',
  })
  userType!: UserType;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the account, which must not be disabled. If left out or null, the person has no account.',
  })
  accountId?: string | null;

  @Field(() => Boolean, { description: 'Whether to send an invitation with a link to choose a password.' })
  invite!: boolean;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class CreatePersonPayload {
  @Field(() => ListedPerson, { description: 'The person.' })
  person!: ListedPerson;
}

@InputType({ description: 'Person to invite.' })
export class InvitePersonInput {
  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class InvitePersonPayload {
  @Field(() => ListedPerson, { description: 'The person.' })
  person!: ListedPerson;
}

@InputType({
  description: 'Fields of a person that administrators manage. A field that is left out stays unchanged.',
})
export class UpdatePersonInput {
  @Field(() => ID, { description: 'ID of the person.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address, at most 300 characters, that no other person has. The person signs in with it, and both addresses get a message. If left out, it stays unchanged. Null is rejected.',
  })
  email?: string | null;

  @Field(() => DateTime, {
    description:
      '`updatedAt` of the person as you read it. If the person has changed since, the answer is CONFLICT.',
  })
  updatedAt!: Date;

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'Role. If left out, it stays unchanged. Null is rejected.',
  })
  role?: Role | null;

  @Field(() => UserTypeEnum, {
    nullable: true,
    description:
      'User type, which decides the modules that the person can open. If left out, it stays unchanged. Null is rejected.',
  })
  userType?: UserType | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the account, which must not be disabled. If left out, it stays unchanged. Null removes it.',
  })
  accountId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the person, as a manager of a distributor, also sees the people of its retailers. If left out, it stays unchanged. Null is rejected.',
  })
  managesRetailers?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the person can't sign in. If left out, it stays unchanged. Null is rejected.",
  })
  disabled?: boolean | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class UpdatePersonPayload {
  @Field(() => ListedPerson, { description: 'The person with the changes.' })
  person!: ListedPerson;
}

@InputType({ description: 'People to remind of open tests.' })
export class RemindPeopleInput {
  @Field(() => [ID], { description: 'IDs of up to 100 people.' })
  profileIds!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Additional line of the message, at most 200 characters. If left out, null or empty, there is none.',
  })
  line?: string | null;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RemindPeoplePayload {
  @Field(() => Int, { description: 'Number of people who get a reminder.' })
  reminded!: number;

  @Field(() => Int, {
    description:
      'Number of people who get none: without an open test, disabled, reminded today, or not people of the caller.',
  })
  leftOut!: number;
}
