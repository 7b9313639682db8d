import { collectDefaultMetrics, Counter, Gauge } from 'prom-client';
import { readsOfCaches } from '../cache/cache';
import { readBackupAge } from '../backup/last-backup';
import { pool } from '../database/database';
import { queueOfJobs } from '../jobs/queue';
import { log } from '../logging/log';
import { partStatuses } from '../parts';
import { metrics } from './metrics';

const registers = [metrics];

collectDefaultMetrics({ register: metrics });

export const cacheReads = new Counter({
  name: 'treadway_cache_reads_total',
  help: 'Reads of values kept in memory: had there, or loaded from the database.',
  labelNames: ['cache', 'outcome'],
  registers,
  collect() {
    this.reset();
    for (const [cache, { had, loaded }] of readsOfCaches()) {
      this.inc({ cache, outcome: 'had' }, had);
      this.inc({ cache, outcome: 'loaded' }, loaded);
    }
  },
});

export const connections = new Gauge({
  name: 'treadway_database_connections',
  help: 'Connections of this server’s pool: used, idle, the most there may be, and requests that wait for one.',
  labelNames: ['state'],
  registers,
  collect() {
    const { totalCount, idleCount, waitingCount, options } = pool();
    this.set({ state: 'used' }, totalCount - idleCount);
    this.set({ state: 'idle' }, idleCount);
    this.set({ state: 'max' }, options.max);
    this.set({ state: 'awaited' }, waitingCount);
  },
});

export const readyParts = new Gauge({
  name: 'treadway_part_ready',
  help: 'Whether this server can use a part: 1 where it is ready, 0 where it is not.',
  labelNames: ['part'],
  registers,
  async collect() {
    for (const [part, status] of Object.entries(await partStatuses()))
      this.set({ part }, status === 'ready' ? 1 : 0);
  },
});

export const backupAge = new Gauge({
  name: 'treadway_backup_age_seconds',
  help: 'Time since the last backup was complete; absent where there has been none.',
  registers,
  async collect() {
    // The gauge would otherwise be 0 before the first backup.
    this.remove();
    const age = await readBackupAge().catch((error: unknown) => {
      log.warn({ err: error }, 'the age of the last backup could not be read');
      return null;
    });
    if (age !== null) this.set(age);
  },
});

const queueAge = new Gauge({
  name: 'treadway_jobs_age_seconds',
  help: 'For how long the oldest job that waits has been due, by its name; of all servers of the database.',
  labelNames: ['job'],
  registers,
});

export const queuedJobs = new Gauge({
  name: 'treadway_jobs',
  help: 'Jobs in the queue by name: waiting, running, retrying or given_up; of all servers of the database.',
  labelNames: ['job', 'state'],
  registers,
  async collect() {
    this.reset();
    queueAge.reset();
    // The other metrics matter even more if the database is unavailable.
    const queue = await queueOfJobs().catch((error: unknown) => {
      log.warn({ err: error }, 'the queue of jobs could not be measured');
      return [];
    });
    for (const { job, waiting, running, retrying, givenUp, age } of queue) {
      this.set({ job, state: 'waiting' }, waiting);
      this.set({ job, state: 'running' }, running);
      this.set({ job, state: 'retrying' }, retrying);
      this.set({ job, state: 'given_up' }, givenUp);
      queueAge.set({ job }, age);
    }
  },
});
