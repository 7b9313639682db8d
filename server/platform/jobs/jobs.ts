import { Logger, parseCronItems, run, type Task } from 'graphile-worker';
import { log } from '../log';

export interface Job {
  name: string;
  run: () => Promise<unknown>;
  /** When it runs, as a cron line in UTC. */
  schedule: string;
}

const workerLog = new Logger(() => (level, message) => {
  if (level === 'error') log.error(message);
  else if (level === 'warning') log.warn(message);
  else log.debug(message);
});

/** Works through the jobs in PostgreSQL, two at a time on this server. Gives back what ends it. */
export async function startJobs(databaseUrl: string, jobs: Job[]): Promise<() => Promise<void>> {
  const taskList = Object.fromEntries(
    jobs.map((job): [string, Task] => [job.name, async () => void (await job.run())]),
  );
  const runner = await run({
    connectionString: databaseUrl,
    maxPoolSize: 4,
    logger: workerLog,
    taskList,
    concurrency: 2,
    noHandleSignals: true,
    parsedCronItems: parseCronItems(
      jobs.map(({ name, schedule }) => ({ task: name, match: schedule, identifier: name })),
    ),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'));
  return () => runner.stop();
}
