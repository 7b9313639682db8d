import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { loadDemoData } from '../load';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('results of the demo people', () => {
  it('send no e-mail at the first start', async () => {
    await loadDemoData();
    const [row] = await select<{ results: number; jobs: number }>(
      'spec-demo',
      `select (select count(*)::int from attempt where closed_at is not null) as results,
         (select count(*)::int from graphile_worker.jobs) as jobs`,
    );
    expect(row!.results).toBeGreaterThan(5);
    expect(row!.jobs).toBe(0);
  });

  it('create points entries with past dates, as orders do, with balances in that order', async () => {
    const lines = await select<{ wrong: boolean; today: boolean }>(
      'spec-demo-ledger',
      `select balance_after <> sum(amount) over (partition by profile_id order by created_at, id) as wrong,
         created_at > now() - interval '1 hour' as today from points_entry`,
    );
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter(({ wrong, today }) => wrong || today)).toEqual([]);
  });
});
