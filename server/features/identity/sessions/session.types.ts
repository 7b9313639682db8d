import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';

@InputType({ description: 'Person to sign out.' })
export class EndSessionsInput {
  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class EndSessionsPayload {
  @Field(() => Profile, { description: 'The person whose sessions have ended.' })
  profile!: Profile;
}
