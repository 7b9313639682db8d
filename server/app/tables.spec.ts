import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { select } from '#server/platform/database';
import { root } from '#server/platform/root';
import { type Api, startApi } from '#server/testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('every table of the portal', () => {
  it('belongs to one room', async () => {
    const { tables } = JSON.parse(readFileSync(join(root, 'rooms.json'), 'utf8')) as {
      tables: Record<string, string[]>;
    };
    const rows = await select<{ name: string }>(
      'spec-tables',
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'migration' order by 1`,
    );
    expect(Object.values(tables).flat().toSorted()).toEqual(rows.map(({ name }) => name));
  });
});
