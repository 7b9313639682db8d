import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { storage } from '#server/features/storage/object-storage';
import { pool, transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob, type Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';
import { runDueJobs } from '#server/testing/jobs';
import { importing } from '#server/testing/features/imports';
import { checkBatch, stageImport } from '../checking/check-import';
import { previousJobNames, readJobName, runJobName } from '../import.job-names';
import { batchSize } from '../checking/next-rows';
import { runBatch } from './run-import';
import { undoBatch } from '../undoing/undo-import';
import { maxRetries, maxTries, takeTurn } from './work';

let api: Api;
let files: ReturnType<typeof importing>;

beforeAll(async () => {
  api = await startApi();
  files = importing(api, await makePerson({ role: 'admin' }));
});
afterAll(() => api.close());

const rows = batchSize + 100;

const people = (domain: string): string[] => [
  'email,name',
  ...Array.from({ length: rows }, (_, index) => `person${index}@${domain}.example,Person ${index}`),
];

const countOf = async (domain: string): Promise<number> => {
  const { rows: found } = await pool().query<{ count: number }>(
    'select count(*)::int as count from profile where email like $1',
    [`%@${domain}.example`],
  );
  return found[0]!.count;
};

async function started(domain: string): Promise<string> {
  const { id } = await files.check('people', people(domain));
  await files.step('startImport', { id });
  return id;
}

/** Returns the data of queued messages about an import. */
const mailsOf = async (id: string): Promise<object[]> => {
  const { rows: found } = await pool().query<{ payload: { profileId: string; values: object } }>(
    `select j.payload from graphile_worker._private_jobs j where j.key = $1`,
    [`import:${id}`],
  );
  return found.map(({ payload: { profileId, values } }) => ({ profileId, ...values }));
};

describe('running import', () => {
  it('reports to the person who started it by e-mail when it ends or is stopped', async () => {
    const starter = await makePerson({ role: 'admin', lang: 'es' });
    const own = importing(api, starter);
    const { id } = await files.check('people', ['email,name', 'mail@report.example,A', 'bad,B']);
    await own.step('startImport', { id });
    expect(await mailsOf(id)).toEqual([]);
    await own.run();
    const told = { profileId: starter.id, importId: id, fileName: 'file.csv', changed: 0, unchanged: 0 };
    expect(await mailsOf(id)).toEqual([{ ...told, stopped: false, added: 1, rejected: 1 }]);
    const other = await started('reported');
    await runBatch(other);
    await files.step('stopImport', { id: other });
    expect(await mailsOf(other)).toMatchObject([{ stopped: true, added: batchSize, rejected: 0 }]);
  });

  it('stops after the current batch, keeps the imported rows, and can be undone', async () => {
    const id = await started('stopped');
    expect(await runBatch(id)).toBe(true);
    expect(await files.find(id)).toMatchObject({
      status: 'running',
      done: batchSize,
      doneCounts: { add: batchSize },
    });
    await files.step('stopImport', { id });
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'stopped', done: batchSize, counts: { add: rows } });
    expect(await countOf('stopped')).toBe(batchSize);
    expect(await files.undo(id)).toMatchObject({
      status: 'undone',
      undo: { removed: batchSize, addedStays: 0 },
    });
    expect(await countOf('stopped')).toBe(0);
  });

  it('continues after the last committed batch when the server crashes, and imports each row once', async () => {
    const id = await started('killed');
    await runBatch(id);
    // A crash within a batch rolls the batch back.
    const dies = transaction(async (manager) => {
      await manager.query('select from data_import where id = $1 for update', [id]);
      await manager.query(`insert into profile (name, email) values ('Half', 'half@killed.example')`);
      await manager.query('select pg_terminate_backend(pg_backend_pid())');
    });
    await expect(dies).rejects.toThrow('terminat');
    expect(await countOf('killed')).toBe(batchSize);
    await files.run();
    expect(await files.find(id)).toMatchObject({
      status: 'done',
      done: rows,
      doneCounts: { add: rows, reject: 0 },
    });
    expect(await countOf('killed')).toBe(rows);
  });

  it('imports each row once when two servers process it at the same time', async () => {
    const id = await started('twice');
    const toTheEnd = async (): Promise<void> => {
      while (await runBatch(id));
    };
    await Promise.all([toTheEnd(), toTheEnd()]);
    expect(await files.find(id)).toMatchObject({ status: 'done', doneCounts: { add: rows } });
    expect(await countOf('twice')).toBe(rows);
  });

  it('adds each person once when two imports add the same people at the same time', async () => {
    const ids = [await started('both'), await started('both')];
    await Promise.all(
      ids.map(async (id) => {
        while (await runBatch(id));
      }),
    );
    expect(await countOf('both')).toBe(rows);
    const [one, other] = await Promise.all(ids.map((id) => files.find(id)));
    expect(one!.doneCounts.add + other!.doneCounts.add).toBe(rows);
    expect(one!.doneCounts.unchanged + other!.doneCounts.unchanged).toBe(rows);
  });

  it('stops undoing when the person loses the right to import, and another administrator completes it', async () => {
    const id = await started('left');
    await files.run();
    const leaver = await makePerson({ role: 'admin' });
    await importing(api, leaver).step('undoImport', { id });
    await undoBatch(id);
    await pool().query(`update profile set role = 'user' where id = $1`, [leaver.id]);
    await files.run();
    const half = await files.find(id);
    expect(half).toMatchObject({
      status: 'stopped',
      failure: { code: 'FORBIDDEN' },
      undo: { removed: batchSize },
      undoPreview: { removed: rows - batchSize },
    });
    expect(half.undoUntil).not.toBeNull();
    expect(await countOf('left')).toBe(rows - batchSize);
    expect(await files.undo(id)).toMatchObject({ status: 'undone', failure: null, undo: { removed: rows } });
    expect(await countOf('left')).toBe(0);
  });

  it('stops when the person who started it loses the right to import', async () => {
    const leaver = await makePerson({ role: 'admin' });
    const own = importing(api, leaver);
    const { id } = await own.check('people', ['email,name', 'late@leaver.example,Late']);
    await own.step('startImport', { id });
    await pool().query(`update profile set role = 'user' where id = $1`, [leaver.id]);
    await own.run();
    expect(await files.find(id)).toMatchObject({ status: 'stopped', failure: { code: 'FORBIDDEN' } });
    expect(await countOf('leaver')).toBe(0);
  });
});

