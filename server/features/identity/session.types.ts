import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';

@InputType({ description: 'Whose sessions end.' })
export class EndSessionsInput {
  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class EndSessionsPayload {
  @Field(() => Profile, { description: 'Whose sessions they were.' })
  profile!: Profile;
}
