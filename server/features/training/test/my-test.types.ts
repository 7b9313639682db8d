import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type TestStatus, TestStatusEnum } from '../training.enums';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized, Sync } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { TestBlockReason } from '../access/access';
import { TestBlockReasonEnum } from '../training.enums';

@ObjectType({ description: "Whether the viewer may take a module's test now.", simpleResolvers: true })
export class TestAccess {
  @Field(() => Boolean, { description: 'Whether the test can be started or resumed.' })
  open!: boolean;

  @Field(() => TestBlockReasonEnum, { nullable: true, description: 'Why it cannot; null where it is open.' })
  reason!: TestBlockReason | null;

  @Localized('The reason as people read it; null where the test is open.', { nullable: true })
  message(): void {}

  messageTranslations!: LocalizedText | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the block ends by itself; null where it does not.',
  })
  opensAgainAt!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Different standard tests that the viewer has finished; null except for a PRO test.',
  })
  standardTestsDone!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Standard tests to finish before a PRO test opens; null except for a PRO test.',
  })
  standardTestsRequired!: number | null;
}

@ObjectType({ description: "The viewer's own state at a module's test.", simpleResolvers: true })
export class MyTest {
  @Field(() => TestStatusEnum, { description: 'Where the viewer stands in the current period.' })
  status!: TestStatus;

  // Worked out when asked for: a list of modules seldom asks.
  @Sync((mine: MyTest) => mine.access())
  @Field(() => TestAccess, { description: 'Whether the test can be taken now.' })
  access!: () => Omit<TestAccess, 'message'>;

  @Field(() => ID, { nullable: true, description: 'The attempt in progress; null without one.' })
  attemptId!: string | null;

  @Field(() => Int, { description: 'Questions of the attempt in progress that have an answer.' })
  answered!: number;

  @Sync((mine: MyTest) => mine.pointsToEarn())
  @Field(() => Int, {
    description:
      'Points that a pass would earn the viewer now: of the attempt in progress, or of the test; 0 where the viewer ' +
      'cannot take it.',
  })
  pointsToEarn!: () => number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Position of the first question without an answer; null where all have one or nothing is in progress.',
  })
  nextPosition!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Deadline of the attempt in progress; null without one.',
  })
  deadlineAt!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Score of the last result in percent; null before the first.',
  })
  lastScore!: number | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The last result that was passed or failed; null before the first.',
  })
  lastResultId!: string | null;

  @Field(() => Int, { description: 'Fails that count against the limit now.' })
  failsInPeriod!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Fails that are left until the test blocks; null without a limit.',
  })
  triesLeft!: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the viewer last passed it in a period or PRO cycle before the current one, in which it is not passed; null ' +
      'otherwise.',
  })
  passedBeforeAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when that pass counts no more and the test is open again; null without one.',
  })
  openSince!: string | null;

  @Sync((mine: MyTest) => mine.periodEndsAt())
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the current period ends, and fails count from none again; null without a reset period.',
  })
  periodEndsAt!: () => string | null;
}
