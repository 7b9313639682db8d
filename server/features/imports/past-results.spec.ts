import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { selectLearnerDetails } from '#server/features/training/access/learner.queries';
import { currentSettings } from '#server/features/settings/settings.service';
import { evictAll } from '#server/platform/cache/cache';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { importing } from '#server/testing/features/imports';
import { cellsOf } from '#server/testing/sheets/sheets';

let api: Api;
let files: ReturnType<typeof importing>;
let admin: SpecPerson;
let person: SpecPerson;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  files = importing(api, admin);
});
afterAll(() => api.close());
beforeEach(async () => {
  await pool().query('update module set enabled = false');
  evictAll();
  person = await makePerson();
});

const head = 'e-mail,module,date,status,score';

/** Returns the person's results as a file of the list of results, and its header with the name. */
async function exported(ending: 'csv' | 'xlsx') {
  const query = new URLSearchParams({ search: person.email, columns: 'email,module,status,score,closedAt' });
  const answer = await api.app.inject({
    url: `/api/adminResults.${ending}?${query.toString()}`,
    headers: { authorization: `Bearer ${await api.tokenOf(admin)}` },
  });
  expect(answer.statusCode).toBe(200);
  return { file: answer.rawPayload, name: String(answer.headers['content-disposition']) };
}

const typeOf = async (): Promise<string> =>
  (await pool().query<{ user_type: string }>('select user_type from profile where id = $1', [person.id]))
    .rows[0]!.user_type;

const proSince = async (of = person): Promise<string> =>
  (
    await pool().query<{ day: string }>(
      `select to_char(pro_since, 'YYYY-MM-DD') as day from profile where id = $1`,
      [of.id],
    )
  ).rows[0]!.day;

const passedNow = async ({ testId }: SpecModule): Promise<boolean> =>
  (await selectLearnerDetails(person.id, await currentSettings())).tests.get(testId!)!.passed;

/** Counts the queued jobs, except reports of imports. */
const mailsOfResults = async (): Promise<number> =>
  (await pool().query(`select from graphile_worker.jobs where key is null or key not like 'import:%'`))
    .rowCount!;

