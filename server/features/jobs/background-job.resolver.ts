import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Where } from '#server/features/editing/where/where-fields';
import { whereOptions, whereType } from '#server/features/editing/where/where-input';
import { orderType } from '#server/features/editing/made-types';
import { sortsOf, whereFields } from '#server/features/editing/rows/row-list';
import type { SortOrder } from '#server/features/editing/sort-keys';
import type { Context } from '#server/platform/context';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { jobRows, type JobSort } from './background-job.queries';
import {
  BackgroundJob,
  BackgroundJobConnection,
  BackgroundJobFilter,
  RetryBackgroundJobsInput,
  RetryBackgroundJobsPayload,
} from './background-job.types';
import { backgroundJobs, retryBackgroundJobs } from './background-jobs.service';

const BackgroundJobOrder = orderType('BackgroundJobOrder', sortsOf(jobRows.sorts));

const BackgroundJobWhere = whereType('BackgroundJobWhere', whereFields(jobRows), BackgroundJob);

@Resolver()
export class BackgroundJobResolver {
  @Authorized('admin')
  @Query(() => BackgroundJobConnection, {
    description:
      'Lists the background jobs that are queued, running or failed, last queued first unless sorted ' +
      'otherwise. For administrators.',
  })
  backgroundJobs(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: "Words that the name or reason must contain; case doesn't matter. At most 200 characters.",
    })
    search: string | null | undefined,
    @Arg('filter', () => BackgroundJobFilter, {
      nullable: true,
      description: 'Filter of the list. All jobs if left out or null.',
    })
    filter: BackgroundJobFilter | null | undefined,
    @Arg('where', () => BackgroundJobWhere, whereOptions)
    where: Where | null | undefined,
    @Arg('orderBy', () => BackgroundJobOrder, {
      nullable: true,
      description: 'Sort order. Last queued first if left out or null.',
    })
    orderBy: SortOrder<JobSort> | null | undefined,
    @First('jobs')
    first: number,
    @RequestedPage() page: PageRequest,
    @After('job')
    after?: string | null,
  ): Promise<BackgroundJobConnection> {
    return backgroundJobs(viewer, { search, filter, where, orderBy }, first, after, page);
  }

  @Authorized('admin')
  @Mutation(() => RetryBackgroundJobsPayload, {
    description: 'Retries failed background jobs now, as if they were new. Audited.',
  })
  async retryBackgroundJobs(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Jobs to retry.' }) { jobIds }: RetryBackgroundJobsInput,
  ): Promise<RetryBackgroundJobsPayload> {
    return { jobIds: await retryBackgroundJobs(viewer, jobIds) };
  }
}
