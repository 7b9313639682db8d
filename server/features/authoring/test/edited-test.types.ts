import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ResetPeriod, ResetPeriodEnum, type TestCategory, TestCategoryEnum } from '../test.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import type { ReadTogether } from '#server/platform/read-together';

@ObjectType({
  description: 'A test as it was published once. Attempts keep the version they started with.',
  simpleResolvers: true,
})
export class TestVersion {
  @Field(() => ID, { description: 'Identifies the version.' })
  id!: string;

  @Field(() => Int, { description: 'Counts the versions of a test from 1.' })
  number!: number;

  @Field(() => DateTime, { description: 'When it was published.' })
  publishedAt!: string;

  @Field(() => String, { nullable: true, description: 'Who published it; null where the portal did.' })
  publishedBy!: string | null;

  @Field(() => Int, { description: 'Questions that it may ask.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Score in percent from which it is passed.' })
  passMark!: number;

  @Field(() => Boolean, { description: 'Whether new attempts meet it.' })
  current!: boolean;
}

@ObjectType({
  description: "A module's test as administrators edit it; learners meet what was published of it.",
  simpleResolvers: true,
})
export class EditedTest implements ReadTogether {
  @Field(() => ID, { description: 'Identifies the test.' })
  id!: string;

  @Field(() => ID, { description: 'Id of its module.' })
  moduleId!: string;

  @Field(() => TestCategoryEnum, { description: 'What the test counts for.' })
  category!: TestCategory;

  @Field(() => Int, { description: 'Score in percent from which the test is passed.' })
  passMark!: number;

  @Field(() => Int, { nullable: true, description: 'Questions drawn for an attempt; null asks them all.' })
  questionsPerAttempt!: number | null;

  @Field(() => Boolean, { description: 'Whether the options of a question are shuffled.' })
  shuffle!: boolean;

  @Field(() => Int, { nullable: true, description: 'Seconds from start to deadline; null without a limit.' })
  timeLimitSeconds!: number | null;

  @Field(() => Int, { nullable: true, description: 'Fails allowed in a reset period; null without a limit.' })
  maxFails!: number | null;

  @Field(() => ResetPeriodEnum, {
    nullable: true,
    description: 'When it opens again; null if it never does.',
  })
  resetPeriod!: ResetPeriod | null;

  @Field(() => Int, { description: 'Points that a pass earns.' })
  points!: number;

  @Field(() => DateTime, {
    description: 'When these settings were last changed; goes back with the next change.',
  })
  updatedAt!: string;

  @Field(() => Int, { description: 'Its questions, disabled ones too.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Its enabled questions.' })
  enabledQuestionCount!: number;

  @ListSize(100)
  @Field(() => [String], { description: 'Every tag of its questions, in alphabetical order.' })
  tags!: string[];

  @Field(() => Boolean, { description: 'Whether it was ever published; learners meet no draft.' })
  published!: boolean;

  /** The ids of all tests that one statement gave with this one, which is one of them. */
  readWith!: readonly string[];
}
