import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTest } from '#server/features/training/test/start-test.service';
import { pool } from '#server/platform/database/database';
import { encodeCursor } from '#server/platform/paging';
import { type Api, startApi } from '#server/testing/api/api';
import { rowsStatement } from '#server/features/editing/rows/rows-statement';
import { callsAs } from '#server/testing/api/calls';
import {
  makeAccount,
  makeClient,
  makeModule,
  makePerson,
  makeResult,
  type SpecAccount,
  type SpecPerson,
} from '#server/testing/factories';
import { peopleRows } from './people.queries';
import { peopleSorts } from './people-sorts';

let api: Api;
let account: SpecAccount;
let tokens: Record<'admin' | 'manager' | 'client', string>;
let manager: SpecPerson;

interface Listed {
  nodes: { id: string; name: string }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

beforeAll(async () => {
  api = await startApi();
  account = await makeAccount({ name: 'Pneus Rivière', number: 'GR-77 02', kind: 'gold_retailer' });
  manager = await makePerson({ name: 'Marisol Peña', role: 'manager', account });
  const admin = await makePerson({ name: 'Alex Moreno', role: 'admin' });
  await makePerson({ name: 'Étienne Roy', account, lang: 'fr' });
  await makePerson({ name: 'Kofi Mensah', userType: 'pro' });
  await makePerson({ name: 'kofi annan', account, disabled: true });
  tokens = {
    admin: await api.tokenOf(admin),
    manager: await api.tokenOf(manager),
    client: await api.clientToken(await makeClient()),
  };
  await pool().query("update profile set last_seen_at = '2026-03-01T00:00:00Z' where name = 'Étienne Roy'");
  await pool().query("update profile set last_seen_at = '2026-05-01T00:00:00Z' where name = 'Kofi Mensah'");
  await pool().query(
    "update profile set location = 'plt2', country = 'CA', state = 'CA-QC' where name = 'Étienne Roy'",
  );
});
afterAll(() => api.close());

const query = `query ($search: String, $filter: PersonFilter, $where: PersonWhere, $orderBy: PersonOrder, $first: Int, $after: String) {
  people(search: $search, filter: $filter, where: $where, orderBy: $orderBy, first: $first, after: $after) {
    nodes { id name } totalCount pageInfo { hasNextPage endCursor } } }`;

const list = async (variables: Record<string, unknown> = {}, as = tokens.admin): Promise<Listed> =>
  (await callsAs(api, as)<{ people: Listed }>(query, variables)).people;
const names = async (variables: Record<string, unknown> = {}, as = tokens.admin): Promise<string[]> =>
  (await list(variables, as)).nodes.map(({ name }) => name);

describe('list of people', () => {
  it('shows everyone by name to administrators and API clients, and only their own account to managers', async () => {
    const everybody = ['Alex Moreno', 'Étienne Roy', 'kofi annan', 'Kofi Mensah', 'Marisol Peña'];
    expect(await names()).toEqual(everybody);
    expect(await names({}, tokens.client)).toEqual(everybody);
    expect(await names({}, tokens.manager)).toEqual(['Étienne Roy', 'kofi annan']);
    expect((await list({}, tokens.manager)).totalCount).toBe(2);
    const alone = await api.tokenOf(await makePerson({ name: 'Zoë', role: 'manager' }));
    expect(await names({}, alone)).toEqual([]);
    const learner = await api.tokenOf(await makePerson({ name: 'Zoë' }));
    await expect(list({}, learner)).rejects.toThrow('FORBIDDEN');
    await pool().query(
      "delete from profile_identity where profile_id in (select id from profile where name = 'Zoë')",
    );
    await pool().query("delete from profile where name = 'Zoë'");
  });

  it.each([
    ['etienne', ['Étienne Roy']],
    ['KOFI', ['kofi annan', 'Kofi Mensah']],
    ['riviere roy', ['Étienne Roy']],
    ['gr-77', ['Étienne Roy', 'kofi annan', 'Marisol Peña']],
    ['ro', ['Étienne Roy']],
    ['an', ['kofi annan']],
    ['gr', ['Étienne Roy', 'kofi annan', 'Marisol Peña']],
    ['%', []],
    ['_', []],
  ])(
    'searches by name, e-mail and account, matching word starts for one or two letters: %s',
    async (search, found) => {
      expect(await names({ search })).toEqual(found);
    },
  );

  it.each([
    [{ roles: ['admin', 'manager'] }, ['Alex Moreno', 'Marisol Peña']],
    [{ userTypes: ['pro'] }, ['Kofi Mensah']],
    [{ accountKinds: ['gold_retailer'], disabled: false }, ['Étienne Roy', 'Marisol Peña']],
    [{ disabled: true }, ['kofi annan']],
    [{ accountId: 'none' }, []],
    [{ seenSince: '2026-03-01T00:00:00Z' }, ['Étienne Roy', 'Kofi Mensah']],
    [{ notSeenSince: '2026-03-01T00:00:01Z' }, ['Alex Moreno', 'Étienne Roy', 'kofi annan', 'Marisol Peña']],
    [{ roles: [] }, []],
  ])('filters by %j', async (filter, found) => {
    expect(await names({ filter })).toEqual(found);
  });

  it.each([
    [{ location: { oneOf: ['plt2', 'tbc'] } }, ['Étienne Roy']],
    [{ location: { noneOf: ['plt2'] } }, ['Alex Moreno', 'kofi annan', 'Kofi Mensah', 'Marisol Peña']],
    [{ country: { isNull: false } }, ['Étienne Roy']],
    [{ state: { oneOf: ['CA-QC'] } }, ['Étienne Roy']],
    [{ lang: { oneOf: ['fr'] } }, ['Étienne Roy']],
    [{ testsPassed: { min: 1 } }, []],
  ])('filters by %j', async (where, found) => {
    expect(await names({ where })).toEqual(found);
  });

  it('rejects an unknown location', async () => {
    await expect(list({ where: { location: { oneOf: ['moon'] } } })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('pages in each order without gaps', async () => {
    for (const field of Object.keys(peopleSorts)) {
      for (const direction of ['ASC', 'DESC']) {
        const orderBy = { field, direction };
        const whole = await names({ orderBy });
        const read: string[] = [];
        let after: string | null = null;
        do {
          const { nodes, pageInfo }: Listed = await list({ orderBy, first: 2, after });
          read.push(...nodes.map(({ name }) => name));
          after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
        } while (after !== null);
        expect(read).toEqual(whole);
        expect(new Set(read).size).toBe(5);
      }
    }
    const { pageInfo } = await list({ first: 1 });
    const orderBy = { field: 'points', direction: 'ASC' };
    await expect(list({ orderBy, after: pageInfo.endCursor })).rejects.toThrow('BAD_USER_INPUT');
    const noNumber = encodeCursor('points', 'ASC', 'many', manager.id);
    await expect(list({ orderBy, after: noNumber })).rejects.toThrow('BAD_USER_INPUT');
    expect((await names({ orderBy: { field: 'lastSeenAt', direction: 'DESC' } })).slice(0, 2)).toEqual([
      'Kofi Mensah',
      'Étienne Roy',
    ]);
  });
});

describe('list of people sorted by two fields', () => {
  it.each([
    ['lastSeenAt', 'DESC', ['Kofi Mensah', 'Étienne Roy', 'kofi annan']],
    ['lastSeenAt', 'ASC', ['kofi annan', 'Étienne Roy', 'Kofi Mensah']],
    ['account', 'ASC', ['Kofi Mensah', expect.anything(), expect.anything()]],
    ['account', 'DESC', [expect.anything(), expect.anything(), 'Kofi Mensah']],
    ['points', 'DESC', ['Étienne Roy', expect.anything(), expect.anything()]],
    ['points', 'ASC', [expect.anything(), expect.anything(), 'Étienne Roy']],
  ])(
    'sorts people with the same role by %s %s, including those without a value',
    async (secondField, secondDirection, users) => {
      await pool().query(
        `insert into points_balance (profile_id, balance) select id, 40 from profile where name = 'Étienne Roy'
       on conflict (profile_id) do nothing`,
      );
      const orderBy = { field: 'role', direction: 'ASC', secondField, secondDirection };
      expect(await names({ orderBy })).toEqual(['Alex Moreno', 'Marisol Peña', ...users]);
      expect(await names({ orderBy, first: 4 })).toEqual((await names({ orderBy })).slice(0, 4));
    },
  );
});

describe('SQL statement of the list of people', () => {
  const wanted = {
    scope: { all: true, accountIds: [], but: null },
    search: '',
    filter: {},
    where: null,
    closeToPro: { after: 2, onlyPassed: false },
  };

  it.each([
    ['to sort by name', {}, 'profile_name'],
    ['to search by name', { search: 'kofi' }, 'profile_words'],
    ['to search by account name', { search: 'kofi' }, 'account_words'],
    ['to find the people of matching accounts', { search: 'kofi' }, 'profile_account'],
    ['to filter by a word in the name', { where: { name: { contains: 'kofi' } } }, 'profile_words'],
    [
      'to filter by a word in the account name',
      { where: { accountName: { contains: 'kofi' } } },
      'account_words',
    ],
  ])('uses an index %s', async (_title, params, index) => {
    const { text, values } = rowsStatement(...peopleRows({ ...wanted, ...params }, null), {
      place: null,
      size: 50,
    });
    const client = await pool().connect();
    try {
      await client.query('begin');
      // PostgreSQL scans a small table unless sequential scans cost more.
      await client.query('set local enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('person in the list', () => {
  interface PersonProgress {
    points: number;
    testsPassed: number;
    openTests: number;
    testsInProgress: number;
  }
  const progressFields = 'points testsPassed openTests testsInProgress';
  const person = async (id: string, as = tokens.admin) =>
    (
      await callsAs(api, as)<{ person: PersonProgress | null }>(
        `query ($id: ID!) { person(id: $id) { ${progressFields} } }`,
        { id },
      )
    ).person;

  it('has the same results and open tests in the list and in the query of one person', async () => {
    const [passed, begun] = [await makeModule({ test: {} }), await makeModule({ test: {} })];
    await makeModule({ test: {} });
    await makeModule({ test: {}, group: 'employee' });
    const learner = await makePerson({ name: 'Dana Whitfield', account });
    await makeResult(learner.id, passed, { status: 'passed' });
    await makeResult(learner.id, passed, { status: 'failed', startedAt: new Date(Date.now() - 60_000) });
    await startTest(learner.viewer, begun.id);
    const expected = { points: 0, testsPassed: 1, openTests: 2, testsInProgress: 1 };
    expect(await person(learner.id, tokens.manager)).toEqual(expected);
    const { people } = await callsAs(
      api,
      tokens.manager,
    )<{ people: { nodes: PersonProgress[] } }>(`{ people(search: "dana") { nodes { ${progressFields} } } }`);
    expect(people.nodes).toEqual([expected]);
    const passedOne = { testsPassed: { min: 1, max: 1 } };
    expect(await names({ where: passedOne })).toEqual(['Dana Whitfield']);
    const orderBy = { field: 'testsPassed', direction: 'DESC' };
    expect(await names({ orderBy, first: 1 })).toEqual(['Dana Whitfield']);
  });

  it('can be read only within the scope of the list', async () => {
    const outside = await makePerson({ account: await makeAccount() });
    expect(await person(outside.id)).not.toBeNull();
    expect(await person(outside.id, tokens.manager)).toBeNull();
    expect(await person(manager.id, tokens.manager)).toBeNull();
    expect(await person('none')).toBeNull();
    await expect(person(outside.id, await api.tokenOf(outside))).rejects.toThrow('FORBIDDEN');
  });
});

describe('CSV export of people', () => {
  const csv = async (path: string, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, body } = await api.app.inject({ method: 'GET', url: path, headers });
    return { statusCode, lines: body.trim().split('\r\n') };
  };

  it('contains the people of the list and escapes formulas', async () => {
    await makePerson({ name: '=HYPERLINK("x")', account });
    const filter = encodeURIComponent(JSON.stringify({ disabled: false }));
    const { lines } = await csv(`/api/people.csv?filter=${filter}`, tokens.manager);
    expect(lines[0]).toMatch(
      /^id,name,email,externalId,role,userType,lang,accountNumber,accountName,points,testsPassed,/,
    );
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([
      `"'=HYPERLINK(""x"")"`,
      'Dana Whitfield',
      'Étienne Roy',
    ]);
    const learner = await api.tokenOf(await makePerson());
    expect((await csv('/api/people.csv', learner)).statusCode).toBe(403);
    expect((await csv('/api/people.csv?filter={', tokens.admin)).statusCode).toBe(400);
  });
});

describe('list of accounts', () => {
  it('sorts accounts by name, finds them by number, and leaves out disabled ones', async () => {
    await makeAccount({ name: 'Bay Tires', disabled: true });
    const { accounts } = await callsAs(
      api,
      tokens.admin,
    )<{ accounts: { nodes: { name: string }[] } }>('{ accounts(search: "gr-77") { nodes { name } } }');
    expect(accounts.nodes).toEqual([{ name: 'Pneus Rivière' }]);
    const all = await callsAs(
      api,
      tokens.client,
    )<{ accounts: { nodes: { name: string }[] } }>('{ accounts { nodes { name } } }');
    expect(all.accounts.nodes.map(({ name }) => name)).toEqual(['Lone Star Tires', 'Pneus Rivière']);
    await expect(callsAs(api, tokens.manager)('{ accounts { nodes { name } } }')).rejects.toThrow(
      'FORBIDDEN',
    );
  });
});

describe('list of removed people', () => {
  it('leaves out removed people, unless a condition selects them by removal reason', async () => {
    for (const removalReason of ['deleted', 'merged']) {
      const { id } = await makePerson({ name: `Zita ${removalReason}`, disabled: true });
      await pool().query('update profile set removal_reason = $2 where id = $1', [id, removalReason]);
    }
    await makePerson({ name: 'Zita Varga' });
    const zitas = (removalReason: object) => names({ search: 'zita', first: 1, where: { removalReason } });
    expect(await zitas({ isNull: true })).toEqual(['Zita Varga']);
    expect(await zitas({ oneOf: ['merged'] })).toEqual(['Zita merged']);
    await expect(zitas({ oneOf: ['lost'] })).rejects.toThrow('BAD_USER_INPUT');
  });
});

describe('names with accents, special letters and punctuation', () => {
  it('are found and sorted by their plain spelling', async () => {
    const shop = await makeAccount({ name: 'O’Brien & Søn', number: 'BG–4411' });
    for (const name of ['Zoe Folding', 'Łukasz Folding', 'Lara Folding', 'Mina Folding']) {
      await makePerson({ name, account: shop });
    }
    expect(await names({ search: 'Folding' })).toEqual([
      'Lara Folding',
      'Łukasz Folding',
      'Mina Folding',
      'Zoe Folding',
    ]);
    for (const search of ['Lukasz', 'ŁUKASZ', 'ｌｕｋａｓｚ'])
      expect(await names({ search })).toEqual(['Łukasz Folding']);
    for (const search of ["O'Brien", 'o`brien son', 'bg-4411', 'BG—4411']) {
      const { accounts } = await callsAs(api, tokens.admin)<{ accounts: { nodes: { id: string }[] } }>(
        'query ($search: String) { accounts(search: $search) { nodes { id } } }',
        { search },
      );
      expect(accounts.nodes).toEqual([{ id: shop.id }]);
    }
  });
});
