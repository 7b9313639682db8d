import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Account } from '#server/features/accounts/account.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import type { Language } from '#server/platform/language/i18n';
import type { Role, UserType } from '#server/platform/access/viewer';
import { RoleEnum, UserTypeEnum } from './profile.enums';

/** The value of an avatar's image field. */
export interface ProfileImage {
  /** The id of the uploaded image. Images from before the portal's own storage have none. */
  assetId?: string;
  smUrl?: string;
  lgUrl?: string;
  originalUrl?: string;
  width?: number;
  height?: number;
}

@ReadWith('read_people')
@ObjectType({
  description:
    "A person's profile, which the person, managers of the account, administrators and API clients can read.",
  simpleResolvers: true,
})
export class Profile {
  @Field(() => ID, { description: 'ID of the person.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number. Null if there is none.' })
  phone!: string | null;

  /** Only for REST: the value of the image field. */
  image!: ProfileImage | null;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the small picture. Null if there is none.',
  })
  imageUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether other people can see the picture.' })
  allowsPublicAvatar!: boolean;

  @Field(() => Boolean, { description: 'Whether the leaderboard hides the name from others.' })
  hiddenFromLeaderboard!: boolean;

  @Field(() => LanguageEnum, { description: 'Language of the portal and of its messages.' })
  lang!: Language;

  @Field(() => RoleEnum, { description: 'Role.' })
  role!: Role;

  @Field(() => UserTypeEnum, {
    description: 'User type, which decides the modules that the person can open.',
  })
  userType!: UserType;

  @Field(() => Account, { nullable: true, description: 'Account. Null if the person has none.' })
  account!: Account | null;

  @Field(() => String, { nullable: true, description: 'Store choice. Null if none was chosen.' })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166 code of the country. Null if unknown.' })
  country!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-2 code of the state or province. Null if unknown.',
  })
  state!: string | null;

  /** Only for changes of people. */
  managesRetailers!: boolean;

  /** Only for REST: the start of the current PRO cycle. */
  proCycleStartedAt!: string | null;

  /** Only for REST. */
  disabledAt!: string | null;

  @Field(() => DateTime, { description: 'Time of creation.' })
  createdAt!: string;

  @Field(() => DateTime, {
    description: 'Time of the last change. Send it with a change to detect conflicts.',
  })
  updatedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the newest version of the terms that the person accepted. Null if there is none.',
  })
  termsVersion!: number | null;

  /** The loaded parts by field: JSON for the arguments of `value`. */
  parts?: Record<string, { value: unknown; json: unknown }>;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class SetLanguagePayload {
  @Field(() => Profile, { description: 'The caller with the change.' })
  profile!: Profile;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class UpdateProfilePayload {
  @Field(() => Profile, { description: 'The person with the changes.' })
  profile!: Profile;
}
