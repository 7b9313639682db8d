import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, ForeignKey, Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Choice, EditedThing, Flag, WholeNumber } from '#server/features/editing/fields/fields';
import { Derived, Owner } from '#server/features/editing/fields/own-fields';
import { DateTime } from '#server/platform/graphql/date-time';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/sizes';
import { type ResetPeriod, ResetPeriodEnum, type TestCategory, TestCategoryEnum } from '../test.enums';

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
  @PersonName()
  publishedBy!: string | null;

  @Field(() => Int, { description: 'Questions that it may ask.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Score in percent from which it is passed.' })
  passMark!: number;

  @Field(() => Boolean, { description: 'Whether new attempts meet it.' })
  current!: boolean;
}

/** The settings of the test of a module. */
@EditedThing({
  kind: 'test',
  name: 'Test',
  plural: 'Tests',
  table: 'test',
  description: "A module's test as administrators edit it; learners meet what was published of it.",
})
@Unique(['moduleId'])
export class EditedTest extends Edited {
  @Owner('module', { description: 'Id of its module.' })
  moduleId!: string;

  @Choice(() => TestCategoryEnum, { description: 'What the test counts for.', filter: true, sort: true })
  category!: TestCategory;

  @WholeNumber({
    least: 1,
    most: 100,
    description: 'Score in percent from which the test is passed, 1 to 100.',
    filter: true,
    sort: true,
  })
  passMark!: number;

  @WholeNumber({
    least: 1,
    most: 1000,
    nullable: true,
    description: 'Questions drawn for an attempt, 1 to 1000; null asks them all.',
  })
  questionsPerAttempt!: number | null;

  @Flag({ default: true, description: 'Whether the options of a question are shuffled.' })
  shuffle!: boolean;

  @WholeNumber({
    least: 30,
    most: 86_400,
    nullable: true,
    description: 'Seconds from start to deadline, 30 to 86400; null without a limit.',
  })
  timeLimitSeconds!: number | null;

  @WholeNumber({
    least: 1,
    most: 100,
    nullable: true,
    description: 'Fails allowed in a reset period, 1 to 100; null without a limit.',
  })
  maxFails!: number | null;

  @Choice(() => ResetPeriodEnum, {
    nullable: true,
    description: 'When it opens again; null if it never does.',
  })
  resetPeriod!: ResetPeriod | null;

  @WholeNumber({
    least: 0,
    most: 100_000,
    default: 0,
    description: 'Points that a pass earns, 0 to 100000.',
    sort: true,
  })
  points!: number;

  @Derived(() => Int, {
    description: 'Its questions, disabled ones too.',
    json: '(select count(*)::int from question q where q.test_id = t.id)',
  })
  questionCount!: number;

  @Derived(() => Int, {
    description: 'Its enabled questions.',
    json: '(select count(*)::int from question q where q.test_id = t.id and q.enabled)',
  })
  enabledQuestionCount!: number;

  @ListSize(100)
  @Derived(() => [String], {
    description: 'Every tag of its questions, in alphabetical order.',
    json: `(select coalesce(json_agg(distinct tag), '[]') from question q, unnest(q.tags) as tag where q.test_id = t.id)`,
  })
  tags!: string[];

  @Derived(() => Boolean, {
    description: 'Whether it was ever published; learners meet no draft.',
    json: 't.version_id is not null',
    seenWhile: (alias) => `${alias}.version_id is not null`,
  })
  published!: boolean;

  /** What is published of it, which publishing alone writes; not read with the rest. */
  @ForeignKey('test_version')
  @Column('uuid', { nullable: true })
  versionId?: string | null;
}
