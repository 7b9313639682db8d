import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ResetPeriod, ResetPeriodEnum, type TestCategory, TestCategoryEnum } from './test.enums';

@ObjectType({ description: "A module's test as everybody may know it.", simpleResolvers: true })
export class Test {
  @Field(() => ID, { description: 'Identifies the test.' })
  id!: string;

  /** The published version that all of this is taken from. */
  versionId!: string;

  @Field(() => TestCategoryEnum, { description: 'What the test counts for.' })
  category!: TestCategory;

  @Field(() => Int, { description: 'Score in percent from which the test is passed.' })
  passMark!: number;

  @Field(() => Int, { description: 'Questions in one attempt; 0 where the test has none to ask.' })
  questionCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds from start to deadline; null without a time limit.',
  })
  timeLimitSeconds!: number | null;

  @Field(() => Int, { description: 'Minutes that the test is expected to take, at most its time limit.' })
  estimatedMinutes!: number;

  @Field(() => Int, { nullable: true, description: 'Fails allowed in a reset period; null without a limit.' })
  maxFails!: number | null;

  @Field(() => ResetPeriodEnum, {
    nullable: true,
    description: 'When the test opens again; null if it never does.',
  })
  resetPeriod!: ResetPeriod | null;

  @Field(() => Int, { description: 'Points that a pass earns.' })
  points!: number;
}
