import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import { largestPage, PageInfo } from '#server/platform/paging';
import {
  type BackgroundJobFailure,
  BackgroundJobFailureEnum,
  type BackgroundJobState,
  BackgroundJobStateEnum,
} from './background-job.enums';

@ObjectType({ description: 'A background job of the portal.', simpleResolvers: true })
export class BackgroundJob {
  @Field(() => ID, { description: 'ID of the job.' })
  id!: string;

  @Field(() => String, { description: 'Name of the job, such as `send-mail`.' })
  name!: string;

  @Field(() => BackgroundJobStateEnum, { description: 'Status of the job.' })
  state!: BackgroundJobState;

  @Field(() => BackgroundJobFailureEnum, {
    nullable: true,
    description: "Kind of the last failure. Null if it hasn't failed.",
  })
  failure!: BackgroundJobFailure | null;

  @Field(() => String, {
    nullable: true,
    description: "First line of the last failure, in English. Null if it hasn't failed.",
  })
  reason!: string | null;

  @Field(() => Int, { description: 'Number of tries so far.' })
  tries!: number;

  @Field(() => Int, { description: 'Maximum number of tries.' })
  maxTries!: number;

  @Field(() => DateTime, { description: 'Time when the job was queued.' })
  queuedAt!: string;

  @Field(() => DateTime, { description: 'Time when the next try is or was due.' })
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

@InputType({ description: 'Filter of a list of background jobs.' })
export class BackgroundJobFilter {
  @Field(() => [BackgroundJobStateEnum], {
    nullable: true,
    description: 'Jobs in one of these states. If left out or null: no filter.',
  })
  states?: BackgroundJobState[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Names of jobs that match the search by their translated label. If left out or null: none.',
  })
  named?: string[] | null;
}

@InputType({ description: 'Background jobs to retry.' })
export class RetryBackgroundJobsInput {
  @Field(() => [ID], { description: 'IDs of the jobs, 1 to 100.' })
  jobIds!: string[];
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
export class RetryBackgroundJobsPayload {
  @ListSize(largestPage)
  @Field(() => [ID], {
    description:
      'IDs of the jobs that are retried. Jobs that are running, completed or never failed are left out.',
  })
  jobIds!: string[];
}
