import { EventEmitter } from 'node:events';
import { runOnce, type WorkerEvents } from 'graphile-worker';
import { pool } from '#server/platform/database';
import { type Job, openConnections, workerOptions } from '#server/platform/jobs/jobs';

/** Runs these jobs as often as they are queued and due, then those that they queue; throws what they threw. */
export async function runDueJobs(jobs: Job[]): Promise<void> {
  const events: WorkerEvents = new EventEmitter();
  const failures: unknown[] = [];
  events.on('job:error', ({ error }) => failures.push(error));
  const connections = openConnections(pool().options.connectionString!);
  try {
    await runOnce({ ...workerOptions(jobs), pgPool: connections, concurrency: 1, events });
  } finally {
    // The last job may still be on its way out of the queue.
    await connections.end();
  }
  if (failures.length > 0) throw failures[0];
}
