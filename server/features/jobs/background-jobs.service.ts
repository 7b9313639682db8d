import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import { freshViewer } from '#server/features/profile/fresh-viewer';
import { transaction } from '#server/platform/database';
import { refuseField } from '#server/platform/errors';
import {
  decodeCursor,
  encodeCursor,
  foreignCursor,
  largestPage,
  page,
  pageSize,
} from '#server/platform/paging';
import { requireAdmin } from '#server/platform/policy';
import { checkSearch, isStorable } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { countFoundJobs, retryFailed, selectJobs } from './background-job.queries';
import type { BackgroundJobConnection, BackgroundJobFilter } from './background-job.types';
import { failureOf } from './failure-of';

/** As PostgreSQL counts jobs. */
const isJobId = (id: string): boolean => /^\d{1,18}$/.test(id);

function placeOf(cursor: string | null | undefined): string | null {
  const [id = null] = decodeCursor(cursor, 1) ?? [];
  if (id !== null && !isJobId(id)) throw foreignCursor();
  return id;
}

/** A page of what is queued, runs or failed, queued last first; for administrators. */
export async function backgroundJobs(
  viewer: Viewer,
  search: string | null | undefined,
  { states, named }: BackgroundJobFilter,
  first: number,
  after?: string | null,
): Promise<BackgroundJobConnection> {
  requireAdmin(viewer);
  const size = pageSize(first);
  const filter = { states, named: named?.filter(isStorable) };
  const wanted = { search: checkSearch(search?.trim()), filter };
  const queued = await selectJobs(wanted, placeOf(after), size + 1);
  const jobs = queued.map((job) => ({ ...job, failure: job.reason === null ? null : failureOf(job.reason) }));
  return Object.assign(
    page(jobs, size, ({ id }) => encodeCursor(id), after),
    { countAll: () => countFoundJobs(wanted) },
  );
}

/**
 * Has jobs that failed tried again now, with all their tries before them; for administrators, audited. Gives the ids of
 * those that are: what runs just now, is done or never failed is left out.
 */
export async function retryBackgroundJobs(viewer: Viewer, ids: string[]): Promise<string[]> {
  const caller = requireAdmin(viewer);
  if (ids.length === 0 || ids.length > largestPage || !ids.every(isJobId)) {
    refuseField('jobIds', `Name 1 to ${largestPage} jobs by their ids.`);
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
        // The queue forgets it once it is done.
        changes: { name: [name, name] },
      })),
    );
    return jobs.map(({ id }) => id);
  });
}
