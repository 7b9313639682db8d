import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import {
  BackgroundJobConnection,
  BackgroundJobFilter,
  RetryBackgroundJobsInput,
  RetryBackgroundJobsPayload,
} from './background-job.types';
import { backgroundJobs, retryBackgroundJobs } from './background-jobs.service';

@Resolver()
export class BackgroundJobResolver {
  @Authorized('admin')
  @Query(() => BackgroundJobConnection, {
    description:
      'What the portal does by itself and is queued, runs or failed, queued last first; for administrators.',
  })
  backgroundJobs(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'What name or reason must hold, whatever its case; at most 200 characters.',
    })
    search: string | null | undefined,
    @Arg('filter', () => BackgroundJobFilter, {
      nullable: true,
      description: 'Which jobs; all where left out or null.',
    })
    filter: BackgroundJobFilter | null | undefined,
    @First('jobs')
    first: number,
    @After('job')
    after?: string | null,
  ): Promise<BackgroundJobConnection> {
    return backgroundJobs(viewer, search, filter ?? {}, first, after);
  }

  @Authorized('admin')
  @Mutation(() => RetryBackgroundJobsPayload, {
    description: 'Has background jobs that failed tried again now, as if they were new; audited.',
  })
  async retryBackgroundJobs(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Which jobs.' }) { jobIds }: RetryBackgroundJobsInput,
  ): Promise<RetryBackgroundJobsPayload> {
    return { jobIds: await retryBackgroundJobs(viewer, jobIds) };
  }
}
