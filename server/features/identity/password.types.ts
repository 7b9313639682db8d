import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';

@InputType({ description: "A change of the caller's own password." })
export class ChangeOwnPasswordInput {
  @Field(() => String, { description: 'The password so far.' })
  current!: string;

  @Field(() => String, {
    description:
      'The password from now on: 8 to 64 characters with a letter, a number and a special character.',
  })
  next!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ChangeOwnPasswordPayload {
  @Field(() => Profile, { description: 'Whose password it is: the caller.' })
  profile!: Profile;
}

@InputType({ description: 'A password for another person.' })
export class ChangePasswordInput {
  @Field(() => ID, { description: 'Whose password.' })
  profileId!: string;

  @Field(() => String, {
    description: 'The password from now on, 8 to 64 characters; nobody can read it later.',
  })
  password!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class ChangePasswordPayload {
  @Field(() => Profile, { description: 'Whose password it is.' })
  profile!: Profile;
}
