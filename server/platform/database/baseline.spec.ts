import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreateAudit1796600001000 } from '#migrations/baseline/1796600001000-create-audit';
import { dropSpecDatabase, specDatabaseUrl } from '#server/testing/database/database';
import { contentsOf, rowsOf, schemaOf } from '#server/testing/database/database-contents';
import { replaceByBaseline, runMigrations } from './migrate';

/**
 * A database of the last release before the baseline, with some rows. It was written by pg_dump 18 with the
 * options --inserts, --no-owner, --no-privileges and --no-comments.
 */
const dump = gunzipSync(
  readFileSync(join(__dirname, '../../testing/database/before-baseline.sql.gz')),
).toString();

const urls: string[] = [];

async function databaseBeforeBaseline(): Promise<string> {
  const url = await specDatabaseUrl('template0');
  urls.push(url);
  await rowsOf(url, dump);
  return url;
}

const migrationsOf = (url: string) =>
  rowsOf<{ timestamp: string; name: string }>(
    url,
    'select timestamp, name from migrations order by timestamp',
  );

/** Returns the number of rows by table. */
const countsOf = async (url: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await contentsOf(url)).map(([table, content]) => [table, content.split(' ')[0]!]),
  );

afterAll(async () => {
  for (const url of urls) await dropSpecDatabase(url);
});

describe('database from before the baseline', () => {
  let url: string;

  beforeAll(async () => {
    url = await databaseBeforeBaseline();
  });

  it('keeps all rows when names change', async () => {
    await rowsOf(
      url,
      `insert into data_request (profile_id, kind, state, asked_at, due_at)
       select id, 'deletion', 'asked', now(), now() from profile order by id limit 1`,
    );
    const before = await countsOf(url);
    const baseline = replaceByBaseline((await migrationsOf(url)).map(({ timestamp }) => timestamp))!;
    await runMigrations(url, baseline);
    expect(Object.values(await countsOf(url)).toSorted()).toEqual(Object.values(before).toSorted());
    expect((await migrationsOf(url)).map(({ timestamp }) => timestamp)).toEqual(baseline);
    const requests = await rowsOf(
      url,
      'select state, requested_at is not null as "hasTime" from data_request',
    );
    expect(requests).toEqual([{ state: 'requested', hasTime: true }]);
  });

  it('runs the same migrations as a new database, and has the same schema', async () => {
    await runMigrations(url);
    const newUrl = await specDatabaseUrl();
    urls.push(newUrl);
    expect(await migrationsOf(url)).toEqual(await migrationsOf(newUrl));
    expect(await schemaOf(url)).toEqual(await schemaOf(newUrl));
  });

  it('is migrated only once', async () => {
    const recorded = await rowsOf(url, 'select * from migrations order by id');
    await runMigrations(url);
    expect(await rowsOf(url, 'select * from migrations order by id')).toEqual(recorded);
  });
});

it('rejects migrating a database that stopped before the baseline, and changes nothing', async () => {
  const url = await databaseBeforeBaseline();
  await rowsOf(url, 'delete from migrations where timestamp = (select max(timestamp) from migrations)');
  const before = [await migrationsOf(url), await contentsOf(url)];
  await expect(runMigrations(url)).rejects.toThrow('from an early development version');
  expect([await migrationsOf(url), await contentsOf(url)]).toEqual(before);
});

it('rejects undoing a baseline', async () => {
  await expect(new CreateAudit1796600001000().down()).rejects.toThrow("can't be undone");
});
