import { beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { makeAccount, makeModule, makePerson, makeResult, type SpecAccount } from '#server/testing/factories';
import { insert } from '#server/testing/database/insert';
import { span } from '#server/testing/moments';
import { dashboardText, mailHoursText } from './dashboard.queries';
import type { Dashboard } from './dashboard.types';
import {
  dealersText,
  hardQuestionsText,
  passFiguresText,
  stuckLongestText,
  stuckText,
} from './figures.queries';
import { refreshFigures } from './summaries/refresh-figures';

const portal = adminPortal();
const day = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * day);

let isWithin: ReturnType<typeof span>;

const overview = async (weeks = 2) =>
  (
    await portal.call<{ dashboard: Dashboard }>(
      `query($weeks: Int!) { dashboard(filter: { weeks: $weeks }) { refreshedAt daysDue proPeople
         weeks { monday people signIns passed failed newPro pointsGiven pointsSpent isPending } stuck { kind people }
         dealers { kind accounts } health { waiting givenUp currentHour mailHours { hour mailCount typicalMailCount } } } }`,
      { weeks },
    )
  ).dashboard;

const passedBy = async (by: string, weeks = 52) =>
  (
    await portal.call<{
      passFigures: { key: string; name: string | null; passed: number; failed: number }[];
    }>('query($filter: PassFigureFilter!) { passFigures(filter: $filter) { key name passed failed } }', {
      filter: { by, weeks },
    })
  ).passFigures;

const file = (path: string, filter?: object, token = portal.token) =>
  portal.api.app.inject({
    method: 'GET',
    url: `/api/${path}.csv`,
    ...(filter && { query: { filter: JSON.stringify(filter) } }),
    headers: { authorization: `Bearer ${token}` },
  });

const csv = async (path: string, filter?: object) =>
  (await file(path, filter)).body.replace('\uFEFF', '').trim().split('\r\n');

const insertAnswer = (attemptId: string, questionId: string, credit: number) =>
  insert(
    `insert into attempt_question (attempt_id, question_id, position, snapshot, credit_numerator, credit_denominator)
     values ($1, $2, 1, '{"weight": 1}', $3, 1) returning attempt_id as id`,
    [attemptId, questionId, credit],
  );

let shop: SpecAccount;

beforeAll(async () => {
  shop = await makeAccount({ kind: 'gold_retailer', name: 'Bay Tires' });
  await makeAccount({ kind: 'gold_retailer', name: 'Coast Tire' });
  const gold = await makeModule({ group: 'gold_retailer', brand: 'gt' });
  await makeModule({ group: 'gold_retailer', brand: 'gt' });
  const tire = await makeModule({ test: { maxFails: 1, resetPeriod: null } });
  const seller = await makePerson({ account: shop, location: 'plt1', name: 'Sal Seller' });
  await makeResult(seller.id, gold, { status: 'passed' });
  const failed = await makeResult(seller.id, tire, { status: 'failed' });
  const { rows } = await pool().query<{ id: string }>('select id from question where test_id = $1', [
    tire.testId,
  ]);
  await insertAnswer(failed, rows[0]!.id, 0);
  for (let count = 0; count < 4; count++) {
    const person = await makePerson();
    await insertAnswer(
      await makeResult(person.id, tire, { status: 'passed', startedAt: ago(30) }),
      rows[0]!.id,
      1,
    );
  }
  await pool().query(
    `insert into points_entry (profile_id, amount, reason, idempotency_key, balance_after)
     select $1, amount, reason, amount::text || reason, 500
     from (values (500, 'test_passed'), (-100, 'adjustment'), (-60, 'reward'), (60, 'reward_returned'), (-40, 'reward'))
       entry (amount, reason)`,
    [seller.id],
  );
  isWithin = span();
  await refreshFigures(60_000);
});

