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
import { select } from '../database';
import { log } from '../log';
import { jobRuns, jobSeconds } from '../metrics/metrics';
import { inSpan, traceOfSpan } from '../spans';
import { tracing } from '../trace';
import { asUnavailable } from '../unavailable';
import { closeConnections, openConnections } from './connections';

/** Jobs that wait for each other alone: what takes long in one lane holds up none of another. */
export interface Lane {
  name: string;
  /** How many of its jobs a server runs at a time. */
  atOnce: number;
}

const ordinary: Lane = { name: 'ordinary', atOnce: 2 };

/** Work that a server does by itself. It may be run again after a failure, so doing it twice must do no harm. */
export interface Job<Payload = unknown> {
  name: string;
  /** Gets what the job was queued with. A throw has it tried again later, with growing pauses over three days. */
  run(payload: Payload): Promise<unknown>;
  /** When it runs without being queued, as a cron line in UTC. */
  schedule?: string;
  /** Where it is not that of ordinary jobs. */
  lane?: Lane;
}

const workerLog = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message);
  else if (level === 'warning') log.warn(message);
  else log.debug(message);
});

/** The job as the runner calls it, counted and timed. */
const taskOf =
  ({ name, run: work }: Job): Task =>
  async (payload, { job: { attempts, max_attempts: max } }) => {
    const end = jobSeconds.startTimer({ job: name });
    try {
      await inSpan(`job ${name}`, () => tracing(traceOfSpan(), async () => work(payload)));
      jobRuns.inc({ job: name, outcome: 'done' });
    } catch (error) {
      // It notes what PostgreSQL is short of; the runner tries the job again in any case.
      asUnavailable(error);
      jobRuns.inc({ job: name, outcome: attempts < max ? 'failed' : 'given_up' });
      throw error;
    } finally {
      end();
    }
  };

/** What the job runner of every server and of the specs has in common. */
export const workerOptions = (jobs: Job[]) => ({
  logger: workerLog,
  taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)])) satisfies TaskList,
  noHandleSignals: true,
});

/**
 * Queues a job in the caller's transaction: it runs soon after the commit, on any server, and never without one.
 * `payload` is kept as JSON. A job with the same `key` that has not begun yet is replaced. One begins after all that
 * have a lower `place`, and after those of the same that were queued before it; none before `runAt`.
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

/** Queues jobs of one name as `enqueueJob` does, by one statement. */
export async function enqueueJobs(
  manager: EntityManager,
  name: string,
  jobs: { payload: unknown; key: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await select('jobs-enqueue', `select ${queuesJobs('$1', '$2')}`, jobValues(name, jobs), manager);
}

/** How many jobs of a name are queued, or run just now. */
export async function countJobs(name: string): Promise<number> {
  const [row] = await select<{ count: number }>(
    'jobs-of-a-name',
    'select count(*)::int as count from graphile_worker.jobs where task_identifier = $1',
    [name],
  );
  return row?.count ?? 0;
}

/** Milliseconds that a lane rests after it has found nothing to do. */
const restAfterNothing = 100;

/**
 * Has the runner of a lane that found nothing to do rest before it looks again. Every job that is queued wakes all
 * lanes, also those it is not for, and on a busy portal they would ask PostgreSQL all the time. The runner asks for
 * `forbiddenFlags` before each look.
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

/** Starts the runner of a lane, whose jobs are held by `holder`. */
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

/** Milliseconds for which jobs under way are waited for at the end. */
const maxEnd = 15_000;

/** Waits for the jobs under way; those that take too long are given back, for another server to begin again. */
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

/**
 * Works through the jobs in PostgreSQL, lane by lane. Gives back what ends it, within about so many milliseconds as it
 * is called with.
 */
export async function startJobs(
  databaseUrl: string,
  jobs: Job[],
): Promise<(milliseconds?: number) => Promise<void>> {
  const holder = `treadway-jobs ${randomUUID()}`;
  // The runners' own would still be closing, unheard, when they say that they have stopped.
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
