import 'reflect-metadata';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { pageOfRows, queryName } from '#server/features/editing/rows/listed-rows';
import { setPoints } from '#server/features/points/adjust-points';
import { pool } from '#server/platform/database/database';
import { operatorsOf } from '#server/features/editing/where/operators';
import { encodeCursor } from '#server/platform/paging';
import { adminPortal } from '#server/testing/admin-portal';
import { makeAsset } from '#server/testing/content/assets';
import { counted } from '#server/testing/database/counted';
import { makeAccount, makeClient, makeModule, makePerson, makeResult } from '#server/testing/factories';
import { makeDownload } from '#server/testing/uploads/files';
import { makeQuestion } from '#server/testing/questions';
import { listedRows } from './listed-rows';

const portal = adminPortal();

interface Page {
  nodes: Record<string, unknown>[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** The field that distinguishes the rows of each list. */
const says: Record<string, string> = {
  adminResults:
    'id person { name account { name } } moduleName category status score certificateNumber regradedAt',
  adminPointsEntries:
    'id person { name account { name } } amount reason note actorName sourceId balanceAfter',
  adminCertificates: 'id person { name account { name } } holderName testName moduleId resultId withdrawnAt',
  adminQuestionSummaries: 'id text moduleName category position kind weight enabled tags',
  adminFiles: 'id filename kind contentType size uploaderName imageUrl uses { kind name } goesAt',
};

async function read(list: string, variables: Record<string, unknown> = {}, as?: string): Promise<Page> {
  const { name } = listedRows.find((rows) => queryName(rows) === list)!;
  const query = `query($search: String, $where: Admin${name}Where, $orderBy: Admin${name}Order, $first: Int, $after: String) {
    ${list}(search: $search, where: $where, orderBy: $orderBy, first: $first, after: $after) {
      nodes { ${says[list]} } totalCount pageInfo { hasNextPage endCursor } } }`;
  return (await portal.call<Record<string, Page>>(query, variables, as))[list]!;
}

const certificate = '7Q4M-2K9D-XH3T';

beforeAll(async () => {
  const account = await makeAccount({ name: 'Pneus Rivière', number: 'GR-77', kind: 'gold_retailer' });
  const [snow, pro] = [
    await makeModule({ name: { en: 'Snow', es: 'Nieve', fr: 'Neige' }, test: {} }),
    await makeModule({ name: { en: 'Asphalt', es: '', fr: '' }, test: { category: 'pro' } }),
  ];
  const etienne = await makePerson({ name: 'Étienne Roy', account });
  const kofi = await makePerson({ name: 'Kofi Mensah' });
  const day = (date: number) => new Date(Date.UTC(2026, 2, date));
  const passed = await makeResult(etienne.id, snow, { status: 'passed', score: 90, startedAt: day(1) });
  await makeResult(kofi.id, snow, { status: 'failed', score: 40, startedAt: day(2) });
  await makeResult(kofi.id, pro, { status: 'abandoned', startedAt: day(3) });
  const withdrawn = await makeResult(kofi.id, pro, { status: 'passed', score: 70, startedAt: day(4) });
  for (const [number, attempt, holder, gone] of [
    [certificate, passed, 'Étienne Roy', null],
    ['AAAA-2K9D-XH3T', withdrawn, 'Kofi Mensah', day(5)],
  ] as const) {
    await pool().query(
      `insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at, withdrawn_at)
       select $1, a.id, a.profile_id, $3, m.name, a.closed_at, $4::timestamptz
       from attempt a join test t on t.id = a.test_id join module m on m.id = t.module_id where a.id = $2
       on conflict (attempt_id) do update set number = $1, holder_name = $3, withdrawn_at = excluded.withdrawn_at`,
      [number, attempt, holder, gone],
    );
  }
  await setPoints(portal.admin.viewer, etienne.id, 40);
  await setPoints(portal.admin.viewer, kofi.id, 30);
  await setPoints(portal.admin.viewer, kofi.id, 10);
  await makeQuestion(snow.testId!, 7, { text: 'Where is <b>ice</b>?' });
  await makeQuestion(pro.testId!, 8, { text: 'How wide?', accepted: ['wide'] });
  await makeDownload(portal.admin.viewer, snow.id, { filename: 'snow.pdf' });
  await makeAsset(kofi.id);
});

/** Returns the ids of a list, read in pages of one row. */
async function idsPageByPage(list: string, orderBy: object): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (let after: string | null = null; ;) {
    const page: Page = await read(list, { orderBy, first: 1, after });
    seen.push(...page.nodes.map(({ id }) => id));
    if (!page.pageInfo.hasNextPage) return seen;
    after = page.pageInfo.endCursor;
  }
}

describe('list sorted by a second field', () => {
  it.each([
    ['DESC', [90, 70, 40, null]],
    ['ASC', [90, null, 40, 70]],
  ])('sorts rows %s that are equal in the first', async (secondDirection, scores) => {
    const orderBy = { field: 'person', direction: 'ASC', secondField: 'score', secondDirection };
    const { nodes } = await read('adminResults', { orderBy });
    expect(nodes.map(({ score }) => score)).toEqual(scores);
  });
});

describe.each(Object.keys(says))('list %s', (list) => {
  const rows = listedRows.find((each) => queryName(each) === list)!;

  it('has pages in each order and direction without gaps, and a total count', async () => {
    for (const field of Object.keys(rows.list.sorts)) {
      const whole: string[] = [];
      for (const direction of ['ASC', 'DESC']) {
        const orderBy = { field, direction };
        const { nodes, totalCount } = await read(list, { orderBy });
        const seen = await idsPageByPage(list, orderBy);
        expect([field, seen]).toEqual([field, nodes.map(({ id }) => id)]);
        expect(new Set(seen).size).toBe(totalCount);
        whole.push(seen.join());
      }
      expect(whole[1]!.split(',').reverse().join()).toBe(whole[0]);
    }
  });

  it('has pages without gaps for any second field within any first', async () => {
    const fields = Object.keys(rows.list.sorts);
    for (const field of fields) {
      for (const secondField of fields.filter((other) => other !== field)) {
        const orderBy = { field, direction: 'ASC', secondField, secondDirection: 'DESC' };
        const { nodes, totalCount } = await read(list, { orderBy });
        const seen = await idsPageByPage(list, orderBy);
        expect([field, secondField, seen]).toEqual([field, secondField, nodes.map(({ id }) => id)]);
        expect(new Set(seen).size).toBe(totalCount);
      }
    }
  });

  it('rejects a foreign or invalid cursor, and unknown filters and orders', async () => {
    const { pageInfo } = await read(list, { first: 1 });
    const other = Object.keys(rows.list.sorts).find((field) => field !== rows.list.order.field);
    await expect(read(list, { orderBy: { field: other }, after: pageInfo.endCursor })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
    const { field, direction } = rows.list.order;
    const forged = encodeCursor(field, direction, '2026-02-30 00:00:00+00', '1');
    await expect(read(list, { after: forged })).rejects.toThrow('BAD_USER_INPUT');
    await expect(read(list, { where: { password: { oneOf: ['x'] } } })).rejects.toMatchObject({
      fields: ['where.password'],
    });
    await expect(read(list, { orderBy: { field: 'password' } })).rejects.toThrow('BAD_USER_INPUT');
    await expect(read(list, { search: 'x'.repeat(201) })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('accepts each operator of each of its fields', async () => {
    for (const [field, definition] of Object.entries(rows.list.conditions)) {
      const { type, values, kind } = definition;
      const value = type ? Object.keys(type)[0] : (values?.[0] ?? (kind === 'number' ? 40 : 'Snow'));
      const day = '2026-03-01T00:00:00Z';
      const sent = { oneOf: [value], noneOf: [value], contains: 'Snow', min: 40, max: 39, after: day };
      const all: Record<string, unknown> = { ...sent, before: day, equals: true, isNull: true };
      const count = async (where: object) => (await read(list, { where })).totalCount;
      const { totalCount } = await read(list);
      for (const operator of operatorsOf(definition)) {
        const comparison = { [field]: { [operator]: all[operator] } };
        const halves = (await count(comparison)) + (await count({ NOT: comparison }));
        expect([field, operator, halves]).toEqual([field, operator, totalCount]);
      }
    }
  });

  it('takes one statement per page, whatever the number of rows', async () => {
    const page = await counted(() => pageOfRows(rows, portal.admin.viewer, {}, 50));
    expect(page.result.nodes.length).toBeGreaterThan(1);
    expect(page.statements).toBe(1);
    const total = await counted(() => page.result.countAll() as Promise<number>);
    expect(total.statements).toBe(1);
  });

  it('is exported as CSV with the same search, conditions and order', async () => {
    const csv = async (params: string, token = portal.token) => {
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode, body } = await portal.api.app.inject({ url: `/api/${list}.csv${params}`, headers });
      return { statusCode, lines: body.trim().split('\r\n') };
    };
    const { totalCount } = await read(list);
    const { lines } = await csv('');
    expect(lines).toHaveLength(1 + totalCount);
    expect(lines[0]!.replace(/^\ufeff/, '').split(',')).toEqual(rows.columns.map(({ header }) => header));
    const field = Object.keys(rows.list.conditions).find((name) => name.endsWith('At'))!;
    const narrow = encodeURIComponent(JSON.stringify({ [field]: { after: '2100-01-01T00:00:00Z' } }));
    expect((await csv(`?where=${narrow}`)).lines).toHaveLength(1);
    expect((await csv('?where={')).statusCode).toBe(400);
    expect((await csv('', await portal.api.tokenOf(await makePerson()))).statusCode).toBe(403);
  });

  it('is available to administrators, and to API clients with its scopes', async () => {
    const others = [
      await portal.api.tokenOf(await makePerson()),
      await portal.api.tokenOf(await makePerson({ role: 'manager' })),
      await portal.api.clientToken(await makeClient(['write_points'])),
      await portal.api.clientToken(await makeClient([])),
    ];
    for (const other of others) await expect(read(list, {}, other)).rejects.toThrow('FORBIDDEN');
    const program = await portal.api.clientToken(await makeClient('writer'));
    const asProgram = await read(list, {}, program).catch(({ message }: Error) => message);
    expect(asProgram).toEqual(rows.scope === null ? 'FORBIDDEN' : await read(list));
  });
});

describe('list of personal records', () => {
  const as = async (scope: 'read_results' | 'read_people', query: string) =>
    portal.call(query, {}, await portal.api.clientToken(await makeClient([scope])));

  it.each([
    ['adminResults', 'read_people'],
    ['adminCertificates', 'read_people'],
    ['adminPointsEntries', 'read_results'],
    ['adminQuestionSummaries', 'read_results'],
  ] as const)('is forbidden for %s with only the scope %s', async (list, scope) => {
    await expect(as(scope, `{ ${list} { totalCount } }`)).rejects.toThrow('FORBIDDEN');
  });

  it.each([
    ['adminResults', 'score'],
    ['adminCertificates', 'passedAt'],
  ])(
    'hides the names in %s from API clients without read_people, and rejects searches by them',
    async (list, field) => {
      expect(await as('read_results', `{ ${list} { totalCount } }`)).toEqual({
        [list]: { totalCount: expect.any(Number) },
      });
      for (const params of [
        '{ nodes { person { name } } }',
        '(search: "roy") { totalCount }',
        '(where: { NOT: { personName: { contains: "roy" } } }) { totalCount }',
        '(where: { accountId: { isNull: true } }) { totalCount }',
        '(orderBy: { field: person }) { totalCount }',
        `(orderBy: { field: ${field}, secondField: person }) { edges { cursor } }`,
        `(orderBy: { field: ${field}, secondField: account }) { edges { cursor } }`,
      ]) {
        await expect(as('read_results', `{ ${list}${params} }`)).rejects.toThrow('FORBIDDEN');
      }
      const token = await portal.api.clientToken(await makeClient(['read_results']));
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode } = await portal.api.app.inject({ url: `/api/${list}.csv`, headers });
      expect(statusCode).toBe(403);
    },
  );
});

describe('list of all results', () => {
  const found = async (params: Record<string, unknown>) =>
    (await read('adminResults', params)).nodes.map(({ score }) => score);

  it('is sorted newest first, with person, module and certificate', async () => {
    const { nodes, totalCount } = await read('adminResults');
    expect(totalCount).toBe(4);
    expect(nodes.map(({ score }) => score)).toEqual([70, null, 40, 90]);
    expect(nodes.at(-1)).toMatchObject({
      person: { name: 'Étienne Roy', account: { name: 'Pneus Rivière' } },
      moduleName: 'Snow',
      category: 'standard',
      status: 'passed',
      certificateNumber: certificate,
      regradedAt: null,
    });
    // The list contains no number of a withdrawn certificate.
    expect(nodes[0]).toMatchObject({ certificateNumber: null, person: { account: null } });
  });

  it.each([
    ['etienne', [90]],
    ['riviere', [90]],
    ['kofi asphalt', [70, null]],
    ['neige', [40, 90]],
    ['7q4m2k9dxh3t', [90]],
    ['nobody', []],
  ])('searches person, account, module and certificate: %s', async (search, scores) => {
    expect(await found({ search })).toEqual(scores);
  });

  it.each<[object, (number | null)[]]>([
    [{ status: { oneOf: ['passed'] } }, [70, 90]],
    [{ status: { noneOf: ['passed'] } }, [null, 40]],
    [{ category: { oneOf: ['pro'] } }, [70, null]],
    [{ score: { min: 40, max: 70 } }, [70, 40]],
    [{ score: { isNull: true } }, [null]],
    [{ personName: { contains: 'roy' } }, [90]],
    [{ accountName: { isNull: true } }, [70, null, 40]],
    [{ accountKind: { oneOf: ['gold_retailer'] } }, [90]],
    [{ accountKind: { noneOf: ['gold_retailer'] } }, [70, null, 40]],
    [{ moduleName: { contains: 'nieve' }, status: { oneOf: ['failed'] } }, [40]],
    [{ certified: { equals: true } }, [90]],
    [{ certified: { equals: false } }, [70, null, 40]],
    [{ certified: {} }, [70, null, 40, 90]],
    [{ regraded: { equals: true } }, []],
    [{ closedAt: { after: '2026-03-02T00:00:00Z', before: '2026-03-04T00:00:00Z' } }, [null, 40]],
  ])('filters by %j', async (where, scores) => {
    expect(await found({ where })).toEqual(scores);
  });

  it.each<[string, string, (number | null)[]]>([
    ['score', 'ASC', [null, 40, 70, 90]],
    ['score', 'DESC', [90, 70, 40, null]],
    ['account', 'DESC', [90]],
    ['person', 'ASC', [90]],
  ])('sorts by %s, %s', async (field, direction, scores) => {
    const sorted = await found({ orderBy: { field, direction }, first: scores.length });
    expect(sorted).toEqual(scores);
  });
});

describe('list of all points entries', () => {
  it('contains person, amount and author, and filters by them', async () => {
    const { nodes } = await read('adminPointsEntries');
    expect(nodes.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [-20, 10],
      [30, 30],
      [40, 40],
    ]);
    expect(nodes[0]).toMatchObject({ reason: 'adjustment', actorName: 'Ada Admin', sourceId: null });
    const amounts = async (where: object) =>
      (await read('adminPointsEntries', { where })).nodes.map(({ amount }) => amount);
    expect(await amounts({ amount: { min: -50, max: -1 } })).toEqual([-20]);
    expect(await amounts({ actorName: { contains: 'ada' }, accountNumber: { oneOf: ['gr-77'] } })).toEqual([
      40,
    ]);
    expect(await amounts({ reason: { noneOf: ['adjustment'] } })).toEqual([]);
  });
});

describe('list of all certificates', () => {
  it('includes withdrawn ones and searches by number', async () => {
    const ids = async (params: Record<string, unknown>) =>
      (await read('adminCertificates', params)).nodes.map(({ id }) => id);
    expect(await ids({})).toEqual(['AAAA-2K9D-XH3T', certificate]);
    expect(await ids({ search: 'xh3t' })).toEqual([]);
    expect(await ids({ search: certificate.toLowerCase() })).toEqual([certificate]);
    expect(await ids({ search: 'nieve' })).toEqual([certificate]);
    expect(await ids({ where: { withdrawnAt: { isNull: true } } })).toEqual([certificate]);
    expect(await ids({ orderBy: { field: 'withdrawnAt', direction: 'DESC' }, first: 1 })).toEqual([
      certificate,
    ]);
  });
});

describe('list of all questions', () => {
  it('contains their plain text and their module', async () => {
    const { nodes } = await read('adminQuestionSummaries', { search: 'ice snow' });
    expect(nodes).toMatchObject([{ text: 'Where is  ice ?', moduleName: 'Snow', kind: 'multiple_choice' }]);
    expect(
      (await read('adminQuestionSummaries', { where: { kind: { oneOf: ['short_answer'] } } })).nodes,
    ).toMatchObject([{ text: 'How wide?', category: 'pro' }]);
  });
});