describe('rolling upgrade', () => {
  /** Returns the name of the queued job of an import. */
  const jobOf = async (id: string): Promise<string> => {
    const { rows: found } = await pool().query<{ name: string }>(
      'select task_identifier as name from graphile_worker.jobs where key = $1',
      [`import-${id}`],
    );
    return found[0]!.name;
  };

  /** Queues a job as the former release does. */
  const queueAsBefore = (id: string, name: string, payload: object = { id }): Promise<void> =>
    transaction((manager) => enqueueJob(manager, name, payload, `import-${id}`));

  const lines = [
    'kind,number,name,distributor',
    'gold_retailer,ROLL-R1,Shop,ROLL-D1',
    'gold_distributor,ROLL-D1,North,',
  ];

  it('queues jobs that servers of the former release ignore, and continues the jobs they have queued', async () => {
    const { id } = await files.match(await files.send('accounts', lines));
    const names = [await jobOf(id)];
    await queueAsBefore(id, 'check-import');
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'checked', counts: { add: 2 } });
    await files.step('startImport', { id });
    names.push(await jobOf(id));
    await queueAsBefore(id, 'run-import');
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'done', doneCounts: { add: 2 } });
    await files.step('undoImport', { id });
    names.push(await jobOf(id));
    await queueAsBefore(id, 'undo-import');
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'undone', undo: { removed: 2 } });
    expect(names.filter((name) => name in previousJobNames)).toEqual([]);
  });

  it('checks rows that the former release has read without reading the file again', async () => {
    const { id } = await files.match(await files.send('accounts', lines));
    await stageImport(id);
    await queueAsBefore(id, 'check-import', { id, isStaged: true });
    await pool().query(
      'update stored_file set stored_at = null from data_import i where i.id = $1 and file_id = stored_file.id',
      [id],
    );
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'checked', counts: { add: 2 } });
  });
});