describe('dashboards', () => {
  it('count passed and failed tests by week, with the time of the last refresh', async () => {
    const { refreshedAt, daysDue, weeks } = await overview();
    expect(isWithin(refreshedAt!)).toBe(true);
    expect(daysDue).toBe(0);
    expect(weeks).toHaveLength(2);
    expect(weeks.at(-1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('count the price of rewards as spent and earned points as given', async () => {
    expect((await overview()).weeks.at(-1)).toMatchObject({ pointsGiven: 500, pointsSpent: 100 });
  });

  it('show weeks that are not summarized yet, and the current hour', async () => {
    await pool().query('insert into dashboard_due (day) values (current_date - 14), (current_date)');
    const hour = async () =>
      (
        await pool().query<{ hour: number }>(
          'select extract(hour from now() at time zone timezone)::int as hour from site_setting',
        )
      ).rows[0]!.hour;
    const hourBefore = await hour();
    const { weeks, health } = await overview(4);
    expect(weeks.map(({ isPending }) => isPending)).toEqual([false, true, false, false]);
    expect([hourBefore, await hour()]).toContain(health.currentHour);
    await pool().query('delete from dashboard_due');
  });

  it('count passes and fails by group, brand, account and location', async () => {
    expect(await passedBy('group')).toEqual([
      { key: 'product', name: null, passed: 4, failed: 1 },
      { key: 'gold_retailer', name: null, passed: 1, failed: 0 },
    ]);
    expect(await passedBy('brand')).toEqual([
      { key: 'conti', name: null, passed: 4, failed: 1 },
      { key: 'gt', name: null, passed: 1, failed: 0 },
    ]);
    expect(await passedBy('account')).toEqual([{ key: shop.id, name: 'Bay Tires', passed: 1, failed: 1 }]);
    expect(await passedBy('store')).toEqual([{ key: 'plt1', name: null, passed: 1, failed: 1 }]);
    expect(await passedBy('group', 1)).toContainEqual({ key: 'product', name: null, passed: 0, failed: 1 });
  });

  it('show the progress of dealers, and those who need help', async () => {
    const { dealers } = await overview();
    expect(dealers).toEqual([
      { kind: 'gold_retailer', accounts: [1, 1, 0] },
      { kind: 'gold_distributor', accounts: [] },
    ]);
    const { dealersBehind } = await portal.call<{ dealersBehind: object[] }>(
      '{ dealersBehind(filter: { kind: gold_retailer }) { name people modules finished passed failed } }',
    );
    expect(dealersBehind).toEqual([
      { name: 'Coast Tire', people: 0, modules: 2, finished: 0, passed: 0, failed: 0 },
      { name: 'Bay Tires', people: 1, modules: 2, finished: 1, passed: 1, failed: 0 },
    ]);
  });

  it('count people without attempts left or a reset date, and people who never signed in', async () => {
    const { stuck } = await overview();
    expect(stuck).toContainEqual({ kind: 'no_attempts_left', people: 1 });
    expect(stuck).toContainEqual({ kind: 'left_test', people: 0 });
    expect(stuck.find(({ kind }) => kind === 'never_seen')!.people).toBe(5);
    expect(await csv('stuckPeople')).toContainEqual(
      expect.stringMatching(/^no_attempts_left,.*,Sal Seller,/),
    );
    const { stuckPeople } = await portal.call<{
      stuckPeople: { kind: string; name: string; since: string }[];
    }>('{ stuckPeople { kind name since } }');
    expect(stuckPeople[0]).toMatchObject({ kind: 'no_attempts_left', name: 'Sal Seller' });
    const never = stuckPeople.slice(1);
    expect(never.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'never_seen'));
    expect(never.map(({ since }) => since)).toEqual(never.map(({ since }) => since).toSorted());
  });

  it('list the most missed questions with at least 30 answers', async () => {
    const hardest = () =>
      portal.call<{ hardestQuestions: object[] }>(
        '{ hardestQuestions(filter: { weeks: 52 }) { answerCount incorrectCount moduleName } }',
      );
    const { rows } = await pool().query<{ key: string; passed: number }>(
      `select key, passed from result_week where kind = 'question' and failed = 1`,
    );
    const { key, passed } = rows[0]!;
    const setPassed = (count: number) =>
      pool().query(`update result_week set passed = $1 where kind = 'question' and failed = 1`, [count]);
    const others = (
      await pool().query<{ sum: number }>(
        `select coalesce(sum(passed), 0)::int as sum from result_week where kind = 'question' and key = $1 and failed = 0`,
        [key],
      )
    ).rows[0]!.sum;
    await setPassed(28 - others);
    expect((await hardest()).hardestQuestions).toEqual([]);
    await setPassed(29 - others);
    expect((await hardest()).hardestQuestions).toEqual([
      { answerCount: 30, incorrectCount: 1, moduleName: 'Winter compounds' },
    ]);
    expect(await csv('hardestQuestions', { weeks: 52 })).toHaveLength(2);
    await setPassed(passed);
  });

  it('are exported with all rows', async () => {
    expect(await csv('activity', { weeks: 3 })).toHaveLength(4);
    expect(await csv('passFigures', { by: 'account', weeks: 3 })).toEqual([
      'key,name,passed,failed',
      `${shop.id},Bay Tires,1,1`,
    ]);
    expect(await csv('dealers', { kind: 'gold_retailer' })).toHaveLength(3);
    expect(await csv('mailHours')).toHaveLength(25);
  });

  it('reject everyone but administrators, and invalid numbers of weeks', async () => {
    const manager = await portal.api.tokenOf(await makePerson({ role: 'manager', account: shop }));
    for (const path of [
      'activity',
      'passFigures',
      'dealers',
      'hardestQuestions',
      'stuckPeople',
      'mailHours',
    ]) {
      expect((await file(path, undefined, manager)).statusCode).toBe(403);
    }
    await expect(overview(0)).rejects.toThrow('BAD_USER_INPUT');
  });
});

describe('statements of the dashboards', () => {
  const worst = { worst: 10 };
  const all = { after: '', limit: 10 };
  const by = ['group', 'brand', 'account', 'store'] as const;
  const texts = [
    dashboardText,
    mailHoursText,
    stuckText,
    stuckLongestText,
    ...[worst, all].flatMap((part) => [
      dealersText(part),
      hardQuestionsText(part),
      ...by.map((what) => passFiguresText(what, part)),
    ]),
  ];

  it.each(texts)('read only summaries, not attempts, audit entries or points: %#', async (text) => {
    const client = await pool().connect();
    try {
      const count = Math.max(...[...text.matchAll(/\$(\d)/g)].map(([, number]) => Number(number)));
      await client.query('begin');
      await client.query(`prepare spec_plan as ${text}`);
      await client.query('set local plan_cache_mode = force_generic_plan');
      const nulls = Array.from({ length: count }, () => 'null').join(', ');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute spec_plan(${nulls})`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/on (result_week|account_progress|stuck_person|activity_span)/);
      expect(plan).not.toMatch(
        / on (attempt|attempt_question|attempt_answer|audit_entry|points_entry|certificate)\b/,
      );
    } finally {
      await client.query('rollback');
      await client.query('deallocate all');
      client.release();
    }
  });
});
