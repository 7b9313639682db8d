import { EventEmitter } from 'node:events';
import { runOnce, type WorkerEvents } from 'graphile-worker';
import { pool } from '#server/platform/database/database';
import { closeConnections, openConnections } from '#server/platform/jobs/connections';
import { type Job, workerOptions } from '#server/platform/jobs/jobs';

/** Runs the due jobs and those that they queue. Throws their errors. */
export async function runDueJobs(jobs: Job[]): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const failures: unknown[] = [];
  events.on('job:error', ({ error }) => failures.push(error));
  const connections = openConnections(pool().options.connectionString!, 'treadway-jobs once');
  try {
    await runOnce({ ...workerOptions(jobs), pgPool: connections, concurrency: 1, events });
  } finally {
    await closeConnections(connections);
  }
  if (failures.length > 0) throw failures[0];
}
