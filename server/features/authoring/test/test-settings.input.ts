import { Field, InputType, Int } from 'type-graphql';
import { type ResetPeriod, ResetPeriodEnum, type TestCategory, TestCategoryEnum } from '../test.enums';

@InputType({ description: 'The settings of a test.' })
export class TestInput {
  @Field(() => TestCategoryEnum, { description: 'What the test counts for.' })
  category!: TestCategory;

  @Field(() => Int, { description: 'Score in percent from which it is passed, 1 to 100.' })
  passMark!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Questions drawn for an attempt, 1 to 1000; none asks them all.',
  })
  questionsPerAttempt?: number | null;

  @Field(() => Boolean, { description: 'Whether the options of a question are shuffled.' })
  shuffle!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Seconds from start to deadline, 30 to 86400; none for no time limit.',
  })
  timeLimitSeconds?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Fails allowed in a reset period, 1 to 100; none for no limit.',
  })
  maxFails?: number | null;

  @Field(() => ResetPeriodEnum, { nullable: true, description: 'When it opens again; none for never.' })
  resetPeriod?: ResetPeriod | null;

  @Field(() => Int, { description: 'Points that a pass earns, 0 to 100000.' })
  points!: number;
}
