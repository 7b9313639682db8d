import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ResetPeriod, ResetPeriodEnum, type TestCategory, TestCategoryEnum } from './test.enums';

@ObjectType({ description: 'The published test of a module.', simpleResolvers: true })
export class Test {
  @Field(() => ID, { description: 'ID of the test.' })
  id!: string;

  /** The id of the published version. */
  versionId!: string;

  @Field(() => TestCategoryEnum, { description: 'Category of the test.' })
  category!: TestCategory;

  @Field(() => Int, { description: 'Score in percent that is needed to pass.' })
  passMark!: number;

  @Field(() => Int, {
    description: 'Number of questions in an attempt. 0 if the test has no questions to ask.',
  })
  questionCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Time limit in seconds. Null if there is no limit.',
  })
  timeLimitSeconds!: number | null;

  @Field(() => Int, { description: 'Expected duration in minutes, at most the time limit.' })
  estimatedMinutes!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of failed tries allowed in a reset period. Null if there is no limit.',
  })
  maxFails!: number | null;

  @Field(() => ResetPeriodEnum, {
    nullable: true,
    description: "Period after which the test opens again. Null if it doesn't.",
  })
  resetPeriod!: ResetPeriod | null;

  @Field(() => Int, { description: 'Points for passing.' })
  points!: number;
}
