import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { descriptionOf } from '#server/features/editing/description';
import { adminAwards } from '#server/features/content/awards/awards.service';
import { AdminQuestion } from '#server/features/authoring/questions/admin-question.entity';
import { cellsOf } from '#server/testing/sheets/sheets';
import { connectionOptions, pool } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { ageOfReplica, openReplica } from '#server/platform/database/replica';
import { writeCsv } from '#server/platform/sheets/write/write-csv';
import { type Api, startApi } from '#server/testing/api/api';
import { callsAs } from '#server/testing/api/calls';
import { specDatabaseUrl } from '#server/testing/database/database';
import { makeClient, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { fileColumns } from './columns';
import { tableOf } from './table-of-resources';

const awardColumns = fileColumns(adminAwards.description);

let api: Api;
let admin: SpecPerson;
let token: string;
let url: string;

const request = (
  of: string,
  params: Record<string, unknown> = {},
  as: string | null = token,
  at = url,
  ending = 'csv',
) => {
  const texts = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return fetch(`${at}/api/${of}.${ending}?${new URLSearchParams(texts as [string, string][]).toString()}`, {
    headers: as === null ? {} : { authorization: `Bearer ${as}` },
  });
};

const lines = async (answer: Response): Promise<string[]> => {
  const file = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect([file[0], file.endsWith('\r\n')]).toEqual(['\uFEFF', true]);
  return file.slice(1, -2).split('\r\n');
};

/** Inserts awards with a text of `words` words each. */
const addAwards = (count: number, words = 1) =>
  pool().query(
    `insert into award (name, text, year, kind, winner, points, created_at, updated_at)
     select jsonb_build_object('en', 'Award ' || n, 'es', '', 'fr', 'Prix ' || n),
       jsonb_build_object('en', '<p>' || repeat('thanks ', $2) || '</p>', 'es', '', 'fr', ''),
       2008 + n % 17, (array['yearly', 'quarterly', 'monthly'])[1 + n % 3], 'Winner ' || n % 7, n,
       '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'
     from generate_series(1, $1::int) n`,
    [count, words],
  );

async function start(rateLimit?: number): Promise<void> {
  api = await startApi(rateLimit === undefined ? {} : { rateLimit });
  admin = await makePerson({ role: 'admin' });
  token = await api.tokenOf(admin);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
}

describe('CSV export of a schema-driven list', () => {
  beforeAll(() => start());
  afterAll(() => api.close());

  it('has a column per field, one per language for texts, and readable values', async () => {
    const { id } = await makeModule({
      name: { en: 'Winter, "cold"', es: 'Invierno', fr: 'Été' },
      description: { en: '<p>One <b>two</b></p><p>three &amp; four</p>', es: '', fr: '' },
      userTypes: ['pro', 'conti'],
      tags: ['205/55R16', 'snow'],
    });
    await pool().query("update module set created_at = '2026-02-03T04:05:06.789Z' where id = $1", [id]);
    const answer = await request('adminModules');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="modules-\d{4}-\d\d-\d\d\.csv"; /),
      'cache-control': 'no-store',
    });
    expect(answer.headers.has('content-encoding')).toBe(false);
    const [header, row] = await lines(answer);
    expect(header).toBe(
      'id,kind,brand,group,name.en,name.fr,name.es,description.en,description.fr,description.es,readingMinutes,tags,' +
        'art,userTypes,enabled,createdAt,updatedAt,test',
    );
    expect(row).toMatch(
      `${id},tire,conti,,"Winter, ""cold""",Été,Invierno,"One two\nthree & four",,,,"205/55R16, snow",` +
        `road,"pro, conti",true,2026-02-03T04:05:06.789Z,`,
    );
  });

  it('has the category of a module’s test as a column', async () => {
    const [pro, none] = [await makeModule({ test: { category: 'pro' } }), await makeModule({ test: null })];
    const rows = (await lines(await request('adminModules', { columns: 'test,id' }))).slice(1);
    expect(rows).toEqual(expect.arrayContaining([`pro,${pro.id}`, `,${none.id}`]));
  });

  it('writes nested values as JSON', () => {
    const column = fileColumns(descriptionOf(AdminQuestion)).find(({ header }) => header === 'accepted');
    expect(column!.cell({ accepted: { en: ['a', 'b'], es: [], fr: [] } })).toBe(
      '{"en":["a","b"],"es":[],"fr":[]}',
    );
  });

  it('escapes cells that a spreadsheet would read as a formula', async () => {
    for (const en of ['=1+1', '+1', '-1', '@a', 'a=1']) {
      await makeModule({ name: { en, es: '', fr: '' }, tags: ['=cmd', 'b'], test: null });
    }
    const rows = (await lines(await request('adminModules'))).slice(1);
    expect(rows.map((row) => row.split(',')[4]).sort()).toEqual(
      expect.arrayContaining(["'=1+1", "'+1", "'-1", "'@a", 'a=1']),
    );
    expect(rows.filter((row) => row.includes(`"'=cmd, b"`))).toHaveLength(5);
  });

  it('contains the rows of the list in its order, across pages', async () => {
    await addAwards(250);
    const params = {
      search: 'award 1',
      filter: { year: { from: 2010, to: 2020 }, kind: ['yearly', 'monthly'] },
      orderBy: { field: 'winner', direction: 'DESC' },
    };
    const list = callsAs(api, token);
    const { found } = await list<{ found: { nodes: { id: string }[] } }>(
      `query($search: String, $filter: AdminAwardFilter, $orderBy: AdminAwardOrder) {
        found: adminAwards(search: $search, filter: $filter, orderBy: $orderBy, first: 100) { nodes { id } } }`,
      params,
    );
    const ids = async (of: object) =>
      (await lines(await request('adminAwards', of as Record<string, unknown>)))
        .slice(1)
        .map((row) => row.split(',')[0]);
    expect(found.nodes.length).toBeGreaterThan(20);
    expect(await ids(params)).toEqual(found.nodes.map(({ id }) => id));
    const all = await ids({ orderBy: { field: 'points' } });
    expect([all.length, new Set(all).size]).toEqual([250, 250]);
    expect(await ids({ search: 'nothing like it' })).toEqual([]);
  });

  it.each([
    ['adminModules', 'modules', { search: 'workbook', orderBy: { field: 'kind' } }],
    ['people', 'people', { filter: { roles: ['admin'] } }],
    ['activity', 'activity', { filter: { weeks: 3 } }],
  ])('returns the same rows as a workbook for %s', async (of, name, params) => {
    await makeModule({ name: { en: '=1, a workbook', es: 'Ñandú', fr: '' } });
    const csv = Buffer.from(await (await request(of, params)).arrayBuffer());
    const answer = await request(of, params, token, url, 'xlsx');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.xlsx"; `),
      ),
      'cache-control': 'no-store',
    });
    const cells = await cellsOf(Buffer.from(await answer.arrayBuffer()), 'a.xlsx', 65_536);
    expect(cells.length).toBeGreaterThan(1);
    // Excel cells have no UTC offset.
    const withoutOffset = (cell: string) => cell.replace(/(T[\d:.]{12})Z$/, '$1');
    const rows = await cellsOf(csv, 'a.csv', 65_536);
    expect(cells).toEqual(rows.map((row) => row.map(withoutOffset)));
  });

  it('rejects requests for both formats alike', async () => {
    const learner = await api.tokenOf(await makePerson());
    for (const [as, params, status] of [
      [null, {}, 401],
      [learner, {}, 403],
      [token, { filter: { colour: 1 } }, 400],
    ] as const) {
      expect((await request('adminAwards', params, as, url, 'xlsx')).status).toBe(status);
    }
  });

  it('contains only the requested ids of a thousand rows, sent in the request body', async () => {
    const all = (
      await lines(await request('adminAwards', { columns: 'id', orderBy: { field: 'points' } }))
    ).slice(1);
    const made = await Promise.all(['Sam', '=1+1'].map((name) => makePerson({ name })));
    const others = Array.from({ length: 998 }, () => crypto.randomUUID());
    const send = (of: string, body: unknown, as = token) =>
      fetch(`${url}/api/${of}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const ofIds = (values: readonly string[], operator = 'oneOf') => ({
      where: JSON.stringify({ id: { [operator]: values } }),
    });
    const rows = async (answer: Response) => (await lines(answer)).slice(1);
    const ticked = [...made.map(({ id }) => id), ...others];
    const people = await rows(await send('people.csv?columns=id,name', ofIds(ticked)));
    expect(people.sort()).toEqual([`${made[0]!.id},Sam`, `${made[1]!.id},'=1+1`].sort());
    const sheet = await send('people.xlsx', ofIds(ticked));
    expect(await cellsOf(Buffer.from(await sheet.arrayBuffer()), 'a.xlsx', 65_536)).toHaveLength(3);
    const inOrder = { orderBy: JSON.stringify({ field: 'points' }), columns: 'id' };
    const some = all.filter((_, at) => at % 2 === 0);
    expect(await rows(await send('adminAwards.csv', { ...inOrder, ...ofIds(some) }))).toEqual(some);
    expect(await rows(await send('adminAwards.csv', { ...inOrder, ...ofIds(some, 'noneOf') }))).toEqual(
      all.filter((_, at) => at % 2 === 1),
    );
    const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
    expect(await statusOf('people.csv', ofIds([...ticked, crypto.randomUUID()]))).toBe(400);
    expect(await statusOf('people.csv', [])).toBe(400);
    expect(await statusOf('people.csv', ofIds(ticked), await api.tokenOf(await makePerson()))).toBe(403);
  });

  it('rejects the same callers and parameters as the list', async () => {
    const { total } = (await pool().query<{ total: number }>('select count(*)::int as total from award'))
      .rows[0]!;
    const rows = async (as: string) => (await lines(await request('adminAwards', {}, as))).length - 1;
    expect(await rows(await api.clientToken(await makeClient()))).toBe(total);
    const learner = await api.tokenOf(await makePerson());
    const manager = await api.tokenOf(await makePerson({ role: 'manager' }));
    const statuses = [null, learner, manager].map(
      async (as) => (await request('adminAwards', {}, as)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
    for (const [params, where] of [
      [{ filter: { year: { from: 'x' } } }, 'filter.year.from'],
      [{ filter: { colour: 1 } }, 'filter.colour'],
      [{ orderBy: { field: 'text' } }, 'orderBy.field'],
      [{ filter: '{' }, 'filter'],
      [{ where: { colour: { oneOf: ['red'] } } }, 'where.colour'],
      [{ where: { year: { contains: '1' } } }, 'where.year.contains'],
      [{ where: { year: { min: 'x' } } }, 'where.year.min'],
      [{ search: 'x'.repeat(201) }, 'search'],
    ] as const) {
      const answer = await request('adminAwards', params);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'BAD_USER_INPUT',
        error: expect.stringContaining(where),
      });
    }
    expect((await fetch(`${url}/api/adminAwards.csv`, { method: 'HEAD' })).status).toBe(404);
  });

  it.each(['adminTests', 'adminModuleImages'])('rejects a search in %s, which has none', async (of) => {
    const answer = await request(of, { search: 'winter' });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        success: false,
        error: 'There is no search in this list.',
        code: 'BAD_USER_INPUT',
        fields: ['search'],
        traceId: expect.any(String),
      },
    ]);
    expect((await request(of)).status).toBe(200);
  });

  it('returns the requested columns in the requested order, with a column per language', async () => {
    const head = async (of: string, columns: string) => {
      const answer = await request(of, { columns });
      return answer.ok ? (await lines(answer))[0] : ((await answer.json()) as { code: string }).code;
    };
    expect(await head('adminAwards', 'year,name,year')).toBe('year,name.en,name.fr,name.es');
    expect(await head('people', 'lastSeenAt,name,accountNumber')).toBe('lastSeenAt,name,accountNumber');
    expect(await head('adminAccounts', 'name,distributorNumber')).toBe('name,distributorNumber');
    expect(await head('adminAwards', 'year,nam')).toBe('BAD_USER_INPUT');
    expect(await head('people', 'name,password')).toBe('BAD_USER_INPUT');
    expect(await head('people', '')).toBe('BAD_USER_INPUT');
  });

  it('waits for the reader’s rate limit instead of failing', async () => {
    let pages = 0;
    const spend = async (): Promise<void> => {
      if (++pages === 1) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: 0 });
    };
    const file = await text(writeCsv(await tableOf(adminAwards, awardColumns, admin.viewer, {}, spend)));
    // The table reads three pages: one before the count and two here, after one rejected attempt.
    expect([pages, file.trimEnd().split('\r\n').length]).toEqual([3, 251]);
  });

  it('streams 5,000 rows page by page', async () => {
    // Updating the site search for so many rows would take most of the time.
    await pool().query('alter table award disable trigger award_search_text');
    await addAwards(4750, 300);
    await pool().query('alter table award enable trigger award_search_text');
    let pages = 1;
    const bytes = writeCsv(
      await tableOf(adminAwards, awardColumns, admin.viewer, {}, async () => void pages++),
    );
    await new Promise((done) => bytes.once('readable', done));
    expect(pages).toBeLessThan(5);
    bytes.destroy();
    expect((await lines(await request('adminAwards'))).length).toBe(5001);
  });

  it('ends the download with an error when a page fails', async () => {
    const answer = await request('adminAwards');
    const reader = answer.body!.getReader();
    expect((await reader.read()).done).toBe(false);
    await pool().query('alter table award rename to award_away');
    const rest = async () => {
      while (!(await reader.read()).done);
    };
    await expect(rest()).rejects.toThrow('terminated');
    await pool().query('alter table award_away rename to award');
  });

  it('reads from the replica when there is one, as the list of people does', async () => {
    await makeModule();
    // This replica has received no data yet.
    const end = openReplica(await specDatabaseUrl(), connectionOptions);
    try {
      // On a busy machine the first connection can take longer than the portal waits for a replica.
      while ((await ageOfReplica()) === null);
      for (const of of ['adminModules', 'people']) {
        const answer = await request(of);
        expect(answer.headers.get('data-age')).toBe('0');
        expect(await lines(answer)).toHaveLength(1);
      }
    } finally {
      await end();
    }
    expect((await lines(await request('adminModules'))).length).toBeGreaterThan(1);
  });
});

describe('page of a CSV export', () => {
  beforeAll(() => start(3));
  afterAll(() => api.close());

  it('counts as one request of its reader', async () => {
    await addAwards(150);
    expect(await lines(await request('adminAwards'))).toHaveLength(151);
    expect((await request('adminAwards', { search: 'none' })).status).toBe(200);
    expect((await request('adminAwards', { search: 'none' })).status).toBe(429);
  });
});
