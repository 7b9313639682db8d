import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { largestPage, PageInfo } from '#server/platform/paging';
import {
  type BackgroundJobFailure,
  BackgroundJobFailureEnum,
  type BackgroundJobState,
  BackgroundJobStateEnum,
} from './background-job.enums';

@ObjectType({ description: 'Work that the portal does by itself.', simpleResolvers: true })
export class BackgroundJob {
  @Field(() => ID, { description: 'ID of the job.' })
  id!: string;

  @Field(() => String, { description: 'What is done, such as `send-mail`.' })
  name!: string;

  @Field(() => BackgroundJobStateEnum, { description: 'Where it stands.' })
  state!: BackgroundJobState;

  @Field(() => BackgroundJobFailureEnum, {
    nullable: true,
    description: 'Of what kind its last failure was; null while it has not failed.',
  })
  failure!: BackgroundJobFailure | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first line of its last failure, in English; null while it has not failed.',
  })
  reason!: string | null;

  @Field(() => Int, { description: 'How often it was tried.' })
  tries!: number;

  @Field(() => Int, { description: 'How often it is tried at most.' })
  mostTries!: number;

  @Field(() => DateTime, { description: 'When it was queued.' })
  queuedAt!: string;

  @Field(() => DateTime, { description: 'When its next try is or was due.' })
  runAt!: string;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class BackgroundJobEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => BackgroundJob, { description: 'The job.' })
  node!: BackgroundJob;
}

@ObjectType({ description: 'A page of background jobs.', simpleResolvers: true })
export class BackgroundJobConnection implements Counted {
  @Field(() => [BackgroundJob], { description: 'The jobs on the page.' })
  nodes!: BackgroundJob[];

  @Field(() => [BackgroundJobEdge], { description: 'The jobs on the page, with their cursors.' })
  edges!: BackgroundJobEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@InputType({ description: 'Which background jobs a list is narrowed to.' })
export class BackgroundJobFilter {
  @Field(() => [BackgroundJobStateEnum], {
    nullable: true,
    description: 'Those that stand so; any where left out or null.',
  })
  states?: BackgroundJobState[] | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Names of which jobs a search finds too, since it is in the words that people read for them; none where left out or null.',
  })
  named?: string[] | null;
}

@InputType({ description: 'Background jobs that are to be tried again now.' })
export class RetryBackgroundJobsInput {
  @Field(() => [ID], { description: 'IDs of 1 to 100 jobs.' })
  jobIds!: string[];
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RetryBackgroundJobsPayload {
  @ListSize(largestPage)
  @Field(() => [ID], {
    description:
      'IDs of those that are tried again. What runs just now, is done or never failed is left out.',
  })
  jobIds!: string[];
}
