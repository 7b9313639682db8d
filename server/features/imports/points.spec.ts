import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { importing } from '#server/testing/features/imports';

let api: Api;
let admin: SpecPerson;
let files: ReturnType<typeof importing>;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  files = importing(api, admin);
});
afterAll(() => api.close());

const balanceOf = async ({ id }: SpecPerson): Promise<number> => {
  const { rows } = await pool().query<{ balance: number; sum: number }>(
    `select coalesce((select balance from points_balance where profile_id = $1), 0) as balance,
       coalesce((select sum(amount)::int from points_entry where profile_id = $1), 0) as sum`,
    [id],
  );
  expect(rows[0]!.sum).toBe(rows[0]!.balance);
  return rows[0]!.balance;
};

const head = 'reference,e-mail,points,note';

describe('import of points', () => {
  it('adds and subtracts points in row order, never below zero, each external id once', async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    const lines = [
      head,
      `A-1,${one.email},60,Fair`,
      `A-2,${one.email},-100,Too much`,
      `A-3,${one.email},-50,Returned`,
      `A-4,${other.email},-1,Nothing there`,
      `A-5,nobody@points.example,5,Nobody`,
      `A-6,${other.email},0,Nothing`,
      `,${other.email},7,No id`,
      `A-1,${other.email},60,Twice`,
    ];
    const made = await files.take('points', lines);
    expect(made.counts).toEqual({ add: 2, change: 0, unchanged: 0, reject: 6 });
    expect(
      (await files.rows(made.id)).map(({ reasons }) =>
        reasons.map(({ code, field }) => `${code} ${field}`).join(),
      ),
    ).toEqual([
      '',
      'BELOW_ZERO points',
      '',
      'BELOW_ZERO points',
      'UNKNOWN email',
      'INVALID points',
      'REQUIRED reference',
      'DUPLICATE reference',
    ]);
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([10, 0]);
    expect((await files.take('points', lines.slice(0, 4))).doneCounts).toEqual({
      add: 0,
      change: 0,
      unchanged: 2,
      reject: 1,
    });
    expect(await balanceOf(one)).toBe(10);
    const changed = await files.check('points', [head, `A-1,${one.email},61,Fair`]);
    expect((await files.rows(changed.id))[0]!.reasons).toMatchObject([{ code: 'OTHER_BEFORE' }]);
    expect(
      (await auditOf('points', one.id)).map(({ changes, actor }) => [changes['balance'], actor]),
    ).toEqual([
      [[0, 60], admin.id],
      [[60, 10], admin.id],
    ]);
  });

  it('rejects a row when the balance no longer suffices at the time of the import', async () => {
    const person = await makePerson();
    await files.take('points', [head, `B-1,${person.email},20,Given`]);
    const made = await files.check('points', [head, `B-2,${person.email},-20,Taken`]);
    expect(made.counts).toMatchObject({ add: 1 });
    await files.take('points', [head, `B-3,${person.email},-15,Spent`]);
    await files.step('startImport', { id: made.id });
    await files.run();
    expect((await files.find(made.id)).doneCounts).toEqual({ add: 0, change: 0, unchanged: 0, reject: 1 });
    expect(await balanceOf(person)).toBe(5);
  });

  it('undoes by compensating entries as far as the balance allows, and can be imported again', async () => {
    const person = await makePerson();
    const lines = [head, `C-1,${person.email},50,Given`];
    const made = await files.take('points', lines);
    await files.take('points', [head, `C-2,${person.email},-30,Spent`]);
    expect((await files.undo(made.id)).undo).toMatchObject({ removed: 1 });
    expect(await balanceOf(person)).toBe(0);
    expect((await files.rows(made.id))[0]).toMatchObject({
      undone: 'kept',
      unchangedReasons: [{ code: 'WAIVED' }],
    });
    expect((await files.take('points', lines)).doneCounts).toMatchObject({ add: 1 });
    expect(await balanceOf(person)).toBe(50);
  });
});
