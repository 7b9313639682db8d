import { select } from '../database';

export interface Queue {
  job: string;
  /** Due and not begun. */
  waiting: number;
  running: number;
  /** Failed at least once and tried again later. */
  retrying: number;
  /** Tried as often as it may be. */
  givenUp: number;
  /** Seconds for which the oldest that waits has been due; 0 without one. */
  age: number;
}

/** What is queued in PostgreSQL by all servers, job by job. */
export const queueOfJobs = (): Promise<(Queue & Record<string, unknown>)[]> =>
  select(
    'queue-of-jobs',
    `select task_identifier as job,
       (count(*) filter (where is_due))::int as waiting,
       (count(*) filter (where locked_at is not null))::int as running,
       (count(*) filter (where locked_at is null and attempts > 0 and attempts < max_attempts))::int as retrying,
       (count(*) filter (where locked_at is null and attempts >= max_attempts))::int as "givenUp",
       coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as age
     from (
       select *, locked_at is null and attempts < max_attempts and run_at <= now() as is_due from graphile_worker.jobs
     ) j group by task_identifier`,
  );
