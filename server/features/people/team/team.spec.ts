import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { startTest } from '#server/features/training/test/start-test.service';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { callsAs } from '#server/testing/api/calls';
import {
  makeAccount,
  makeClient,
  makeModule,
  makePerson,
  makeResult,
  type SpecAccount,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { ownOperation } from '#server/testing/operations/own-operation';
import { onlyEnglish } from '#server/testing/questions';

let api: Api;
let modules: Record<'winter' | 'dot' | 'pro', SpecModule>;
let account: SpecAccount;
let manager: SpecPerson;
let token: string;
let restoreClock: () => void;

// This is a Wednesday; the week began on Monday the 9th.
const today = new Date('2026-03-11T12:00:00Z');
const [thisWeek, sunday, weekBefore] = [
  new Date('2026-03-09T00:00:00Z'),
  new Date('2026-03-08T23:59:59Z'),
  new Date('2026-03-01T23:59:59Z'),
];

beforeAll(async () => {
  api = await startApi();
  modules = {
    winter: await makeModule({
      name: onlyEnglish('Winter compounds'),
      test: { maxFails: 3, resetPeriod: 'yearly' },
    }),
    dot: await makeModule({ name: { en: 'Reading a DOT code', es: 'Leer un código DOT', fr: '' }, test: {} }),
    pro: await makeModule({ name: onlyEnglish('PRO: wet grip'), test: { category: 'pro' } }),
  };
});
afterAll(() => api.close());
beforeEach(async () => {
  restoreClock = replaceClock(() => today);
  account = await makeAccount();
  manager = await makePerson({ name: 'Marisol Peña', role: 'manager', account });
  token = await api.tokenOf(manager);
});
afterEach(() => restoreClock());

/** Creates a team member who joined long ago. */
async function member(name: string, values: Parameters<typeof makePerson>[0] = {}): Promise<SpecPerson> {
  const person = await makePerson({ name, account, ...values });
  await pool().query(
    "update profile set created_at = '2025-01-01', pro_since = pro_since - interval '5 years' where id = $1",
    [person.id],
  );
  return person;
}

interface Visible {
  openTests: number;
  peopleWithOpenTests: number;
  passedThisWeek: number;
  passedLastWeek: number;
  events: { kind: string; personName: string; moduleName: string | null; score: number | null; at: string }[];
}
const team = async (as = token) =>
  (
    await callsAs(
      api,
      as,
    )<{ team: Visible | null }>(
      `{ team { openTests peopleWithOpenTests passedThisWeek passedLastWeek
         events { kind personName moduleName score at } } }`,
    )
  ).team;

describe('team summary', () => {
  it('counts open tests of the team, without disabled people and the manager', async () => {
    const luis = await member('Luis Ibarra');
    await member('Ewa Kowalski', { disabled: true });
    await makePerson({ name: 'Elsewhere', account: await makeAccount() });
    expect(await team()).toMatchObject({ openTests: 2, peopleWithOpenTests: 1 });
    await makeResult(luis.id, modules.winter, { status: 'passed', startedAt: today });
    await makeResult(luis.id, modules.dot, { status: 'passed', startedAt: today });
    await member('Tom Becker');
    expect(await team()).toMatchObject({ openTests: 2, peopleWithOpenTests: 1 });
  });

  it('counts tests passed this week and last week in the time zone of the site', async () => {
    const luis = await member('Luis Ibarra');
    const passed = (startedAt: Date) => makeResult(luis.id, modules.dot, { status: 'passed', startedAt });
    for (const at of [today, thisWeek, sunday, weekBefore]) await passed(at);
    expect(await team()).toMatchObject({ passedThisWeek: 2, passedLastWeek: 1 });
  });

  it('lists the events of this week, newest first', async () => {
    const [luis, kofi, tom] = [
      await member('Luis Ibarra'),
      await member('Kofi Mensah'),
      await member('Tom Becker'),
    ];
    const at = (hours: number) => new Date(thisWeek.getTime() + hours * 3_600_000);
    await makeResult(luis.id, modules.winter, { status: 'failed', score: 60, startedAt: at(1) });
    await makeResult(luis.id, modules.dot, { status: 'passed', startedAt: at(4) });
    await makeResult(luis.id, modules.dot, { status: 'abandoned', startedAt: at(5) });
    await makeResult(luis.id, modules.winter, { status: 'failed', score: 40, startedAt: sunday });
    await pool().query("update profile set user_type = 'pro' where id = $1", [kofi.id]);
    await pool().query('update profile set pro_since = $2 where id = $1', [kofi.id, at(2)]);
    await pool().query('update profile set created_at = $2 where id = $1', [tom.id, at(3)]);
    const events = (await team())!.events;
    expect(
      events.map(({ kind, personName, moduleName, score }) => [kind, personName, moduleName, score]),
    ).toEqual([
      ['passed', 'Luis Ibarra', 'Reading a DOT code', 100],
      ['joined', 'Tom Becker', null, null],
      ['promoted', 'Kofi Mensah', null, null],
      ['failed', 'Luis Ibarra', 'Winter compounds', 60],
    ]);
    expect(events[0]!.at).toBe(at(4).toISOString());
  });

  it('is null for managers without an account and administrators, and forbidden for others', async () => {
    expect(await team(await api.tokenOf(await makePerson({ role: 'manager' })))).toBeNull();
    expect(await team(await api.tokenOf(await makePerson({ role: 'admin', account })))).toBeNull();
    await expect(team(await api.clientToken(await makeClient()))).rejects.toThrow('FORBIDDEN');
    await expect(team(await api.tokenOf(await makePerson({ account })))).rejects.toThrow('FORBIDDEN');
  });
});

describe('CSV export of team results', () => {
  const file = async (as: string | null, filter?: object) => {
    const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
    const { statusCode, body } = await api.app.inject({
      url: `/api/teamResults.csv${query}`,
      ...(as && { headers: { authorization: `Bearer ${as}` } }),
    });
    return { statusCode, lines: body.replace('\uFEFF', '').trim().split('\r\n') };
  };
  const namesIn = (lines: string[]) => lines.slice(1).map((line) => line.split(',')[0]);
  const passed = ({ id }: SpecPerson, startedAt = today) =>
    makeResult(id, modules.dot, { status: 'passed', startedAt });

  it('contains each result with its person, newest first, in the manager’s language', async () => {
    const reader = await makePerson({ role: 'manager', account, lang: 'es' });
    const [luis, kofi] = [await member('=Luis'), await member('Kofi Mensah')];
    await passed(luis, sunday);
    await makeResult(kofi.id, modules.winter, { status: 'failed', score: 60, startedAt: today });
    await startTest(kofi.viewer, modules.dot.id);
    const { lines } = await file(await api.tokenOf(reader));
    const ofAccount = `${account.number},Lone Star Tires`;
    expect(lines).toEqual([
      'name,email,accountNumber,accountName,test,status,score,passMark,correct,questions,points,startedAt,closedAt,certificate',
      `Kofi Mensah,${kofi.email},${ofAccount},Winter compounds,failed,60,80,0,2,0,${today.toISOString()},${today.toISOString()},`,
      `'=Luis,${luis.email},${ofAccount},Leer un código DOT,passed,100,80,0,2,0,${sunday.toISOString()},${sunday.toISOString()},`,
    ]);
  });

  it('contains only people whom the team list shows', async () => {
    const [luis, ewa] = [await member('Luis Ibarra'), await member('Ewa Kowalski', { disabled: true })];
    const elsewhere = await makePerson({ name: 'Elsewhere', account: await makeAccount() });
    const alone = await makePerson({ name: 'Alone' });
    for (const person of [luis, ewa, elsewhere, alone, manager]) await passed(person);
    const list = async (filter: object | null) =>
      (
        await callsAs(api, token)<{ people: { nodes: { name: string }[] } }>(
          'query ($filter: PersonFilter) { people(filter: $filter) { nodes { name } } }',
          { filter },
        )
      ).people.nodes.map(({ name }) => name);
    for (const [filter, names] of [
      [undefined, ['Ewa Kowalski', 'Luis Ibarra']],
      [{ disabled: false }, ['Luis Ibarra']],
      [{ disabled: false, closeToPro: true }, []],
      [{ disabled: false, notSeenSince: today.toISOString() }, ['Luis Ibarra']],
      [{ accountId: elsewhere.viewer.accountId! }, []],
    ] as const) {
      const read = namesIn((await file(token, filter)).lines).sort();
      expect([filter, read, await list(filter ?? null)]).toEqual([filter, names, names]);
    }
  });

  it('is empty for managers of another or no account, and forbidden for others', async () => {
    const luis = await member('Luis Ibarra');
    await passed(luis);
    for (const values of [{ account: await makeAccount() }, {}]) {
      const other = await api.tokenOf(await makePerson({ role: 'manager', ...values }));
      expect(namesIn((await file(other)).lines)).toEqual([]);
    }
    const statusFor = async (as: string | null) => (await file(as)).statusCode;
    expect(await statusFor(await api.tokenOf(luis))).toBe(403);
    expect(await statusFor(await api.clientToken(await makeClient()))).toBe(403);
    expect(await statusFor(null)).toBe(401);
  });

  it('reads pages with one statement each, without gaps among equal times', async () => {
    const people = [await member('Ana'), await member('Ben')];
    await pool().query(
      `insert into attempt (profile_id, test_id, test_version_id, status, category, pass_mark, points, question_count,
         started_at, last_saved_at, active_at, closed_at, score, correct_count, incorrect_questions)
       select p, t.id, t.version_id, 'failed', t.category, n, t.points, 2, $3, $3, $3, $3, 0, 0, '[]'
       from test t, unnest($1::uuid[]) p, generate_series(1, 100) n where t.id = $2`,
      [people.map(({ id }) => id), modules.dot.testId, sunday],
    );
    const query = jest.spyOn(pool(), 'query');
    const { lines } = await file(token);
    const pages = query.mock.calls.filter(([params]) =>
      JSON.stringify(params).includes('from attempt a '),
    ).length;
    query.mockRestore();
    expect([lines.length, new Set(lines).size, pages]).toEqual([201, 201, 2]);
  });
});

interface MemberPage {
  nodes: { id: string; lastSeenAt: string | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

describe('list of a team', () => {
  it('sorts by last activity, with inactive people last, and pages without gaps', async () => {
    await pool().query(
      `insert into profile (name, email, account_id, last_seen_at)
       select 'Member ' || n, gen_random_uuid() || '@spec.example', $1,
         case when n % 8 > 0 then $2::timestamptz - (n * 7 % 10) * interval '1 day' end
       from generate_series(1, 120) n`,
      [account.id, today],
    );
    const filter = { disabled: false };
    const document = ownOperation('Team');
    const page = async (after: string | null) => {
      const params = { filter, after, all: filter, close: filter, unseen: filter };
      return (await callsAs(api, token)<{ people: MemberPage }>(document, params)).people;
    };
    const read: MemberPage['nodes'] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: MemberPage = await page(after);
      read.push(...nodes);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    const moments = read.map(({ lastSeenAt }) => lastSeenAt ?? '');
    expect(moments).toEqual([...moments].sort().reverse());
    expect([moments.filter((moment) => moment === '').length, moments.at(0)]).toEqual([
      15,
      today.toISOString(),
    ]);
    expect([read.length, new Set(read.map(({ id }) => id)).size]).toEqual([120, 120]);
  });
});

interface Open {
  testsToTake: { name: string; status: string; lastScore: number | null; attemptsLeft: number | null }[];
  nextTowardPro: { name: string } | null;
  standardTestsDone: number;
}
const openOf = async (id: string, first = 10) =>
  (
    await callsAs(api, token)<{ person: Open | null }>(
      `query ($id: ID!, $first: Int) { person(id: $id) { standardTestsDone nextTowardPro { name }
         testsToTake(first: $first) { name(lang: es) status lastScore attemptsLeft questionCount } } }`,
      { id, first },
    )
  ).person;

describe('open tests of a team member', () => {
  it('are sorted by name with their status, tests in progress first', async () => {
    restoreClock();
    const luis = await member('Luis Ibarra');
    await makeResult(luis.id, modules.winter, { status: 'failed', score: 60 });
    await startTest(luis.viewer, modules.dot.id);
    expect((await openOf(luis.id))!.testsToTake).toEqual([
      {
        name: 'Leer un código DOT',
        status: 'in_progress',
        lastScore: null,
        attemptsLeft: null,
        questionCount: 2,
      },
      { name: 'Winter compounds', status: 'failed', lastScore: 60, attemptsLeft: 2, questionCount: 2 },
    ]);
    expect((await openOf(luis.id, 1))!.testsToTake).toHaveLength(1);
    expect(await openOf((await makePerson({})).id)).toBeNull();
  });

  it('suggest the next test toward PRO: a standard test, or a PRO test once those are open', async () => {
    const luis = await member('Luis Ibarra');
    expect(await openOf(luis.id)).toMatchObject({
      standardTestsDone: 0,
      nextTowardPro: { name: expect.any(String) },
    });
    await pool().query('update site_setting set standard_tests_required = 1');
    await makeResult(luis.id, modules.winter, { status: 'passed', startedAt: today });
    expect(await openOf(luis.id)).toMatchObject({
      standardTestsDone: 1,
      nextTowardPro: { name: 'PRO: wet grip' },
    });
    await pool().query('update site_setting set standard_tests_required = 10');
  });
});
