import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type TestStatus, TestStatusEnum } from '../training.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, Sync } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';
import { type TestBlockReason, TestBlockReasonEnum } from '../training.enums';

@ObjectType({
  description: "Access of the caller to a test, with the reason if it can't be taken now.",
  simpleResolvers: true,
})
export class TestAccess {
  @Field(() => Boolean, { description: 'Whether the test can be started or resumed.' })
  open!: boolean;

  @Field(() => TestBlockReasonEnum, {
    nullable: true,
    description: "Reason why the test can't be taken. Null if it is open.",
  })
  reason!: TestBlockReason | null;

  @Localized('Reason as people read it. Null if the test is open.', { nullable: true })
  message(): void {}

  messageTranslations!: LocalizedText | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time when the test opens again automatically. Null if it doesn't or is open.",
  })
  opensAgainAt!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Number of different standard tests of the caller that count. Null if it isn't a PRO test.",
  })
  standardTestsDone!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "Number of standard tests that unlock the PRO tests. Null if it isn't a PRO test.",
  })
  standardTestsRequired!: number | null;
}

@ObjectType({ description: "The caller's status in the test of a module.", simpleResolvers: true })
export class MyTest {
  @Field(() => TestStatusEnum, { description: 'Status in the current period.' })
  status!: TestStatus;

  // Computed only if requested, which lists rarely do.
  @Sync((mine: MyTest) => mine.access())
  @Field(() => TestAccess, { description: 'Access of the caller to the test now.' })
  access!: () => Omit<TestAccess, 'message'>;

  @Field(() => ID, { nullable: true, description: 'ID of the attempt in progress. Null if there is none.' })
  attemptId!: string | null;

  @Field(() => Int, { description: 'Number of answered questions of the attempt in progress.' })
  answered!: number;

  @Sync((mine: MyTest) => mine.pointsToEarn())
  @Field(() => Int, {
    description: "Points that the caller would earn by passing now. 0 if the caller can't take the test.",
  })
  pointsToEarn!: () => number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Position of the first unanswered question. Null if there is none or no attempt is in progress.',
  })
  nextPosition!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Deadline of the attempt in progress. Null if there is none.',
  })
  deadlineAt!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Score of the last result in percent. Null if there is none.',
  })
  lastScore!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the last result that was passed or failed. Null if there is none.',
  })
  lastResultId!: string | null;

  @Field(() => Int, { description: 'Number of failed tries that count toward the limit now.' })
  failsInPeriod!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of failed tries left before the test is blocked. Null if there is no limit.',
  })
  attemptsLeft!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time of the last pass in an earlier period or PRO cycle. Null if there is none, or the test is ' +
      'passed in the current one.',
  })
  passedBeforeAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time since which that pass no longer counts and the test is open again. Null if there is no such pass.',
  })
  openSince!: string | null;

  @Sync((mine: MyTest) => mine.periodEndsAt())
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time when the current period ends and failed tries are reset. Null if there is no reset period.',
  })
  periodEndsAt!: () => string | null;
}
