import { Field, Int, ObjectType } from 'type-graphql';
import { BucketEnum } from '#server/features/programs/program.enums';
import type { Bucket } from '#server/features/programs/program.policy';
import { ProgramEntry } from '#server/features/programs/program.types';

@ObjectType({
  description: 'A gold program, as it stands for the caller; told to those, too, who have not entered it.',
  simpleResolvers: true,
})
export class Program {
  @Field(() => BucketEnum, { description: 'Which program it is.' })
  bucket!: Bucket;

  @Field(() => Boolean, { description: 'Whether it is open at present: no number opens one that is closed.' })
  enabled!: boolean;

  @Field(() => ProgramEntry, {
    nullable: true,
    description:
      "The caller's entry that counts, the one that ends last; null without one and while the program is closed. " +
      'Administrators need none.',
  })
  entry!: Omit<ProgramEntry, 'profileId'> | null;

  @Field(() => Int, {
    description:
      'Modules that it opens to somebody of the user type of the caller, and those the caller has begun.',
  })
  moduleCount!: number;

  @Field(() => Int, { description: 'Those of them that were passed, or viewed where they have no test.' })
  modulesDone!: number;

  @Field(() => Int, { description: 'Points that passing the tests of all of them earns, once each.' })
  points!: number;

  @Field(() => Int, { description: 'Points that the caller has earned by their tests, with corrections.' })
  pointsEarned!: number;
}
