import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';

@InputType({ description: 'Person to view the portal as.' })
export class StartImpersonationInput {
  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;
}

@ObjectType({
  description:
    "A view of the portal as another person. Reads return that person's data, and writes are refused.",
  simpleResolvers: true,
})
export class Impersonation {
  @Field(() => ID, { description: 'ID of the person.' })
  profileId!: string;

  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => DateTime, { description: 'Time when the view ends, 30 minutes after its start.' })
  until!: Date;

  @Field(() => Boolean, {
    description:
      "Whether the view is over, because its time has passed or the person can't be viewed any more. " +
      'All operations but endImpersonation are then refused.',
  })
  isOver!: boolean;
}

@ObjectType({
  description: 'Result of the change.',
  simpleResolvers: true,
})
export class StartImpersonationPayload {
  @Field(() => Impersonation, { description: 'The view, with its person and end.' })
  impersonation!: Impersonation;
}

@InputType({ description: 'Person to stop viewing the portal as.' })
export class EndImpersonationInput {
  @Field(() => ID, { description: 'ID of the person. Nothing changes if another person is viewed.' })
  profileId!: string;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class EndImpersonationPayload {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the person who was viewed. Null if none was.',
  })
  profileId!: string | null;
}
