import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';

@InputType({ description: 'As whom an administrator wants to see the portal.' })
export class SeeAsInput {
  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;
}

@ObjectType({
  description:
    'That an administrator sees the portal as somebody else: reads are theirs, and nothing may be written.',
  simpleResolvers: true,
})
export class SeeingAs {
  @Field(() => ID, { description: 'ID of the person as whom it is seen.' })
  profileId!: string;

  @Field(() => String, { description: 'Name of that person.' })
  name!: string;

  @Field(() => DateTime, { description: 'When it ends: 30 minutes after it was begun.' })
  until!: Date;

  @Field(() => Boolean, {
    description:
      'Whether it has ended, as the time is over or the person may not be seen any more: all but endSeeingAs is refused.',
  })
  isOver!: boolean;
}

@ObjectType({
  description: 'Result of the change.',
  simpleResolvers: true,
})
export class SeeAsPayload {
  @Field(() => SeeingAs, { description: 'As whom, and until when.' })
  seeingAs!: SeeingAs;
}

@InputType({ description: 'As whom an administrator no longer wants to see the portal.' })
export class EndSeeingAsInput {
  @Field(() => ID, { description: 'ID of the person as whom it is seen; of anybody else nothing changes.' })
  profileId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class EndSeeingAsPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the person as whom the portal was seen; null where it was not.',
  })
  profileId!: string | null;
}
