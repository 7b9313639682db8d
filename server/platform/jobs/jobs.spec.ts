import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { closeDatabase, openDatabase, select, transaction } from '#server/platform/database/database';
import { log } from '#server/platform/logging/log';
import { specDatabaseUrl } from '#server/testing/database/database';
import { runDueJobs } from '#server/testing/jobs';
import { giveBackJob } from './give-back';
import { enqueueJob, enqueueJobs, type Job, resting, startJobs } from './jobs';

let databaseUrl: string;
let ran: unknown[];
let failures: number;

const note: Job = {
  name: 'note',
  run: async (payload) => {
    if (failures-- > 0) throw new Error('Not this time.');
    ran.push(payload);
  },
};

beforeAll(async () => {
  databaseUrl = await specDatabaseUrl();
  await openDatabase(databaseUrl, []);
});
afterAll(closeDatabase);
beforeEach(() => {
  ran = [];
  failures = 0;
});

/** Returns a job that runs until it is told to end. */
function lasting(name: string) {
  const { promise: beginning, resolve: begin } = Promise.withResolvers<void>();
  const { promise: work, resolve: end } = Promise.withResolvers<void>();
  const run = (): Promise<void> => {
    begin();
    return work;
  };
  return { job: { name, run } satisfies Job, beginning, end };
}

const enqueue = (payload: unknown, key?: string): Promise<void> =>
  transaction((manager) => enqueueJob(manager, 'note', payload, key));

async function queued(): Promise<number> {
  const [row] = await select<{ count: number }>(
    'spec-queued',
    'select count(*)::int from graphile_worker.jobs',
  );
  return row!.count;
}

describe('queued job', () => {
  it('gets its payload and runs once', async () => {
    await enqueue({ word: 'Ümlaut', numbers: [1, 2] });
    await runDueJobs([note]);
    await runDueJobs([note]);
    expect(ran).toEqual([{ word: 'Ümlaut', numbers: [1, 2] }]);
    expect(await queued()).toBe(0);
  });

  it('stays queued after a failure and is retried later', async () => {
    failures = 1;
    await enqueue('patience');
    const level = log.level;
    log.level = 'silent';
    await expect(runDueJobs([note])).rejects.toThrow('Not this time.');
    log.level = level;
    const rows = await select(
      'spec-later',
      'select run_at > updated_at as later from graphile_worker._private_jobs',
    );
    expect(rows).toEqual([{ later: true }]);
    await select(
      'spec-much-later',
      `update graphile_worker._private_jobs set run_at = now() + interval '1 hour'`,
    );
    await runDueJobs([note]);
    expect(ran).toEqual([]);
    await select('spec-hurry', 'update graphile_worker._private_jobs set run_at = now()');
    await runDueJobs([note]);
    expect(ran).toEqual(['patience']);
  });

  it('is discarded when its transaction is rolled back', async () => {
    const undone = transaction(async (manager) => {
      await enqueueJob(manager, 'note', 'never');
      throw new Error('Undone.');
    });
    await expect(undone).rejects.toThrow('Undone.');
    expect(await queued()).toBe(0);
  });

  it('is replaced by a later one with the same key, unless it has begun', async () => {
    await enqueue('first', 'one');
    await enqueue('second', 'one');
    await enqueue('other', 'two');
    await runDueJobs([note]);
    expect(ran).toEqual(['second', 'other']);
  });

  it('can be queued with many others, each with its own key', async () => {
    const many = Array.from({ length: 50 }, (_, index) => ({ payload: { index }, key: `many:${index}` }));
    await transaction((manager) => enqueueJobs(manager, 'note', [...many, ...many.slice(0, 1)]));
    await runDueJobs([note]);
    expect(ran).toHaveLength(50);
    expect(ran).toEqual(expect.arrayContaining(many.map(({ payload }) => payload)));
  });
});

