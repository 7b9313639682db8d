import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, ForeignKey, Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Choice, DefineResource, Flag, WholeNumber } from '#server/features/editing/fields/fields';
import { Derived, Owner } from '#server/features/editing/fields/own-fields';
import { DateTime } from '#server/platform/graphql/date-time';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type ResetPeriod, ResetPeriodEnum, type TestCategory, TestCategoryEnum } from '../test.enums';

@ObjectType({
  description: 'A published version of a test. Attempts keep the version that they started with.',
  simpleResolvers: true,
})
export class TestVersion {
  @Field(() => ID, { description: 'ID of the version.' })
  id!: string;

  @Field(() => Int, { description: 'Number of the version, from 1 for each test.' })
  number!: number;

  @Field(() => DateTime, { description: 'Time of publication.' })
  publishedAt!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who published it. Null if the portal did.',
  })
  @PersonName()
  publishedBy!: string | null;

  @Field(() => Int, { description: 'Number of questions that it can ask.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Score in percent that is needed to pass.' })
  passMark!: number;

  @Field(() => Boolean, { description: 'Whether new attempts get this version.' })
  current!: boolean;
}

@DefineResource({
  kind: 'test',
  name: 'Test',
  plural: 'Tests',
  table: 'test',
  description: 'A test with the fields that administrators see. Learners see its published version.',
})
@Unique(['moduleId'])
export class AdminTest extends Edited {
  @Owner('module', { description: 'ID of the module.' })
  moduleId!: string;

  @Choice(() => TestCategoryEnum, { description: 'Category of the test.', filter: true, sort: true })
  category!: TestCategory;

  @WholeNumber({
    min: 1,
    max: 100,
    description: 'Score in percent that is needed to pass, 1 to 100.',
    filter: true,
    sort: true,
  })
  passMark!: number;

  @WholeNumber({
    min: 1,
    max: 1000,
    nullable: true,
    description: 'Number of questions drawn for an attempt, 1 to 1000. Null if all are asked.',
  })
  questionsPerAttempt!: number | null;

  @Flag({ default: true, description: 'Whether answer options are shuffled.' })
  shuffle!: boolean;

  @WholeNumber({
    min: 30,
    max: 86_400,
    nullable: true,
    description: 'Time limit in seconds, 30 to 86400. Null if there is no limit.',
  })
  timeLimitSeconds!: number | null;

  @WholeNumber({
    min: 1,
    max: 100,
    nullable: true,
    description: 'Number of failed tries allowed in a reset period, 1 to 100. Null if there is no limit.',
  })
  maxFails!: number | null;

  @Choice(() => ResetPeriodEnum, {
    nullable: true,
    description: "Period after which the test opens again. Null if it doesn't.",
  })
  resetPeriod!: ResetPeriod | null;

  @WholeNumber({
    min: 0,
    max: 100_000,
    default: 0,
    description: 'Points for passing, 0 to 100000.',
    sort: true,
  })
  points!: number;

  @Derived(() => Int, {
    description: 'Number of questions, including disabled ones.',
    json: '(select count(*)::int from question q where q.test_id = t.id)',
  })
  questionCount!: number;

  @Derived(() => Int, {
    description: 'Number of enabled questions.',
    json: '(select count(*)::int from question q where q.test_id = t.id and q.enabled)',
  })
  enabledQuestionCount!: number;

  @ListSize(100)
  @Derived(() => [String], {
    description: 'Tags of all its questions, in alphabetical order.',
    json: `(select coalesce(json_agg(distinct tag), '[]') from question q, unnest(q.tags) as tag where q.test_id = t.id)`,
  })
  tags!: string[];

  @Derived(() => Boolean, {
    description: "Whether the test was ever published. Learners don't see a draft.",
    json: 't.version_id is not null',
    visibleWhenSql: (alias) => `${alias}.version_id is not null`,
  })
  published!: boolean;

  /** The published version, which only publishing writes; not loaded by default. */
  @ForeignKey('test_version')
  @Column('uuid', { nullable: true })
  versionId?: string | null;
}