describe('import of past results', () => {
  it('counts for access as of the result’s date, once, without points, e-mail or certificate', async () => {
    const name = { en: 'Wet grip', es: 'Agarre en mojado', fr: 'Adhérence' };
    const module = await makeModule({ name, test: { resetPeriod: 'yearly' } });
    const today = new Date().toISOString().slice(0, 10);
    const lines = [
      head,
      `${person.email},agarre EN mojado,2019-05-06,aprobado,91 %`,
      `${person.email},${module.id},31.12.2020,failed,40`,
      `${person.email},No such module,2020-01-01,passed,90`,
      `${person.email},Wet grip,2999-01-01,passed,90`,
      `${person.email},Wet grip,2019-05-06,passed,91`,
    ];
    const mails = await mailsOfResults();
    const made = await files.take('past_results', lines);
    expect(made.counts).toEqual({ add: 2, change: 0, unchanged: 0, reject: 3 });
    expect((await files.rows(made.id)).map(({ reasons }) => reasons[0]?.code)).toEqual([
      undefined,
      undefined,
      'UNKNOWN',
      'INVALID',
      'DUPLICATE',
    ]);
    const { rows } = await pool().query(
      `select status, score, points_earned, points, to_char(closed_at, 'YYYY-MM-DD') as day from attempt
       where profile_id = $1 order by closed_at`,
      [person.id],
    );
    expect(rows).toEqual([
      { status: 'passed', score: 91, points_earned: 0, points: 0, day: '2019-05-06' },
      { status: 'failed', score: 40, points_earned: 0, points: 0, day: '2020-12-31' },
    ]);
    for (const table of ['certificate', 'points_entry'])
      expect((await pool().query(`select from ${table} where profile_id = $1`, [person.id])).rowCount).toBe(
        0,
      );
    expect(await mailsOfResults()).toBe(mails);
    expect(await passedNow(module)).toBe(false);
    expect((await files.take('past_results', lines.slice(0, 3))).doneCounts).toEqual({
      add: 0,
      change: 0,
      unchanged: 2,
      reject: 0,
    });
    const now = await files.take('past_results', [head, `${person.email},Wet grip,${today},passed,100`]);
    expect(await passedNow(module)).toBe(true);
    await files.undo(now.id);
    expect(await passedNow(module)).toBe(false);
  });

  it('finds modules by names without accents, ligatures and typographic quotes, and by ids in capitals', async () => {
    const module = await makeModule({ name: { en: 'Heart', es: '', fr: 'Au cœur de l’été' }, test: {} });
    await makeModule({ name: { en: 'Łódź', es: 'Twofold', fr: '' }, test: {} });
    await makeModule({ name: { en: 'TWÓFOLD', es: '', fr: '' }, test: {} });
    const { id } = await files.take('past_results', [
      head,
      `${person.email},au coeur de l'ete,2020-01-01,passed,90`,
      `${person.email},${module.id.toUpperCase()},2020-01-02,passed,90`,
      `${person.email},lodz,2020-01-03,passed,90`,
      `${person.email},twofold,2020-01-04,passed,90`,
      `${person.email},´,2020-01-05,passed,90`,
    ]);
    expect((await files.rows(id)).map(({ reasons }) => reasons[0]?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'AMBIGUOUS',
      'UNKNOWN',
    ]);
  });

  it('promotes people who passed all PRO tests by it, and undoes the promotion', async () => {
    const [one, other] = [
      await makeModule({ test: { category: 'pro' } }),
      await makeModule({ test: { category: 'pro' } }),
    ];
    const first = await files.take('past_results', [head, `${person.email},${one.id},2021-01-01,passed,100`]);
    expect(await typeOf()).toBe('standard');
    const last = await files.take('past_results', [
      head,
      `${person.email},${other.id},2021-02-01,passed,100`,
    ]);
    expect(await typeOf()).toBe('pro');
    expect(await proSince()).toBe('2021-02-01');
    expect((await files.find(last.id)).undoPreview).toEqual({
      removed: 1,
      addedStays: 0,
      restored: 0,
      fieldsStay: 0,
    });
    await files.undo(last.id);
    expect(await typeOf()).toBe('standard');
    expect((await pool().query('select from attempt where profile_id = $1', [person.id])).rowCount).toBe(1);
    await files.undo(first.id);
    expect((await pool().query('select from attempt where profile_id = $1', [person.id])).rowCount).toBe(0);
    const due = await pool().query(`select from dashboard_due where day in ('2021-01-01', '2021-02-01')`);
    expect(due.rowCount).toBe(2);
  });

  it('dates a promotion to when it was first earned, whatever the order of imported results', async () => {
    const [one, other] = [
      await makeModule({ test: { category: 'pro' } }),
      await makeModule({ test: { category: 'pro' } }),
    ];
    const named = await makePerson();
    await pool().query("update profile set user_type = 'pro' where id = $1", [named.id]);
    const before = await proSince(named);
    // More rows than a batch, newest first.
    const days = Array.from({ length: 501 }, (_, n) => new Date(Date.UTC(2024, 5, 1) - n * 86_400_000));
    await files.take('past_results', [
      head,
      `${person.email},${other.id},2024-06-02,passed,100`,
      ...days.map((day) => `${person.email},${one.id},${day.toISOString().slice(0, 10)},failed,10`),
      `${person.email},${one.id},2024-06-02,passed,100`,
      `${person.email},${one.id},2019-03-01,passed,100`,
    ]);
    expect(await proSince()).toBe('2024-06-02');
    await files.take('past_results', [
      head,
      `${person.email},${other.id},2019-04-01,passed,100`,
      ...[one, other].map(({ id }) => `${named.email},${id},2018-01-01,passed,100`),
    ]);
    expect(await proSince()).toBe('2019-04-01');
    expect(await proSince(named)).toBe(before);
  });

  it('keeps people PRO with the former date after a partial undo, and demotes them after a full undo', async () => {
    const tests = [
      await makeModule({ test: { category: 'pro' } }),
      await makeModule({ test: { category: 'pro' } }),
    ];
    const on = (day: string) =>
      files.take('past_results', [head, ...tests.map(({ id }) => `${person.email},${id},${day},passed,100`)]);
    const [first, earlier] = [await on('2021-02-01'), await on('2019-03-01')];
    expect(await proSince()).toBe('2019-03-01');
    await files.undo(earlier.id);
    expect([await typeOf(), await proSince()]).toEqual(['pro', '2021-02-01']);
    const again = await on('2020-04-01');
    await files.undo(first.id);
    expect([await typeOf(), await proSince()]).toEqual(['pro', '2020-04-01']);
    await files.undo(again.id);
    expect(await typeOf()).toBe('standard');
  });

  it('dates a promotion by tests passed in the portal once all imported results are undone', async () => {
    const { id } = await makeModule({ test: { category: 'pro' } });
    const on = (day: string) => files.take('past_results', [head, `${person.email},${id},${day},passed,100`]);
    const made = await on('2019-03-01');
    await on('2022-05-01');
    await pool().query(
      `update attempt set imported_as = null where profile_id = $1 and closed_at > '2022-01-01'`,
      [person.id],
    );
    await files.undo(made.id);
    expect([await typeOf(), await proSince()]).toEqual(['pro', '2022-05-01']);
  });

  it('dates a promotion only by results that count, of the required tests', async () => {
    const year = new Date().getUTCFullYear();
    const today = new Date().toISOString().slice(0, 10);
    const each = await makeModule({ test: { category: 'pro', resetPeriod: 'yearly' } });
    const once = await makeModule({ test: { category: 'pro' } });
    const forConti = await makeModule({ userTypes: ['conti'], test: { category: 'pro' } });
    await files.take('past_results', [
      head,
      `${person.email},${each.id},${year - 3}-05-01,passed,100`,
      `${person.email},${forConti.id},${year - 4}-05-01,passed,100`,
      `${person.email},${once.id},${year - 2}-05-01,passed,100`,
    ]);
    expect(await typeOf()).toBe('standard');
    await files.take('past_results', [head, `${person.email},${each.id},${today},passed,100`]);
    expect(await typeOf()).toBe('pro');
    expect(await proSince()).toBe(today);
    await pool().query('update module set enabled = false where id = $1', [each.id]);
    evictAll();
    const later = await makePerson();
    await files.take('past_results', [
      head,
      `${later.email},${once.id},${year - 3}-05-01,passed,100`,
      `${later.email},${each.id},${today},passed,100`,
      `${later.email},${forConti.id},${year - 2}-05-01,passed,100`,
    ]);
    expect(await proSince(later)).toBe(`${year - 3}-05-01`);
  });

  describe.each([
    ['Pacific/Kiritimati', '2026-07-01T00:15:30.250+14:00', '2026-07-02'],
    ['Pacific/Pago_Pago', '2026-06-29T23:15:30.250-11:00', '2026-06-30'],
    ['UTC', '2026-06-30T10:15:30.250Z', '2026-07-01'],
  ])('file exported in time zone %s', (timezone, visible, today) => {
    beforeEach(async () => {
      await pool().query('update site_setting set timezone = $1', [timezone]);
      evictAll();
    });
    afterEach(async () => {
      await pool().query(`update site_setting set timezone = 'UTC'`);
      evictAll();
    });

    it.each(['csv', 'xlsx'] as const)('restores the same times from %s', async (ending) => {
      const name = { en: `Near midnight ${timezone} ${ending}`, es: '', fr: '' };
      const startedAt = new Date(visible);
      await makeResult(person.id, await makeModule({ name, test: {} }), { status: 'passed', startedAt });
      const restore = replaceClock(() => new Date('2026-07-01T10:30:00Z'));
      const { file, name: header } = await exported(ending);
      restore();
      expect(header).toContain(`filename="adminResults-${today}.${ending}"`);
      const [, row] = await cellsOf(file, `a.${ending}`);
      expect(row?.at(-1)).toBe(ending === 'csv' ? visible : visible.slice(0, 23));
      const made = await files.send('past_results', ending === 'csv' ? file.toString() : file);
      const columns = made.columns.map(({ index, field, heading }) => ({
        index,
        field: heading === 'closedAt' ? 'date' : field,
        words: [],
      }));
      await files.step('matchImportColumns', { id: made.id, columns });
      await files.run();
      await files.step('startImport', { id: made.id, invite: false });
      await files.run();
      const { rows } = await pool().query(
        'select closed_at, imported_as is not null as imported from attempt where profile_id = $1 order by imported_as nulls first',
        [person.id],
      );
      expect(rows).toEqual([
        { closed_at: startedAt, imported: false },
        { closed_at: startedAt, imported: true },
      ]);
    });
  });
});
