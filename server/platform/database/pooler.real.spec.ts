import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { entities } from '#server/app/entities';
import { type Pooler, startPooler } from '#server/testing/processes/pgbouncer';
import { specDatabaseUrl } from '#server/testing/database/database';
import { makePerson } from '#server/testing/factories';
import { versioned, watchCaches } from '../cache/cache';
import { alone, closeDatabase, openDatabase, pool, select, transaction } from './database';
import { enqueueJob, startJobs } from '../jobs/jobs';

let pooler: Pooler;
let directUrl: string;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  directUrl = await specDatabaseUrl();
  pooler = await startPooler(directUrl);
  await openDatabase(pooler.url, entities, 10, undefined, directUrl);
});
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  await closeDatabase();
  await pooler.close();
});

describe('pooler in transaction mode', () => {
  it('runs named statements and transactions of ten connections on two of its own, in UTC', async () => {
    const [limits] = await select<{ zone: string; limit: string }>(
      'spec-limits',
      `select current_setting('TimeZone') as zone, current_setting('statement_timeout') as limit`,
    );
    expect(limits).toEqual({ zone: 'UTC', limit: '30s' });
    const people = await Promise.all(Array.from({ length: 60 }, () => makePerson()));
    const rounds = Array.from({ length: 400 }, async (_, n) => {
      const { id } = people[n % people.length]!;
      const [row] = await select<{ id: string }>(
        `spec-of-${n % 25}`,
        'select id from profile where id = $1',
        [id],
      );
      await transaction(async (manager) => {
        await manager.query('update profile set phone = $2 where id = $1', [id, String(n)]);
      });
      return row!.id === id;
    });
    expect((await Promise.all(rounds)).every(Boolean)).toBe(true);
    const [found] = (
      await pool().query<{ backends: number }>(
        `select count(distinct pid)::int as backends from pg_stat_activity
         where datname = current_database() and application_name = 'treadway'`,
      )
    ).rows;
    expect(found!.backends).toBeLessThanOrEqual(2);
  });

  it('is bypassed by cache listeners, the job runner and locks', async () => {
    stops.push(await watchCaches(directUrl));
    let loads = 0;
    const kept = versioned('settings', async () => ++loads);
    await kept();
    await select('spec-change', "update site_setting set product_name = 'Roadmark'");
    while ((await kept()) === 1) await pause(10);

    const ran = Promise.withResolvers<unknown>();
    stops.push(await startJobs(directUrl, [{ name: 'note', run: async (payload) => ran.resolve(payload) }]));
    await transaction((manager) => enqueueJob(manager, 'note', 'now'));
    expect(await ran.promise).toBe('now');

    let inside = 0;
    const max = await Promise.all(
      Array.from({ length: 4 }, () =>
        alone(4711, async () => {
          const at = ++inside;
          await pause(20);
          inside--;
          return at;
        }),
      ),
    );
    expect(Math.max(...max)).toBe(1);
  });
});
