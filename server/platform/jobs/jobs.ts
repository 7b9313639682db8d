import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  parseCronItems,
  run,
  type Runner,
  type Task,
  type TaskList,
  type WorkerPool,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { select } from '../database/database';
import { log } from '../logging/log';
import { jobRuns, jobSeconds } from '../metrics/metrics';
import { inSpan, traceOfSpan } from '../logging/spans';
import { tracing } from '../logging/trace';
import { asUnavailable } from '../unavailable';
import { closeConnections, openConnections } from './connections';

/** A separate queue of jobs, so that slow jobs in one lane don't delay those in another. */
export interface Lane {
  name: string;
  /** The number of its jobs that a server runs at the same time. */
  atOnce: number;
}

const ordinary: Lane = { name: 'ordinary', atOnce: 2 };

/** A background job. It may run again after a failure, so it must be idempotent. */
export interface Job<Payload = unknown> {
  name: string;
  /** Runs the job with the queued payload. If it throws, it is retried with exponential backoff over three days. */
  run(payload: Payload): Promise<unknown>;
  /** A cron line in UTC at which it runs without being queued. */
  schedule?: string;
  /** Defaults to the lane of ordinary jobs. */
  lane?: Lane;
}

const workerLog = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message);
  else if (level === 'warning') log.warn(message);
  else log.debug(message);
});

/** Returns the task of the runner, which measures the job. */
const taskOf =
  ({ name, run: work }: Job): Task =>
  async (payload, { job: { attempts, max_attempts: max } }) => {
    const end = jobSeconds.startTimer({ job: name });
    try {
      await inSpan(`job ${name}`, () => tracing(traceOfSpan(), async () => work(payload)));
      jobRuns.inc({ job: name, outcome: 'done' });
    } catch (error) {
      // Records a shortage of the database. The runner retries the job in any case.
      asUnavailable(error);
      jobRuns.inc({ job: name, outcome: attempts < max ? 'failed' : 'given_up' });
      throw error;
    } finally {
      end();
    }
  };

/** The options that the runner of servers and of specs have in common. */
export const workerOptions = (jobs: Job[]) => ({
  logger: workerLog,
  taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)])) satisfies TaskList,
  noHandleSignals: true,
});

/**
 * Queues a job in the caller's transaction; it starts soon after the commit, on any server. A waiting job with the same
 * `key` is replaced. Jobs start by lowest `place`, then in the order they were queued, and not before `runAt`.
 */
export async function enqueueJob(
  manager: EntityManager,
  name: string,
  payload: unknown,
  key: string | null = null,
  place = 0,
  runAt: Date | null = null,
): Promise<void> {
  await manager.query(
    'select graphile_worker.add_job($1, payload := $2::json, job_key := $3, priority := $4, run_at := $5)',
    [name, JSON.stringify(payload), key, place, runAt],
  );
}

/** Returns SQL that queues jobs and returns them as rows. The parameters are `jobValues`. */
export const queuesJobs = (name: string, jobs: string): string =>
  `graphile_worker.add_jobs((select array_agg(
     row(${name}::text, j.payload, null, null, null, j.key, null, null)::graphile_worker.job_spec)
     from json_to_recordset(${jobs}::json) as j (payload json, key text)))`;

/** Returns the values for `queuesJobs`. If several jobs have the same key, returns only the last of them. */
export const jobValues = (
  name: string,
  jobs: readonly { payload: unknown; key: string }[],
): [name: string, jobs: string] => {
  const byKey = new Map(jobs.map((job) => [job.key, job]));
  return [name, JSON.stringify([...byKey.values()])];
};

/** Queues several jobs of one name in one statement, like `enqueueJob`. */
export async function enqueueJobs(
  manager: EntityManager,
  name: string,
  jobs: { payload: unknown; key: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await select('jobs-enqueue', `select ${queuesJobs('$1', '$2')}`, jobValues(name, jobs), manager);
}

/** Returns the number of queued and running jobs of a name. */
export async function countJobs(name: string): Promise<number> {
  const [row] = await select<{ count: number }>(
    'jobs-of-a-name',
    'select count(*)::int as count from graphile_worker.jobs where task_identifier = $1',
    [name],
  );
  return row?.count ?? 0;
}

/** Milliseconds that a lane pauses after it found no job. */
const restAfterNothing = 100;

/**
 * Pauses the runner of a lane that found no job. Each queued job wakes all lanes, which would query PostgreSQL
 * constantly on a busy portal. The runner reads `forbiddenFlags` before each query, so the pause is there.
 */
export function resting() {
  let rest: Promise<unknown> = Promise.resolve();
  const events = new EventEmitter();
  events.on('worker:getJob:empty', () => {
    rest = pause(restAfterNothing);
  });
  const forbiddenFlags = async (): Promise<null> => {
    await rest;
    return null;
  };
  return { events, forbiddenFlags };
}

/** Starts the runner of a lane. `holder` is the owner of its locked jobs. */
async function startLane(pgPool: Pool, holder: string, { atOnce }: Lane, jobs: Job[]): Promise<Runner> {
  const rest = resting();
  rest.events.on('pool:create', ({ workerPool }: { workerPool: WorkerPool }) => {
    workerPool.id = holder;
  });
  return run({
    ...workerOptions(jobs),
    ...rest,
    pgPool,
    concurrency: atOnce,
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule }) =>
        schedule ? [{ task: name, match: schedule, identifier: name }] : [],
      ),
    ),
  });
}

/** Milliseconds to wait for running jobs at the end. */
const maxEnd = 15_000;

/** Waits for the running jobs. Unlocks those that take too long, so that another server runs them again. */
async function finishJobs(
  connections: Pool,
  holder: string,
  lanes: Runner[],
  milliseconds: number,
): Promise<void> {
  const finished = Promise.all(lanes.map((runner) => runner.stop())).then(() =>
    closeConnections(connections),
  );
  const late = pause(milliseconds, 'late', { ref: false });
  if ((await Promise.race([finished, late])) !== 'late') return;
  log.warn('jobs that took too long are given back');
  await connections.query('select graphile_worker.force_unlock_workers($1)', [[holder]]);
  void finished.catch(() => undefined);
}

/** Runs the queued jobs of all lanes. Returns a function that stops it within about the given milliseconds. */
export async function startJobs(
  databaseUrl: string,
  jobs: Job[],
): Promise<(milliseconds?: number) => Promise<void>> {
  const holder = `treadway-jobs ${randomUUID()}`;
  // The runners' own pools would report their end before they are closed.
  const connections = openConnections(databaseUrl, holder);
  const lanes = Map.groupBy(jobs, ({ lane }) => lane ?? ordinary);
  const running: Runner[] = [];
  let ending: Promise<void> | undefined;
  const stop = (milliseconds = maxEnd): Promise<void> =>
    (ending ??= finishJobs(connections, holder, running, milliseconds));
  try {
    for (const [lane, its] of lanes) running.push(await startLane(connections, holder, lane, its));
  } catch (error) {
    await stop();
    throw error;
  }
  for (const { promise } of running)
    promise.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'));
  return stop;
}