describe('job runner', () => {
  const ofRunner = "application_name like 'treadway-jobs %'";
  const connections = async (): Promise<number> =>
    (await select('spec-connections', `select from pg_stat_activity where ${ofRunner}`)).length;
  // PostgreSQL notices the closed connections a moment later.
  const noConnections = async (): Promise<void> => {
    while ((await connections()) > 0) await setTimeout(20);
  };

  it('starts a job as soon as the transaction that queued it is committed', async () => {
    const began = Promise.withResolvers();
    const first: Job = { name: 'note', run: async (payload) => began.resolve(payload) };
    const stop = await startJobs(databaseUrl, [first]);
    await enqueue('now');
    expect(await began.promise).toBe('now');
    await stop();
  });

  it('closes its connections when it stops', async () => {
    const stop = await startJobs(databaseUrl, [note]);
    expect(await connections()).toBeGreaterThan(0);
    await stop();
    await noConnections();
  });

  it('runs nothing when one of its lanes can’t start', async () => {
    const broken: Job = { name: 'broken', run: async () => undefined, schedule: 'never' };
    const lanes = [note, { ...broken, lane: { name: 'aside', atOnce: 1 } }];
    await expect(startJobs(databaseUrl, lanes)).rejects.toThrow('never');
    await noConnections();
    await enqueue('left');
    expect([await queued(), ran]).toEqual([1, []]);
    await runDueJobs([note]);
  });

  it('polls an empty lane only after a pause', async () => {
    const { events, forbiddenFlags } = resting();
    const looks = async (): Promise<boolean> =>
      Promise.race([forbiddenFlags().then(() => true), setImmediate(false)]);
    expect(await looks()).toBe(true);
    events.emit('worker:getJob:empty');
    expect(await looks()).toBe(false);
    await forbiddenFlags();
    expect(await looks()).toBe(true);
  });

  it('survives broken connections', async () => {
    const began = Promise.withResolvers();
    const first: Job = { name: 'note', run: async (payload) => began.resolve(payload) };
    const level = log.level;
    log.level = 'silent';
    const stop = await startJobs(databaseUrl, [first]);
    await select('spec-break', `select pg_terminate_backend(pid) from pg_stat_activity where ${ofRunner}`);
    await enqueue('afterwards');
    expect(await began.promise).toBe('afterwards');
    await stop();
    log.level = level;
  });
});

describe('database that is unavailable when a job ends', () => {
  const ends = {
    well: async () => undefined,
    badly: async () => Promise.reject(new Error('Not this time.')),
  };

  it.each(Object.keys(ends) as (keyof typeof ends)[])(
    'is updated afterwards when the job ended %s',
    async (how) => {
      const level = log.level;
      log.level = 'silent';
      const cut: Job = {
        name: 'cut',
        run: async () => {
          await select(
            'spec-cut',
            `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and application_name like 'treadway-jobs %'`,
          );
          await ends[how]();
        },
      };
      await transaction((manager) => enqueueJob(manager, 'cut', {}));
      const stop = await startJobs(databaseUrl, [cut]);
      const noted = `select from graphile_worker._private_jobs where locked_by is not null or attempts = 0`;
      while ((await select('spec-noted', noted)).length > 0) await setTimeout(50);
      await stop();
      log.level = level;
      expect(await queued()).toBe(how === 'well' ? 0 : 1);
      await select('spec-clear', 'delete from graphile_worker._private_jobs');
    },
  );
});

describe('jobs of a crashed server', () => {
  it('are released, and none of a running server', async () => {
    const { job, beginning, end } = lasting('long');
    await transaction(async (manager) => {
      await enqueueJob(manager, 'long', {});
      await enqueueJob(manager, 'left', {});
    });
    await select(
      'spec-killed',
      `update graphile_worker._private_jobs j set locked_by = 'treadway-jobs of nobody', locked_at = now()
       from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'left'`,
    );
    const stop = await startJobs(databaseUrl, [job]);
    await beginning;
    const held = (): Promise<unknown[]> =>
      select(
        'spec-held-by',
        'select task_identifier as name, locked_by is not null as held from graphile_worker.jobs order by 1',
      );
    const both = [
      { name: 'left', held: true },
      { name: 'long', held: true },
    ];
    await giveBackJob.run(null);
    expect(await held()).toEqual(both);
    await select(
      'spec-minutes-later',
      `update graphile_worker._private_jobs set locked_at = now() - interval '2 minutes'`,
    );
    await giveBackJob.run(null);
    expect(await held()).toEqual([{ name: 'left', held: false }, both[1]]);
    end();
    await stop();
    expect(await held()).toEqual([{ name: 'left', held: false }]);
    await select('spec-clear', 'delete from graphile_worker._private_jobs');
  });
});

describe('shutdown of the job runner', () => {
  it('removes a job from the queue that ends during the shutdown', async () => {
    for (let round = 1; round <= 5; round++) {
      const { job, beginning, end } = lasting('ending');
      await transaction((manager) => enqueueJob(manager, 'ending', {}));
      const stop = await startJobs(databaseUrl, [job]);
      await beginning;
      const stopped = stop();
      end();
      await stopped;
      expect(await queued()).toBe(0);
    }
  });

  it('releases a slow job at once', async () => {
    const { job, beginning, end } = lasting('endless');
    const level = log.level;
    log.level = 'silent';
    await transaction((manager) => enqueueJob(manager, 'endless', {}));
    const stop = await startJobs(databaseUrl, [job]);
    await beginning;
    await stop(20);
    const held = 'select locked_by from graphile_worker.jobs where task_identifier = $1';
    expect(await select('spec-held', held, ['endless'])).toEqual([{ locked_by: null }]);
    end();
    log.level = level;
  });
});
