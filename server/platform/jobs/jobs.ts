import { Logger, parseCronItems, run, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { log } from '../log';

/** Work that a server does by itself. It may be run again after a failure, so doing it twice must do no harm. */
export interface Job<Payload = unknown> {
  name: string;
  /** Gets what the job was queued with. A throw has it tried again later, with growing pauses over three days. */
  run(payload: Payload): Promise<unknown>;
  /** When it runs without being queued, as a cron line in UTC. */
  schedule?: string;
}

const workerLog = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message);
  else if (level === 'warning') log.warn(message);
  else log.debug(message);
});

/** What the job runner of every server and of the specs has in common. */
export const workerOptions = (jobs: Job[]) => ({
  logger: workerLog,
  taskList: Object.fromEntries(
    jobs.map((job) => [job.name, async (payload: unknown) => void (await job.run(payload))]),
  ) satisfies TaskList,
  noHandleSignals: true,
});

/**
 * Queues a job in the caller's transaction: it runs soon after the commit, on any server, and never without one.
 * `payload` is kept as JSON. A job with the same `key` that has not begun yet is replaced.
 */
export async function enqueueJob(
  manager: EntityManager,
  name: string,
  payload: unknown,
  key: string | null = null,
): Promise<void> {
  await manager.query('select graphile_worker.add_job($1, payload := $2::json, job_key := $3)', [
    name,
    JSON.stringify(payload),
    key,
  ]);
}

/** Queues jobs of one name as `enqueueJob` does, by one statement; of several with the same key the last. */
export async function enqueueJobs(
  manager: EntityManager,
  name: string,
  jobs: { payload: unknown; key: string }[],
): Promise<void> {
  const byKey = new Map(jobs.map((job) => [job.key, job]));
  if (byKey.size === 0) return;
  await manager.query(
    `select graphile_worker.add_jobs((select array_agg(
       row($1::text, j.payload, null, null, null, j.key, null, null)::graphile_worker.job_spec)
       from json_to_recordset($2::json) as j (payload json, key text)))`,
    [name, JSON.stringify([...byKey.values()])],
  );
}

/** Connections of the job runner. One that breaks is replaced by the pool; nobody listening would end the process. */
export function openConnections(databaseUrl: string): Pool {
  const connections = new Pool({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'treadway-jobs',
  });
  const tell = (error: Error) => log.warn({ err: error }, 'the job runner lost a connection');
  connections.on('error', tell);
  connections.on('connect', (client) => client.on('error', tell));
  return connections;
}

/** Works through the jobs in PostgreSQL, two at a time on this server. Gives back what ends it. */
export async function startJobs(databaseUrl: string, jobs: Job[]): Promise<() => Promise<void>> {
  // The runner's own would still be closing, unheard, when it says that it has stopped.
  const connections = openConnections(databaseUrl);
  const runner = await run({
    ...workerOptions(jobs),
    pgPool: connections,
    concurrency: 2,
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule }) =>
        schedule ? [{ task: name, match: schedule, identifier: name }] : [],
      ),
    ),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'));
  return async () => {
    try {
      await runner.stop();
    } finally {
      await connections.end();
    }
  };
}
