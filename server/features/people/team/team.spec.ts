import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTest } from '#server/features/training/test/start-test.service';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { callsAs } from '#server/testing/calls';
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
import { onlyEnglish } from '#server/testing/questions';

let api: Api;
let modules: Record<'winter' | 'dot' | 'pro', SpecModule>;
let account: SpecAccount;
let manager: SpecPerson;
let token: string;
let restoreClock: () => void;

// A Wednesday; the week began on the 9th.
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

/** Somebody of the team who has been in the portal for long. */
async function member(name: string, values: Parameters<typeof makePerson>[0] = {}): Promise<SpecPerson> {
  const person = await makePerson({ name, account, ...values });
  await pool().query(
    "update profile set created_at = '2025-01-01', pro_since = pro_since - interval '5 years' where id = $1",
    [person.id],
  );
  return person;
}

interface Shown {
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
    )<{ team: Shown | null }>(
      `{ team { openTests peopleWithOpenTests passedThisWeek passedLastWeek
         events { kind personName moduleName score at } } }`,
    )
  ).team;

describe('the figures of a team', () => {
  it('count the tests that are open to its people, whoever is disabled or asks left out', async () => {
    const luis = await member('Luis Ibarra');
    await member('Ewa Kowalski', { disabled: true });
    await makePerson({ name: 'Elsewhere', account: await makeAccount() });
    expect(await team()).toMatchObject({ openTests: 2, peopleWithOpenTests: 1 });
    await makeResult(luis.id, modules.winter, { status: 'passed', startedAt: today });
    await makeResult(luis.id, modules.dot, { status: 'passed', startedAt: today });
    await member('Tom Becker');
    expect(await team()).toMatchObject({ openTests: 2, peopleWithOpenTests: 1 });
  });

  it('tell what was passed since Monday and in the week before, in the time zone of the site', async () => {
    const luis = await member('Luis Ibarra');
    const passed = (startedAt: Date) => makeResult(luis.id, modules.dot, { status: 'passed', startedAt });
    for (const at of [today, thisWeek, sunday, weekBefore]) await passed(at);
    expect(await team()).toMatchObject({ passedThisWeek: 2, passedLastWeek: 1 });
  });

  it('name what happened this week, the newest first, and nothing of older days', async () => {
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

  it('are for managers with an account alone', async () => {
    expect(await team(await api.tokenOf(await makePerson({ role: 'manager' })))).toBeNull();
    expect(await team(await api.tokenOf(await makePerson({ role: 'admin', account })))).toBeNull();
    await expect(team(await api.clientToken(await makeClient()))).rejects.toThrow('FORBIDDEN');
    await expect(team(await api.tokenOf(await makePerson({ account })))).rejects.toThrow('FORBIDDEN');
  });
});

interface Open {
  testsToTake: { name: string; status: string; lastScore: number | null; triesLeft: number | null }[];
  nextTowardPro: { name: string } | null;
  standardTestsDone: number;
}
const openOf = async (id: string, first = 10) =>
  (
    await callsAs(api, token)<{ person: Open | null }>(
      `query ($id: ID!, $first: Int) { person(id: $id) { standardTestsDone nextTowardPro { name }
         testsToTake(first: $first) { name(lang: es) status lastScore triesLeft questionCount } } }`,
      { id, first },
    )
  ).person;

describe('the tests that are open to somebody of the team', () => {
  it('stand by name with where the person stands, those in progress first', async () => {
    restoreClock();
    const luis = await member('Luis Ibarra');
    await makeResult(luis.id, modules.winter, { status: 'failed', score: 60 });
    await startTest(luis.viewer, modules.dot.id);
    expect((await openOf(luis.id))!.testsToTake).toEqual([
      {
        name: 'Leer un código DOT',
        status: 'in_progress',
        lastScore: null,
        triesLeft: null,
        questionCount: 2,
      },
      { name: 'Winter compounds', status: 'failed', lastScore: 60, triesLeft: 2, questionCount: 2 },
    ]);
    expect((await openOf(luis.id, 1))!.testsToTake).toHaveLength(1);
    expect(await openOf((await makePerson({})).id)).toBeNull();
  });

  it('tell the one that leads on to PRO: a standard test, and a PRO test once those are open', async () => {
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
