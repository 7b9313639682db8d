import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool, select, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { span } from '#server/testing/moments';
import { promote } from '../status/change-user-types';
import { resetPro } from './pro-people.service';

let api: Api;
let admin: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  token = await api.tokenOf(admin);
});
afterAll(() => api.close());
beforeEach(async () => {
  await pool().query(`update profile set user_type = 'conti' where user_type = 'pro'`);
});

const makePro = (name = 'Sam Sample', values: Parameters<typeof makePerson>[0] = {}): Promise<SpecPerson> =>
  makePerson({ userType: 'pro', name, ...values });

async function stored({ id }: SpecPerson): Promise<{ userType: string; cycle: Date | null }> {
  const [row] = await select<{ userType: string; cycle: Date | null }>(
    'spec-cycle',
    'select user_type as "userType", pro_cycle_started_at as cycle from profile where id = $1',
    [id],
  );
  return row!;
}

describe('list of PRO people', () => {
  interface Data {
    proPeople: {
      totalCount: number;
      nodes: { id: string; name: string; accountName: string | null; proSince: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const query = `query ($search: String, $where: ProPersonWhere, $orderBy: ProPersonOrder, $first: Int = 2, $after: String) {
    proPeople(search: $search, where: $where, orderBy: $orderBy, first: $first, after: $after) {
    totalCount nodes { id name email accountName proSince } pageInfo { hasNextPage endCursor } } }`;
  const read = (variables: Record<string, unknown> = {}, by = token) =>
    api.graphql<Data>(query, variables, by);

  it('lists everyone once, sorted by name regardless of case and accents', async () => {
    await makePerson({ name: 'Standard' });
    for (const name of ['Cho', 'álvaro', 'anna', 'Bo', 'Anna']) await makePro(name);
    const names: string[] = [];
    let after: string | undefined;
    for (;;) {
      const { proPeople } = (await read({ after })).body.data;
      expect(proPeople.totalCount).toBe(5);
      names.push(...proPeople.nodes.map(({ name }) => name));
      if (!proPeople.pageInfo.hasNextPage) break;
      after = proPeople.pageInfo.endCursor;
    }
    expect(names.map((name) => name.toLowerCase())).toEqual(['álvaro', 'anna', 'anna', 'bo', 'cho']);
    expect(names.toSorted()).toEqual(['Anna', 'Bo', 'Cho', 'anna', 'álvaro']);
  });

  it('has a default page size', async () => {
    for (const name of ['A', 'B', 'C']) await makePro(name);
    const sizeOf = async (variables: object) =>
      (await read({ ...variables })).body.data.proPeople.nodes.length;
    expect([await sizeOf({}), await sizeOf({ first: null })]).toEqual([2, 3]);
  });

  it('filters by conditions, sorts, exports the same people, and resets them by the same filter', async () => {
    const [late, early] = [await makePro('Lee'), await makePro('Leo')];
    await makePro('Lea');
    await pool().query(
      `update profile set pro_since = case when id = $1 then timestamptz '2026-03-01' else '2026-01-01' end
       where user_type = 'pro'`,
      [late.id],
    );
    const where = { name: { noneOf: ['Lea'] } };
    const orderBy = { field: 'proSince', direction: 'DESC' };
    const { proPeople } = (await read({ where, orderBy })).body.data;
    expect(proPeople.nodes.map(({ id }) => id)).toEqual([late.id, early.id]);
    const query = new URLSearchParams({ where: JSON.stringify(where), orderBy: JSON.stringify(orderBy) });
    const file = await api.app.inject({
      url: `/api/proPeople.csv?${query.toString()}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(
      file.body
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(',')[0]),
    ).toEqual(['id', late.id, early.id]);
    const { body } = await api.graphql<{ bulkPreview: { total: number; names: string[] } }>(
      'query ($input: BulkInput!) { bulkPreview(input: $input) { total names } }',
      {
        input: {
          list: 'proPeople',
          action: 'resetPro',
          values: [],
          selection: { all: true, where: JSON.stringify(where) },
        },
      },
      token,
    );
    expect(body.data.bulkPreview).toEqual({ total: 2, names: ['Lee', 'Leo'] });
  });

  it('searches parts of names and e-mail addresses', async () => {
    const found = await makePro('100% Zoë_');
    await makePro('Somebody else');
    for (const search of ['zoë_', '0% Z', found.email.slice(0, 12).toUpperCase()]) {
      const { proPeople } = (await read({ search })).body.data;
      expect([search, proPeople.totalCount, proPeople.nodes[0]?.id]).toEqual([search, 1, found.id]);
    }
    expect((await read({ search: 'nobody%' })).body.data.proPeople.nodes).toEqual([]);
  });

  it('shows each person’s account and date of promotion', async () => {
    const isWithin = span();
    await makePro('A', { account: await makeAccount({ name: 'Lone Star Tires' }) });
    const promoted = await makePerson({ name: 'B' });
    await transaction((manager) => promote(manager, [promoted.id]));
    const [given, earned] = (await read()).body.data.proPeople.nodes;
    expect(given).toMatchObject({ accountName: 'Lone Star Tires' });
    expect(earned).toMatchObject({ accountName: null });
    for (const { proSince } of [given!, earned!]) expect(isWithin(proSince)).toBe(true);
  });

  it('is available to administrators and API clients', async () => {
    const client = await api.clientToken(await makeClient('reader'));
    expect((await read({}, client)).body.errors).toBeUndefined();
    const others = [
      await api.tokenOf(await makePerson({ userType: 'pro' })),
      await api.tokenOf(await makePerson({ role: 'manager', account: await makeAccount() })),
    ];
    for (const other of others) {
      expect((await read({}, other)).body.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });

  it('rejects an invalid search and cursor', async () => {
    const forged = Buffer.from(JSON.stringify(['a\0', admin.id])).toString('base64url');
    for (const variables of [
      { search: 'x'.repeat(201) },
      { after: '???' },
      { after: forged },
      { first: 0 },
    ]) {
      const extensions = (await read(variables)).body.errors?.[0]?.extensions;
      const rejected = [extensions?.code, extensions?.['fields']];
      expect(rejected).toEqual(['BAD_USER_INPUT', Object.keys(variables)]);
    }
    expect((await read({ search: '\0' })).body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('resetting PRO people', () => {
  const reset = (profileIds: string[]) => resetPro(admin.viewer, { profileIds });
  const resetAll = () => resetPro(admin.viewer, { all: true });

  it('makes the selected people standard and starts their cycle', async () => {
    const [selected, other, standard] = [await makePro(), await makePro(), await makePerson()];
    const isWithin = span();
    expect(await reset([selected.id, standard.id])).toEqual({ count: 1 });
    expect((await stored(selected)).userType).toBe('standard');
    expect(isWithin((await stored(selected)).cycle!)).toBe(true);
    expect(await stored(other)).toEqual({ userType: 'pro', cycle: null });
    expect(await stored(standard)).toEqual({ userType: 'standard', cycle: null });
  });

  it('resets everyone with the option for all, and nobody a second time', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => makePro()));
    expect(await reset([])).toEqual({ count: 0 });
    expect(await resetAll()).toEqual({ count: 30 });
    expect(await resetAll()).toEqual({ count: 0 });
    for (const person of people) expect((await stored(person)).userType).toBe('standard');
  });

  it('resets each person once for concurrent requests', async () => {
    await Promise.all(Array.from({ length: 10 }, () => makePro()));
    const done = await Promise.all(Array.from({ length: 5 }, () => resetAll()));
    expect(done.map(({ count }) => count).sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 10]);
  });

  it('audits and notifies each person once', async () => {
    const people = [await makePro(), await makePro()];
    await reset(people.map(({ id }) => id));
    await resetAll();
    for (const { id } of people) {
      expect(
        await select('spec-reset-audit', 'select * from audit_entry where target_id = $1', [id]),
      ).toMatchObject([
        {
          action: 'reset_pro',
          actor_kind: 'person',
          actor_id: admin.id,
          target_kind: 'profile',
          changes: { userType: ['pro', 'standard'], proCycleStartedAt: [null, expect.any(String)] },
        },
      ]);
      expect(
        await select(
          'spec-reset-mail',
          `select payload->>'template' as template from graphile_worker._private_jobs where payload->>'profileId' = $1`,
          [id],
        ),
      ).toEqual([{ template: 'pro_reset' }]);
    }
  });

  it('applies to signed-in people at once', async () => {
    const person = await makePro();
    const own = await api.tokenOf(person);
    const type = async () =>
      (await api.graphql<{ me: unknown }>('{ me { userType } }', {}, own)).body.data.me;
    expect(await type()).toEqual({ userType: 'pro' });
    const mutation = 'mutation ($ids: [ID!]) { resetPro(input: { profileIds: $ids }) { count } }';
    const { body } = await api.graphql(mutation, { ids: [person.id] }, token);
    expect(body.data).toEqual({ resetPro: { count: 1 } });
    expect(await type()).toEqual({ userType: 'standard' });
  });

  it('rejects everyone else, including a former administrator', async () => {
    const person = await makePro();
    const previous = await makePerson({ role: 'admin' });
    await pool().query(`update profile set role = 'manager' where id = $1`, [previous.id]);
    for (const by of [person, await makePerson({ role: 'manager' }), previous]) {
      await expect(resetPro(by.viewer, { all: true })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await stored(person)).userType).toBe('pro');
  });

  it('rejects invalid ids, more than 1,000 ids, and both or neither of all and ids', async () => {
    const many = Array.from({ length: 1001 }, () => admin.id);
    for (const ids of [['nobody'], many]) {
      await expect(reset(ids)).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        details: { fields: ['profileIds'] },
      });
    }
    const person = await makePro();
    const said = [
      {},
      { all: null },
      { all: false },
      { profileIds: null },
      { all: true, profileIds: [person.id] },
      { all: false, profileIds: [person.id] },
    ];
    for (const input of said) {
      const { body } = await api.graphql(
        'mutation ($input: ResetProInput!) { resetPro(input: $input) { count } }',
        { input },
        token,
      );
      const extensions = body.errors?.[0]?.extensions;
      expect([input, extensions?.code, extensions?.['fields']]).toEqual([input, 'BAD_USER_INPUT', ['all']]);
    }
    expect((await stored(person)).userType).toBe('pro');
  });
});
