import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { ImportKindEnum, type ImportOutcome, type SheetKind } from './import.enums';
import { rowsStatement } from './imports.queries';
import { evaluateText, runText } from './kinds/evaluate';
import { kindOf } from './kinds/kinds';
import { passesOf } from './checking/next-rows';

let api: Api;
let id: string;

beforeAll(async () => {
  api = await startApi();
  await pool().query(
    `insert into data_import (kind, status, file_name, made_by_kind, counts, done_counts, created_at)
     select case when n % 50 = 0 then 'points' else 'people' end, 'done', 'file.csv', 'system', '{}', '{}', now() - n * interval '1 hour'
     from generate_series(1, 3000) n`,
  );
  id = (await pool().query<{ id: string }>('select id from data_import order by created_at desc limit 1'))
    .rows[0]!.id;
  await pool().query(
    `insert into data_import_row (import_id, line, cells, "values", outcome, changes)
     select i.id, n, array['x'], '{}', case when n % 1000 = 0 then 'reject' else 'add' end,
       case when n % 1500 = 0 then '{"userType": ["pro", "standard"]}' else '{}' end::jsonb
     from (select id from data_import order by created_at desc limit 3) i, generate_series(1, 15000) n`,
  );
  await pool().query(
    `insert into profile (name, email) select 'Person ' || n, n || '@plans.example' from generate_series(1, 5000) n`,
  );
  await pool().query('analyze data_import, data_import_row, profile');
});
afterAll(() => api.close());

const planOf = async (text: string, values: unknown[]): Promise<string> => {
  const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

describe('query of import rows', () => {
  it.each<[ImportOutcome | null, boolean, string]>([
    [null, false, 'data_import_row_pkey'],
    ['reject', false, 'data_import_row_outcome'],
    [null, true, 'data_import_row_pro'],
  ])('uses an index for outcome %s, revoking PRO %s, namely %s', async (outcome, revokesPro, index) => {
    const { text, values } = rowsStatement(id, { outcome, revokesPro, search: '' }, 14_000, 51);
    const plan = await planOf(text, values);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on data_import_row');
  });
});

describe('statement for a batch of import rows', () => {
  const kinds = Object.keys(ImportKindEnum).filter((kind) => kind !== 'translations') as SheetKind[];

  const statements = kinds.flatMap((kind) =>
    passesOf(kindOf(kind)).flatMap((of, pass) =>
      [evaluateText, runText].map((text) => [kind, pass, text, of] as const),
    ),
  );

  it.each(statements)('reads only its batch for %s, pass %i (%o)', async (kind, _pass, text, of) => {
    const plan = await planOf(text(kindOf(kind), of), [id, 9000, 9499, 'system', null]);
    expect(plan).toContain('data_import_row_pkey');
    expect(plan).not.toContain('Seq Scan on data_import_row');
  });

  it('finds the rows of distributors by their number through an index', async () => {
    const [, later] = passesOf(kindOf('accounts'));
    const plan = await planOf(evaluateText(kindOf('accounts'), later), [id, 9000, 9499, 'system', null]);
    expect(plan).toContain('data_import_row_number');
  });
});
