import type { EntityManager } from 'typeorm';
import { type Column, moments } from '#server/features/editing/csv/columns';
import { type RowListing, rowQuery } from '#server/features/editing/rows/list-rows';
import type { RowColumns } from '#server/features/editing/rows/row-columns';
import type { RowList, RowQuery } from '#server/features/editing/rows/row-list';
import { wordPatterns } from '#server/features/editing/search-words';
import { foldSearchSql, moment } from '#server/platform/database/sql';
import { filterConditions } from '#server/platform/database/statement';
import { checkSearch, isStorable } from '#server/platform/validation';
import { BackgroundJobStateEnum } from './background-job.enums';
import type { BackgroundJob, BackgroundJobFilter } from './background-job.types';

// The queue deletes completed jobs.
const state = `case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'given_up'
  when j.attempts > 0 then 'retrying' else 'waiting' end`;

const jobColumns: RowColumns = {
  id: 'j.id::text',
  name: 'j.task_identifier',
  state,
  // The first line of an error describes it. The others are only useful in the log.
  reason: `left(split_part(j.last_error, E'\\n', 1), 500)`,
  tries: 'j.attempts',
  maxTries: 'j.max_attempts',
  queuedAt: moment('j.created_at'),
  runAt: moment('j.run_at'),
};

export type JobSort = 'queuedAt' | 'runAt' | 'name' | 'state' | 'tries';

/** The list of queued, running and failed jobs for administrators. */
export const jobRows: RowList<JobSort> = {
  table: 'graphile_worker.jobs j',
  id: 'j.id',
  idType: 'bigint',
  conditions: {
    name: { kind: 'choice', sql: 'j.task_identifier' },
    state: { kind: 'choice', sql: state, type: BackgroundJobStateEnum },
    reason: { kind: 'text', sql: 'j.last_error', optional: true },
    tries: { kind: 'number', sql: 'j.attempts' },
    queuedAt: { kind: 'moment', sql: 'j.created_at' },
    runAt: { kind: 'moment', sql: 'j.run_at' },
  },
  sorts: {
    queuedAt: { description: 'Time when the job was queued.', sql: 'j.created_at', type: 'timestamptz' },
    runAt: { description: 'Time when the next try is or was due.', sql: 'j.run_at', type: 'timestamptz' },
    name: { description: 'Name of the job.', sql: 'j.task_identifier', type: 'text' },
    state: { description: 'Status of the job.', sql: state, type: 'text' },
    tries: { description: 'Number of tries so far.', sql: 'j.attempts::int', type: 'int' },
  },
  order: { field: 'queuedAt', direction: 'DESC' },
  json: jobColumns,
  parts: 'join graphile_worker.jobs j on j.id = f.id',
};

/** The requested filter of a list of jobs. `search` matches names and error messages. */
export interface JobListing extends RowListing<JobSort> {
  filter?: BackgroundJobFilter | null | undefined;
}

const searchedText = foldSearchSql(`j.task_identifier || ' ' || coalesce(j.last_error, '')`);

/** Returns the validated query of the list. */
export const jobQuery = ({ filter, ...listing }: JobListing): RowQuery<JobSort> => {
  const patterns = wordPatterns(checkSearch(listing.search?.trim()));
  const named = filter?.named?.filter(isStorable) ?? [];
  return rowQuery(jobRows, listing, (statement) => [
    ...(patterns.length > 0
      ? [
          `(${searchedText} like all(${statement.value(patterns, 'text[]')})
            or j.task_identifier = any(${statement.value(named, 'text[]')}))`,
        ]
      : []),
    ...filterConditions(statement, [[filter?.states, 'text[]', (value) => `${state} = any(${value})`]]),
  ]);
};

/** The columns of the exported file. */
export const jobFileColumns: readonly Column<BackgroundJob>[] = [
  { header: 'id', cell: ({ id }) => id },
  { header: 'name', cell: ({ name }) => name },
  { header: 'state', cell: (job) => job.state },
  { header: 'failure', cell: ({ failure }) => failure ?? '' },
  { header: 'reason', cell: ({ reason }) => reason ?? '' },
  { header: 'tries', cell: ({ tries }) => tries },
  { header: 'maxTries', cell: ({ maxTries }) => maxTries },
  moments('queuedAt', ({ queuedAt }) => queuedAt),
  moments('runAt', ({ runAt }) => runAt),
];

/** Reschedules failed jobs with all their attempts. Returns their ids and names. */
export const retryFailed = (manager: EntityManager, ids: string[]): Promise<{ id: string; name: string }[]> =>
  manager.query<{ id: string; name: string }[]>(
    `select r.id::text as id, t.identifier as name
     from graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs where id = any($1::bigint[]) and attempts > 0 and locked_at is null
     ), run_at := now(), attempts := 0) r
     join graphile_worker._private_tasks t on t.id = r.task_id order by r.id`,
    [ids],
  );
