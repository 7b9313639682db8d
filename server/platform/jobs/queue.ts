import { select } from '../database/database';

export interface Queue {
  job: string;
  /** Due, but not started. */
  waiting: number;
  running: number;
  /** Failed at least once and waiting for a retry. */
  retrying: number;
  /** Failed after all attempts. */
  givenUp: number;
  /** Seconds that the oldest waiting job has been due; 0 if none is waiting. */
  age: number;
}

/** Returns the queue of all servers by job. */
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
