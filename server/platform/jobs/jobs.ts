import { Logger, parseCronItems, run, type Task } from 'graphile-worker';
import type { EntityManager } from 'typeorm';
import { log } from '../log';

export interface Job {
  name: string;
  run: (payload: unknown) => Promise<unknown>;
  /** When it runs by itself, as a cron line in UTC; absent for jobs that are enqueued. */
  schedule?: string;
}

/** Enqueues a job in the caller's transaction: it runs only if the transaction commits. */
export async function enqueue(manager: EntityManager, name: string, payload: unknown): Promise<void> {
  await manager.query('select graphile_worker.add_job($1, $2::json)', [name, JSON.stringify(payload)]);
}

const workerLog = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message);
  else if (level === 'warning') log.warn(message);
  else log.debug(message);
});

/** Works through the jobs in PostgreSQL, two at a time on this server. Gives back what ends it. */
export async function startJobs(databaseUrl: string, jobs: Job[]): Promise<() => Promise<void>> {
  const taskList = Object.fromEntries(
    jobs.map((job): [string, Task] => [job.name, async (payload) => void (await job.run(payload))]),
  );
  const runner = await run({
    connectionString: databaseUrl,
    maxPoolSize: 4,
    logger: workerLog,
    taskList,
    concurrency: 2,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule }) =>
        schedule ? [{ task: name, match: schedule, identifier: name }] : [],
      ),
    ),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'));
  return () => runner.stop();
}