describe('failing import', () => {
  const level = log.level;
  beforeAll(() => {
    log.level = 'silent';
  });
  afterAll(() => {
    log.level = level;
  });

  /** Makes PostgreSQL reject writes of that person; returns a function that ends this. */
  async function rejecting(email: string): Promise<() => Promise<unknown>> {
    const name = `refuse_${email.replace(/\W/g, '_')}`;
    await pool().query(`
      create function ${name}() returns trigger language plpgsql as $f$ begin
        if coalesce(new.email, old.email) = '${email}' then raise exception 'out of order'; end if;
        return coalesce(new, old);
      end $f$;
      create trigger ${name} before insert or delete on profile for each row execute function ${name}()`);
    return () => pool().query(`drop trigger ${name} on profile; drop function ${name}()`);
  }

  /** Runs queued jobs the given number of times, without delays between retries. */
  async function tryOften(times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      await pool().query('update graphile_worker._private_jobs set run_at = now()');
      await files.run().catch(() => undefined);
    }
  }

  const stepsOf = async (id: string): Promise<unknown[]> => {
    const { rows: found } = await pool().query(
      `select actor_kind as actor, outcome, changes -> 'reason' ->> 1 as reason from audit_entry
       where target_kind = 'import' and target_id = $1 order by id desc limit 2`,
      [id],
    );
    return found.reverse();
  };

  it('stops after the maximum of retries without progress, reports it by e-mail, and can be resumed', async () => {
    const id = await started('broken');
    const restore = await rejecting(`person${batchSize + 3}@broken.example`);
    await tryOften(maxTries - 1);
    expect(await files.find(id)).toMatchObject({ status: 'running', done: batchSize });
    await tryOften(1);
    expect(await files.find(id)).toMatchObject({
      status: 'stopped',
      done: batchSize,
      doneCounts: { add: batchSize, reject: 0 },
      failure: { code: 'INTERNAL' },
    });
    expect(await mailsOf(id)).toMatchObject([{ stopped: true, couldNot: 'run', added: batchSize }]);
    expect(await stepsOf(id)).toEqual([
      { actor: 'person', outcome: 'started', reason: null },
      { actor: 'system', outcome: 'stopped', reason: 'INTERNAL' },
    ]);
    await restore();
    const resumed = await files.step('resumeImport', { id });
    expect(resumed).toMatchObject({ status: 'running', failure: null, done: batchSize });
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'done', doneCounts: { add: rows, reject: 0 } });
    expect(await countOf('broken')).toBe(rows);
  });

  it('can be undone instead, and then no longer resumed', async () => {
    const id = await started('half');
    const restore = await rejecting(`person${batchSize + 3}@half.example`);
    await tryOften(maxTries);
    await restore();
    expect(await files.undo(id)).toMatchObject({ status: 'undone', undo: { removed: batchSize } });
    await expect(files.step('resumeImport', { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('stops its undo after the same retries, which can be completed later', async () => {
    const id = await started('back');
    await files.run();
    const restore = await rejecting(`person${batchSize + 3}@back.example`);
    await files.step('undoImport', { id });
    await tryOften(maxTries);
    expect(await files.find(id)).toMatchObject({
      status: 'stopped',
      failure: { code: 'INTERNAL' },
      undo: { removed: batchSize },
      undoPreview: { removed: rows - batchSize },
    });
    expect(await mailsOf(`${id}:undo`)).toMatchObject([{ couldNot: 'undo' }]);
    await expect(files.step('resumeImport', { id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await restore();
    // A partial undo must be completed even after the period in which an undo can be started.
    await pool().query(`update data_import set started_at = now() - interval '8 days' where id = $1`, [id]);
    expect(await files.undo(id)).toMatchObject({ status: 'undone', failure: null, undo: { removed: rows } });
    expect(await countOf('back')).toBe(0);
  });

  it('stops when every server crashes while processing it', async () => {
    const id = await started('deadly');
    await runBatch(id);
    await pool().query('update data_import set tries = $2 where id = $1', [id, maxRetries]);
    await files.run();
    expect(await files.find(id)).toMatchObject({
      status: 'stopped',
      done: batchSize,
      failure: { code: 'INTERNAL' },
    });
  });

  it.each(['STORAGE_UNAUTHORIZED', 'STORAGE_QUOTA_EXCEEDED', 'STORAGE_RETRY_LIMIT_EXCEEDED'] as const)(
    'keeps a file that the storage denies with %s, and reads it later',
    async (code) => {
      const failure = new AppError(code);
      const open = jest.spyOn(storage(), 'open').mockRejectedValue(failure);
      await expect(files.send('people', people('denied'))).rejects.toBe(failure);
      open.mockRestore();
      const { rows: found } = await pool().query<{ id: string; status: string }>(
        'select id, status from data_import order by created_at desc limit 1',
      );
      expect(found[0]!.status).toBe('reading');
      await tryOften(1);
      expect(await files.find(found[0]!.id)).toMatchObject({ status: 'read', failure: null });
    },
  );

  it('fails with the reason when the storage denies the file for hours', async () => {
    const open = jest.spyOn(storage(), 'open').mockRejectedValue(new AppError('STORAGE_QUOTA_EXCEEDED'));
    await files.send('people', people('full')).catch(() => undefined);
    const { rows: found } = await pool().query<{ id: string }>(
      'select id from data_import order by created_at desc limit 1',
    );
    await tryOften(maxTries);
    expect(await files.find(found[0]!.id)).toMatchObject({ status: 'reading' });
    await tryOften(maxRetries - maxTries - 1);
    open.mockRestore();
    expect(await files.find(found[0]!.id)).toMatchObject({
      status: 'failed',
      failure: { code: 'STORAGE_QUOTA_EXCEEDED' },
    });
  });

  it('stops reading the file, before any change', async () => {
    const { id } = await files.check('people', people('unread'));
    await files.step('discardImport', { id });
    await pool().query(`update data_import set status = 'reading', tries = $2 where id = $1`, [
      id,
      maxRetries,
    ]);
    await transaction((manager) => enqueueJob(manager, readJobName, { id }));
    await files.run();
    expect(await files.find(id)).toMatchObject({
      status: 'failed',
      failure: { code: 'INTERNAL', reason: null },
    });
  });
});

describe('large import', () => {
  it('alternates with a small import of another person', async () => {
    const large = await files.check('people', people('large'));
    const small = importing(api, await makePerson({ role: 'admin' }));
    const { id } = await small.check('people', ['email,name', 'one@small.example,One']);
    await files.step('startImport', { id: large.id });
    await small.step('startImport', { id });
    const turns: string[] = [];
    const job: Job<{ id: string }> = {
      name: runJobName,
      run: async (payload) => {
        turns.push(payload.id === id ? 'small' : 'large');
        await takeTurn(payload.id, 'running', runJobName, runBatch, { max: 1 });
      },
    };
    await runDueJobs([job as Job]);
    expect(turns.slice(0, 3)).toEqual(['large', 'small', 'large']);
    expect(await files.find(large.id)).toMatchObject({ status: 'done', doneCounts: { add: rows } });
  });

  it('is checked further when the server that read its file crashed', async () => {
    const { id } = await files.match(await files.send('people', people('judged')));
    await stageImport(id);
    expect(await checkBatch(id)).toBe(true);
    expect(await files.find(id)).toMatchObject({ status: 'checking', done: rows });
    // Makes the file unavailable. Reading it again would discard the evaluated rows.
    await pool().query(
      'update stored_file set stored_at = null from data_import i where i.id = $1 and file_id = stored_file.id',
      [id],
    );
    await files.run();
    expect(await files.find(id)).toMatchObject({ status: 'checked', counts: { add: rows, reject: 0 } });
  });
});
