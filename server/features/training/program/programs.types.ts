import { Field, Int, ObjectType } from 'type-graphql';
import { BucketEnum } from '#server/features/programs/program.enums';
import type { Bucket } from '#server/features/programs/program.policy';
import { ProgramEntry } from '#server/features/programs/program.types';

@ObjectType({
  description: "A gold program, with the caller's progress. People without access can read it too.",
  simpleResolvers: true,
})
export class Program {
  @Field(() => BucketEnum, { description: 'Program.' })
  bucket!: Bucket;

  @Field(() => Boolean, {
    description: 'Whether the program is open now. If it is closed, no account number gives access.',
  })
  enabled!: boolean;

  @Field(() => ProgramEntry, {
    nullable: true,
    description:
      "The caller's program access that ends last. Null without access and for a closed program. Administrators need none.",
  })
  entry!: Omit<ProgramEntry, 'profileId'> | null;

  @Field(() => Int, {
    description:
      "Number of modules of the program for the caller's user type, and modules that the caller started.",
  })
  moduleCount!: number;

  @Field(() => Int, {
    description: 'Number of these modules that were passed, or viewed if they have no test.',
  })
  modulesDone!: number;

  @Field(() => Int, { description: 'Points for passing the tests of all these modules once.' })
  points!: number;

  @Field(() => Int, { description: 'Points that the caller earned with their tests, including corrections.' })
  pointsEarned!: number;
}
