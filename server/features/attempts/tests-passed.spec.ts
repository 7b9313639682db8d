import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { waitsFor } from '#server/testing/database/waiting';

let api: Api;
let modules: SpecModule[];
beforeAll(async () => {
  api = await startApi();
  modules = [await makeModule({ test: {} }), await makeModule({ test: {} })];
});
afterAll(() => api.close());

let person: SpecPerson;
beforeEach(async () => {
  person = await makePerson();
});

async function numberOf({ id }: { id: string }): Promise<number | null> {
  const { rows } = await pool().query<{ number: number }>(
    'select number from tests_passed where profile_id = $1',
    [id],
  );
  return rows[0]?.number ?? null;
}

const pass = (number: 0 | 1, whose = person) => makeResult(whose.id, modules[number]!, { status: 'passed' });

describe('number of passed tests', () => {
  it('is not stored for people who passed none', async () => {
    await makeResult(person.id, modules[0]!, { status: 'failed' });
    expect(await numberOf(person)).toBeNull();
  });

  it('counts each test once, however often it was passed', async () => {
    await pass(0);
    await pass(0);
    expect(await numberOf(person)).toBe(1);
    await pass(1);
    expect(await numberOf(person)).toBe(2);
  });

  it('is updated when a result changes its status or its person', async () => {
    const other = await makePerson();
    const [first] = [await pass(0), await pass(1)];
    await pool().query(`update attempt set status = 'failed' where id = $1`, [first]);
    expect(await numberOf(person)).toBe(1);
    await pool().query(`update attempt set status = 'passed' where id = $1`, [first]);
    expect(await numberOf(person)).toBe(2);
    await pool().query('update attempt set profile_id = $2 where id = $1', [first, other.id]);
    expect([await numberOf(person), await numberOf(other)]).toEqual([1, 1]);
    await pool().query('delete from attempt where profile_id = $1', [other.id]);
    expect(await numberOf(other)).toBe(0);
  });

  it('is updated for many people whose results are written together', async () => {
    const people = [person, await makePerson(), await makePerson()];
    for (const one of people) await makeResult(one.id, modules[0]!, { status: 'failed' });
    await pool().query(`update attempt set status = 'passed' where profile_id = any($1::uuid[])`, [
      people.map(({ id }) => id),
    ]);
    expect(await Promise.all(people.map(numberOf))).toEqual([1, 1, 1]);
  });

  it('counts both of two tests passed concurrently', async () => {
    const failed = [
      await makeResult(person.id, modules[0]!, { status: 'failed' }),
      await makeResult(person.id, modules[1]!, { status: 'failed' }),
    ];
    const turnsPassed = `update attempt set status = 'passed' where id = $1`;
    const client = await pool().connect();
    try {
      await client.query('begin');
      await client.query(turnsPassed, [failed[0]]);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const other = pool().query(turnsPassed, [failed[1]]);
      expect(await waitsFor(rows[0]!.pid, other)).toBe(true);
      await client.query('commit');
      await other;
    } finally {
      client.release();
    }
    expect(await numberOf(person)).toBe(2);
  });
});
