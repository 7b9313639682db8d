import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Account } from '#server/features/accounts/account.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { LanguageEnum } from '#server/platform/graphql/language';
import { ReadWith } from '#server/platform/graphql/type-scopes';
import type { Language } from '#server/platform/language/i18n';
import type { Role, UserType } from '#server/platform/viewer';
import { RoleEnum, UserTypeEnum } from './profile.enums';

/** The image-field value of an avatar. */
export interface ProfileImage {
  /** The uploaded image that it is; without one it is from before uploads were kept here. */
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
    'A person who can sign in; seen by itself, managers of the same account, administrators and clients.',
  simpleResolvers: true,
})
export class Profile {
  @Field(() => ID, { description: 'Identifies the person.' })
  id!: string;

  @Field(() => String, { description: 'Full name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number; null where not given.' })
  phone!: string | null;

  /** For the REST calls only: the whole image-field value. */
  image!: ProfileImage | null;

  @Field(() => String, { nullable: true, description: 'Address of the small avatar; null without one.' })
  imageUrl!: string | null;

  @Field(() => Boolean, { description: 'Whether other people may see the avatar.' })
  allowsPublicAvatar!: boolean;

  @Field(() => Boolean, { description: 'Whether the leaderboard calls the person a colleague to others.' })
  hiddenFromLeaderboard!: boolean;

  @Field(() => LanguageEnum, { description: 'The language chosen.' })
  lang!: Language;

  @Field(() => RoleEnum, { description: 'What the person may do.' })
  role!: Role;

  @Field(() => UserTypeEnum, { description: 'Which modules are meant for the person.' })
  userType!: UserType;

  @Field(() => Account, { nullable: true, description: 'The organisation; null where the person has none.' })
  account!: Account | null;

  @Field(() => String, { nullable: true, description: 'A store choice; null where not chosen.' })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166 code of the country; null where not given.' })
  country!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-2 code of the state or province; null where not given.',
  })
  state!: string | null;

  /** For the changes of people only. */
  managesRetailers!: boolean;

  /** For the REST calls only: start of the current PRO cycle. */
  proCycleStartedAt!: string | null;

  /** For the REST calls only. */
  disabledAt!: string | null;

  @Field(() => DateTime, { description: 'When the profile was made.' })
  createdAt!: string;

  @Field(() => DateTime, {
    description: 'When the profile was last changed; sent back to notice a conflict.',
  })
  updatedAt!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the newest terms that the person said Yes to; null where there are none.',
  })
  termsVersion!: number | null;

  /** What later rooms had read with it, by field: JSON for the arguments that gave `value`. */
  parts?: Record<string, { value: unknown; json: unknown }>;
}

@ObjectType({ description: 'What came of saving a language.', simpleResolvers: true })
export class SetLanguagePayload {
  @Field(() => Profile, { description: 'The caller, as now.' })
  profile!: Profile;
}

@ObjectType({ description: 'What came of changing a profile.', simpleResolvers: true })
export class UpdateProfilePayload {
  @Field(() => Profile, { description: 'The person, as now.' })
  profile!: Profile;
}
