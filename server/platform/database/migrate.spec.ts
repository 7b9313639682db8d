import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dropSpecDatabase, specDatabaseUrl } from '#server/testing/database/database';
import { runMigrations } from './migrate';

describe('migrations', () => {
  let emptyUrl: string;
  let admin: Client;

  beforeAll(async () => {
    emptyUrl = await specDatabaseUrl('template0');
    admin = new Client({ connectionString: emptyUrl });
    await admin.connect();
  });

  afterAll(async () => {
    await admin.end();
    await dropSpecDatabase(emptyUrl);
  });

  it('run once without errors when eight servers start on an empty database', async () => {
    await Promise.all(Array.from({ length: 8 }, () => runMigrations(emptyUrl)));
    const client = new Client({ connectionString: emptyUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string; times: number }>(
      'select name, count(*)::int as times from migrations group by name',
    );
    const { rows: jobs } = await client.query<{ tables: number }>(
      "select count(*)::int as tables from information_schema.tables where table_schema = 'graphile_worker'",
    );
    await client.end();
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
    expect(jobs[0]!.tables).toBeGreaterThan(0);
  });

  it('wait for a locked table only briefly, and are retried', async () => {
    await runMigrations(emptyUrl);
    const holder = new Client({ connectionString: emptyUrl });
    await holder.connect();
    await holder.query('begin; lock table migrations');
    const running = runMigrations(emptyUrl);
    const isPending = async (): Promise<boolean> => {
      const { rowCount } = await admin.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%from migrations'`,
      );
      return rowCount === 1;
    };
    while (!(await isPending())) await pause(20);
    while (await isPending()) await pause(20);
    await holder.end();
    await expect(running).resolves.toBeUndefined();
  });
});
