import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import { listRows } from '#server/features/editing/rows/list-rows';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { transaction } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import { largestPage } from '#server/platform/paging';
import { requireAdmin } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import { type JobListing, jobQuery, jobRows, type JobSort, retryFailed } from './background-job.queries';
import type { BackgroundJob, BackgroundJobConnection } from './background-job.types';
import { failureOf } from './failure-of';

/** PostgreSQL numbers the jobs. */
const isJobId = (id: string): boolean => /^\d{1,18}$/.test(id);

/** Returns a page of queued, running and failed jobs, last queued first unless ordered otherwise; for administrators. */
export async function backgroundJobs(
  viewer: Viewer,
  listing: JobListing,
  first: number,
  after?: string | null,
  page?: PageRequest,
): Promise<BackgroundJobConnection> {
  requireAdmin(viewer);
  const jobs = await listRows<BackgroundJob, JobSort>(jobRows, jobQuery(listing), first, after, page);
  for (const job of jobs.nodes) job.failure = job.reason === null ? null : failureOf(job.reason);
  return jobs;
}

/**
 * Reschedules failed jobs with all their attempts; for administrators, audited. Returns their ids. Skips running and
 * completed jobs, and those that never failed.
 */
export async function retryBackgroundJobs(viewer: Viewer, ids: string[]): Promise<string[]> {
  const caller = requireAdmin(viewer);
  if (ids.length === 0 || ids.length > largestPage || !ids.every(isJobId)) {
    throwFieldError('jobIds', `Send the ids of 1 to ${largestPage} jobs.`);
  }
  return transaction(async (manager) => {
    const admin = requireAdmin(await freshViewer(manager, caller));
    const jobs = await retryFailed(manager, ids);
    await appendAudits(
      manager,
      jobs.map(({ id, name }) => ({
        action: 'edit',
        actor: actorOf(admin),
        targetKind: 'job',
        targetId: id,
        outcome: 'retried',
        // The queue deletes the name with the completed job.
        changes: { name: [name, name] },
      })),
    );
    return jobs.map(({ id }) => id);
  });
}
