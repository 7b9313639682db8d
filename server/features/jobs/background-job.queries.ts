import type { EntityManager } from 'typeorm';
import { wordPatterns } from '#server/features/editing/search-words';
import { select, selectJson } from '#server/platform/database';
import { foldSearchSql, iso } from '#server/platform/sql';
import type { BackgroundJob, BackgroundJobFilter } from './background-job.types';

// A job that is done is in the queue no more.
const state = `case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'given_up'
  when j.attempts > 0 then 'retrying' else 'waiting' end`;

// Of an error the first line says what it is; the others are of use to who reads the log.
const jobJson = `json_build_object(
       'id', j.id::text, 'name', j.task_identifier, 'state', ${state},
       'reason', left(split_part(j.last_error, E'\\n', 1), 500),
       'tries', j.attempts, 'mostTries', j.max_attempts,
       'queuedAt', to_char(j.created_at, ${iso}), 'runAt', to_char(j.run_at, ${iso}))`;

/** What is looked for in the queue: `search` in names and in the reasons of failures. */
export interface WantedJobs {
  search: string;
  filter: BackgroundJobFilter;
}

const found = `from graphile_worker.jobs j
  where (${foldSearchSql(`j.task_identifier || ' ' || coalesce(j.last_error, '')`)} like all($1)
      or j.task_identifier = any($2))
    and ($3::text[] is null or ${state} = any($3))`;

const values = ({ search, filter: { named, states } }: WantedJobs) => [
  wordPatterns(search),
  named ?? [],
  states ?? null,
];

/** A job as the queue has it. */
export type QueuedJob = Omit<BackgroundJob, 'failure'>;

/** Up to `limit` jobs, those queued last first, that follow the one by that id. */
export async function selectJobs(
  wanted: WantedJobs,
  after: string | null,
  limit: number,
): Promise<QueuedJob[]> {
  const rows = await selectJson<QueuedJob[]>(
    'background-jobs',
    `select coalesce(json_agg(${jobJson} order by j.id desc), '[]') as json
     from (select j.* ${found} and ($4::bigint is null or j.id < $4) order by j.id desc limit $5) j`,
    [...values(wanted), after, limit],
  );
  return rows ?? [];
}

/** How many jobs there are. */
export async function countFoundJobs(wanted: WantedJobs): Promise<number> {
  const [row] = await select<{ count: number }>(
    'background-jobs-count',
    `select count(*)::int as count ${found}`,
    values(wanted),
  );
  return row?.count ?? 0;
}

/** Has failed jobs tried again from now on as if they were new; gives those that are, with their names. */
export const retryFailed = (manager: EntityManager, ids: string[]): Promise<{ id: string; name: string }[]> =>
  manager.query<{ id: string; name: string }[]>(
    `select r.id::text as id, t.identifier as name
     from graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs where id = any($1::bigint[]) and attempts > 0 and locked_at is null
     ), run_at := now(), attempts := 0) r
     join graphile_worker._private_tasks t on t.id = r.task_id order by r.id`,
    [ids],
  );
