import { beforeAll, describe, expect, it } from '@jest/globals';
import { leftRowsStatement, nextRowsText } from '#server/features/editing/bulk/bulk.queries';
import { removeOldBulkActions } from '#server/features/editing/bulk/old-actions';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { type Action, BulkCalls, makeMany } from '#server/testing/bulk';
import { peopleBulk } from './people-list';

const portal = adminPortal();
const bulk = new BulkCalls(portal);

async function planOf(text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('bulk action on 3,000 people', () => {
  let action: Action;
  beforeAll(async () => {
    await makeMany('Crowd', 3000);
    await pool().query(`update profile set role = 'manager' where name like 'Crowd 00%'`);
    action = await bulk.start({
      action: 'role',
      values: [{ name: 'role', value: 'manager' }],
      selection: { all: true, search: 'crowd' },
    });
  });

  it('reads the rows of a batch and of a report page by an index', async () => {
    // The action is almost complete.
    await pool().query(`update bulk_row set state = 'done' where place < 2900`);
    await pool().query(`update bulk_row set reason = 'already' where place % 40 = 0`);
    await pool().query('analyze bulk_row, profile');
    expect(await planOf(nextRowsText, [action.id, 'waiting', 100])).toMatch(
      /Index Scan (using|on) bulk_row_(state|pkey)/,
    );
    const { text, values } = leftRowsStatement(peopleBulk, action.id, 'en', 1000, 51);
    expect(await planOf(text, values)).toMatch(/Index Scan (using|on) bulk_row_(reason|pkey)/);
    await pool().query(`update bulk_row set reason = null, state = 'waiting'`);
  });

  it('processes all rows, in turns with other waiting actions', async () => {
    const other = await bulk.start({ action: 'endSessions', selection: { ids: await makeMany('Alone', 1) } });
    await bulk.run();
    expect(await bulk.read(action.id)).toMatchObject({
      state: 'done',
      total: 3000,
      done: 2901,
      leftOut: 99,
    });
    expect(await bulk.read(other.id)).toMatchObject({ state: 'done', done: 1 });
    const { rows } = await pool().query(
      `select (select ended_at from bulk_action where id = $1) < (select ended_at from bulk_action where id = $2) as first`,
      [other.id, action.id],
    );
    expect(rows).toEqual([{ first: true }]);
  });

  it('deletes finished actions after 30 days in batches, and no running one', async () => {
    const left = async () =>
      (await pool().query<{ id: string }>('select distinct action_id as id from bulk_row')).rows.map(
        ({ id }) => id,
      );
    const going = await bulk.start({ action: 'endSessions', selection: { ids: await makeMany('Going', 1) } });
    await removeOldBulkActions(1000);
    expect(await left()).toContain(action.id);
    await pool().query(`update bulk_action set started_at = now() - interval '31 days'`);
    await removeOldBulkActions(1000);
    expect(await left()).toEqual([going.id]);
    const { rows } = await pool().query('select id from bulk_action');
    expect(rows).toEqual([{ id: going.id }]);
  });
});
