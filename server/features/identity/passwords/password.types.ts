import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';

@InputType({ description: "A change of the caller's own password." })
export class ChangeOwnPasswordInput {
  @Field(() => String, { description: 'Current password.' })
  current!: string;

  @Field(() => String, {
    description: 'New password: 8 to 64 characters with a letter, a number and a special character.',
  })
  next!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ChangeOwnPasswordPayload {
  @Field(() => Profile, { description: 'The caller.' })
  profile!: Profile;
}

@InputType({ description: 'A new password for another person.' })
export class ChangePasswordInput {
  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;

  @Field(() => String, {
    description: "New password, 8 to 64 characters. It can't be read later.",
  })
  password!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ChangePasswordPayload {
  @Field(() => Profile, { description: 'The person whose password was changed.' })
  profile!: Profile;
}
