import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { forgetAll } from '#server/platform/cache/cache';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database';
import type { Viewer } from '#server/platform/viewer';
import { moduleById } from '#server/features/training/module/modules.service';
import { type Api, startApi } from '#server/testing/api';
import { counted } from '#server/testing/counted';
import {
  makeModule,
  makePerson,
  makeResult,
  setPrograms,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { saveAnswer } from './answer.service';
import { attemptById, closeExpiredAttempts } from './attempt.service';
import { startTest } from '#server/features/training/test/start-test.service';
import type { Attempt } from './attempt.types';
import { myTestOf } from '#server/features/training/test/my-test';
import { incorrectQuestionsOf, resultById, submitTest } from './results/result.service';

let api: Api;
let person: SpecPerson;
let at: Date;
let restoreClock: () => void;

beforeAll(async () => {
  api = await startApi();
  // Opens every connection, without which parallel calls would wait for one another.
  await Promise.all(Array.from({ length: 20 }, () => pool().query('select pg_sleep(0.05)')));
});
afterAll(() => api.close());

beforeEach(async () => {
  at = new Date('2026-11-21T12:00:00Z');
  restoreClock = replaceClock(() => at);
  person = await makePerson();
});
afterEach(() => restoreClock());

const later = (milliseconds: number): void => {
  at = new Date(at.getTime() + milliseconds);
};
const day = 86_400_000;

const start = (module: SpecModule, viewer: Viewer = person.viewer): Promise<Attempt> =>
  startTest(viewer, module.id);
const code = (expected: string) => expect.objectContaining({ code: expected });

/** The option of a question with that text. */
const option = (attempt: Attempt, position: number, text: string): string =>
  attempt.questions[position - 1]!.options.find(({ textTranslations }) => textTranslations.en === text)!.id;

async function answer(attempt: Attempt, position: number, text: string, revision = 1) {
  const question = attempt.questions[position - 1]!;
  const content =
    question.kind === 'short_answer' ? { text } : { optionIds: [option(attempt, position, text)] };
  return saveAnswer(person.viewer, { attemptId: attempt.id, questionId: question.id, revision, ...content });
}

/** The viewer's own state at the module's test. */
async function mine(module: SpecModule, of: SpecPerson = person) {
  const found = await moduleById(of.viewer, module.id);
  const { access, ...state } = await myTestOf(found!);
  return { ...state, access: access() };
}

async function attemptsOf(module: SpecModule): Promise<{ status: string }[]> {
  const { rows } = await pool().query<{ status: string }>(
    'select status from attempt where profile_id = $1 and test_id = $2 order by started_at',
    [person.id, module.testId],
  );
  return rows;
}

describe('starting a test', () => {
  it('gives one attempt however often and however parallel it is asked for', async () => {
    const module = await makeModule();
    const started = await Promise.all(Array.from({ length: 50 }, () => start(module)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await attemptsOf(module)).toEqual([{ status: 'in_progress' }]);
    expect((await start(module)).id).toBe(started[0]!.id);
  });

  it('asks what the test held at that moment, whatever is edited later', async () => {
    const module = await makeModule();
    const before = await start(module);
    await pool().query(
      `update question set text = '{"en": "New", "es": "", "fr": ""}', enabled = false where test_id = $1`,
      [module.testId],
    );
    await pool().query('update test set points = 1, pass_mark = 1, time_limit_seconds = 5 where id = $1', [
      module.testId,
    ]);
    forgetAll();
    expect((await start(module)).questions).toEqual(before.questions);
    expect((await submitTest(person.viewer, before.id)).passMark).toBe(80);
  });

  it('draws as many questions as an attempt has, and shuffles options once where wanted', async () => {
    const letters = [...'abcdefghij'];
    const options = letters.map((text, index) => ({ text, correct: index === 0 }));
    const questions = Array.from({ length: 12 }, () => ({ options }));
    const module = await makeModule({ test: { questions, questionsPerAttempt: 5, shuffle: true } });
    const attempt = await start(module);
    expect(attempt.questions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    const orders = attempt.questions.map(({ options: shown }) =>
      shown.map((o) => o.textTranslations.en).join(''),
    );
    // Five lists of ten in their first order all at once: once in 10^32 runs.
    expect(orders.every((order) => order === letters.join(''))).toBe(false);
    expect(orders.map((order) => [...order].toSorted())).toEqual(orders.map(() => letters));
    expect((await start(module)).questions).toEqual(attempt.questions);
  });

  it('sets the deadline by the server’s clock', async () => {
    const attempt = await start(await makeModule({ test: { timeLimitSeconds: 600 } }));
    expect(attempt).toMatchObject({
      startedAt: '2026-11-21T12:00:00.000Z',
      deadlineAt: '2026-11-21T12:10:00.000Z',
      serverTime: '2026-11-21T12:00:00.000Z',
      closed: false,
    });
  });

  it('is refused with the reason of the block and when it ends', async () => {
    const module = await makeModule({ test: { maxFails: 1, resetPeriod: 'monthly' } });
    await makeResult(person.id, module, { status: 'failed', startedAt: at });
    await expect(start(module)).rejects.toMatchObject({
      code: 'TEST_BLOCKED',
      message: 'You have failed this test too many times.',
      details: { reason: 'too_many_fails', opensAgainAt: '2026-12-01T00:00:00.000Z' },
    });
  });

  it.each([
    ['disabled', { enabled: false }],
    ['wrong_user_type', { userTypes: ['motorcycle' as const] }],
    ['no_questions', { test: null }],
    ['no_questions', { test: { questions: [{ enabled: false }] } }],
    ['too_few_tests', { test: { category: 'pro' as const } }],
  ])('is refused as %s', async (reason, values) => {
    const module = await makeModule(values);
    await expect(start(module)).rejects.toMatchObject({ code: 'TEST_BLOCKED', details: { reason } });
    expect((await mine(module)).access).toMatchObject({ open: false, reason });
  });

  it('is refused to administrators, clients and strangers, and for modules that are not seen', async () => {
    const module = await makeModule();
    const admin = await makePerson({ role: 'admin' });
    await expect(start(module, admin.viewer)).rejects.toEqual(code('FORBIDDEN'));
    await expect(start(module, { kind: 'client', clientId: 'x', role: 'writer' })).rejects.toEqual(
      code('FORBIDDEN'),
    );
    await expect(start(module, { kind: 'stranger' })).rejects.toEqual(code('UNAUTHENTICATED'));
    await expect(start(await makeModule({ group: 'employee' }))).rejects.toEqual(code('NOT_FOUND'));
    await expect(start(await makeModule({ group: 'gold_retailer' }))).rejects.toEqual(
      code('PROGRAM_ENTRY_REQUIRED'),
    );
    await expect(start({ id: randomUUID(), testId: null })).rejects.toEqual(code('NOT_FOUND'));
    await pool().query('update profile set disabled_at = now() where id = $1', [person.id]);
    await expect(start(module)).rejects.toEqual(code('PROFILE_DISABLED'));
  });

  it('gives back an attempt in progress after a program was closed', async () => {
    await setPrograms({ distributor: false, retailer: false });
    const module = await makeModule();
    const attempt = await start(module);
    await pool().query(`update module set "group" = 'gold_retailer' where id = $1`, [module.id]);
    expect((await start(module)).id).toBe(attempt.id);
  });
});

describe('saving an answer', () => {
  let module: SpecModule;
  let attempt: Attempt;

  beforeEach(async () => {
    module = await makeModule({ test: { questions: [{}, { accepted: ['snow'] }], timeLimitSeconds: 600 } });
    attempt = await start(module);
  });

  it('keeps the answer with its revision, for any later read', async () => {
    later(1000);
    const saved = await answer(attempt, 1, 'Wrong', 3);
    const kept = {
      revision: 3,
      optionIds: [option(attempt, 1, 'Wrong')],
      text: null,
      savedAt: at.toISOString(),
    };
    expect(saved).toMatchObject({ answer: kept, superseded: false, serverTime: at.toISOString() });
    const { questions } = (await attemptById(person.viewer, attempt.id))!;
    expect(questions.map(({ answer: stored }) => stored)).toEqual([kept, null]);
    expect(await mine(module)).toMatchObject({
      status: 'in_progress',
      attemptId: attempt.id,
      answered: 1,
      nextPosition: 2,
      deadlineAt: attempt.deadlineAt,
    });
  });

  it('lets a later revision replace, and take back, what stands', async () => {
    await answer(attempt, 1, 'Wrong', 1);
    expect((await answer(attempt, 1, 'Right', 2)).answer.optionIds).toEqual([option(attempt, 1, 'Right')]);
    const [first] = attempt.questions;
    const none = { attemptId: attempt.id, questionId: first!.id, revision: 3, optionIds: [] };
    expect((await saveAnswer(person.viewer, none)).superseded).toBe(false);
    expect((await mine(module)).answered).toBe(0);
  });

  it('answers an older revision, or other content under the same one, with what stands', async () => {
    await answer(attempt, 1, 'Right', 5);
    const right = [option(attempt, 1, 'Right')];
    expect(await answer(attempt, 1, 'Wrong', 4)).toMatchObject({
      superseded: true,
      answer: { revision: 5, optionIds: right },
    });
    expect(await answer(attempt, 1, 'Wrong', 5)).toMatchObject({
      superseded: true,
      answer: { optionIds: right },
    });
    expect(await answer(attempt, 1, 'Right', 5)).toMatchObject({
      superseded: false,
      answer: { optionIds: right },
    });
  });

  it('keeps the highest of many parallel revisions', async () => {
    const revisions = Array.from({ length: 20 }, (_, index) => index + 1);
    await Promise.all(revisions.map((revision) => answer(attempt, 2, `snow ${revision}`, revision)));
    const { questions } = (await attemptById(person.viewer, attempt.id))!;
    expect(questions[1]!.answer).toMatchObject({ revision: 20, text: 'snow 20' });
  });

  it('takes four statements, and one more where a later answer stands', async () => {
    const attempt = await start(await makeModule());
    await answer(attempt, 1, 'Wrong', 1);
    const saving = (revision: number) => counted(() => answer(attempt, 1, 'Right', revision));
    expect([await saving(3), await saving(2)].map(({ statements }) => statements)).toEqual([4, 5]);
  });

  it('is refused for unknown questions, options and other people’s attempts', async () => {
    const [first] = attempt.questions;
    const sent = { attemptId: attempt.id, questionId: first!.id, revision: 1, optionIds: [randomUUID()] };
    await expect(saveAnswer(person.viewer, sent)).rejects.toEqual(code('BAD_USER_INPUT'));
    await expect(saveAnswer(person.viewer, { ...sent, revision: 0 })).rejects.toEqual(code('BAD_USER_INPUT'));
    await expect(saveAnswer(person.viewer, { ...sent, questionId: randomUUID() })).rejects.toEqual(
      code('NOT_FOUND'),
    );
    const other = await makePerson();
    await expect(saveAnswer(other.viewer, sent)).rejects.toEqual(code('NOT_FOUND'));
  });

  it('is refused once the attempt is closed, and from the deadline on, which closes it', async () => {
    await answer(attempt, 1, 'Right');
    later(600_000);
    await expect(answer(attempt, 2, 'snow')).rejects.toEqual(code('ATTEMPT_CLOSED'));
    expect(await resultById(person.viewer, attempt.id)).toMatchObject({ status: 'failed', score: 50 });
    await expect(answer(attempt, 2, 'snow', 2)).rejects.toEqual(code('ATTEMPT_CLOSED'));
  });
});

describe('an attempt', () => {
  it('is submitted by thirteen statements, and two more at a PRO test', async () => {
    await pool().query('update site_setting set standard_tests_required = 0');
    forgetAll();
    const submitting = async (category: 'standard' | 'pro'): Promise<number> => {
      const attempt = await start(await makeModule({ test: { category } }));
      for (const position of [1, 2]) await answer(attempt, position, 'Right');
      // Reads the settings, which are remembered.
      await attemptById(person.viewer, attempt.id);
      return (await counted(() => submitTest(person.viewer, attempt.id))).statements;
    };
    await makeModule({ test: { category: 'pro' } });
    const statements = [await submitting('standard'), await submitting('pro')];
    await pool().query('update site_setting set standard_tests_required = 10');
    forgetAll();
    expect(statements).toEqual([13, 15]);
  });

  it('is nobody else’s to read, an administrator’s neither', async () => {
    const attempt = await start(await makeModule());
    for (const role of ['user', 'manager', 'admin'] as const) {
      const other = await makePerson({ role });
      expect(await attemptById(other.viewer, attempt.id)).toBeNull();
      await expect(submitTest(other.viewer, attempt.id)).rejects.toEqual(code('NOT_FOUND'));
    }
    expect(await attemptById(person.viewer, 'nonsense')).toBeNull();
  });

  it('is marked with the answers it has when its deadline has passed, by the next read', async () => {
    const attempt = await start(await makeModule({ test: { timeLimitSeconds: 60 } }));
    await answer(attempt, 1, 'Right');
    later(60_000);
    expect(await attemptById(person.viewer, attempt.id)).toMatchObject({ closed: true });
    const result = await resultById(person.viewer, attempt.id);
    expect(result).toMatchObject({ status: 'failed', score: 50, correctCount: 1, pointsEarned: 0 });
    expect(await incorrectQuestionsOf(result!)).toMatchObject([
      { position: 2, selectedNameTranslations: null },
    ]);
  });

  it('past its deadline makes room for the next one', async () => {
    const module = await makeModule({ test: { timeLimitSeconds: 60 } });
    const first = await start(module);
    later(60_000);
    expect((await start(module)).id).not.toBe(first.id);
    expect(await attemptsOf(module)).toEqual([{ status: 'failed' }, { status: 'in_progress' }]);
  });

  it('is closed by the job exactly once, however many jobs run', async () => {
    const timed = await makeModule({ test: { timeLimitSeconds: 60, passMark: 50 } });
    const attempt = await start(timed);
    await answer(attempt, 1, 'Right');
    await answer(attempt, 2, 'Right');
    later(60_000);
    await Promise.all([closeExpiredAttempts(), closeExpiredAttempts(), closeExpiredAttempts()]);
    expect(await resultById(person.viewer, attempt.id)).toMatchObject({
      status: 'passed',
      pointsEarned: 100,
    });
    const { rowCount } = await pool().query('select from points_entry where profile_id = $1', [person.id]);
    expect(rowCount).toBe(1);
  });

  it('without a time limit is abandoned after 14 days without an answer, which is no fail', async () => {
    const module = await makeModule({ test: { maxFails: 1 } });
    const attempt = await start(module);
    later(13 * day);
    await answer(attempt, 1, 'Wrong');
    later(13 * day);
    await closeExpiredAttempts();
    expect((await mine(module)).status).toBe('in_progress');
    later(day);
    await closeExpiredAttempts();
    expect(await resultById(person.viewer, attempt.id)).toMatchObject({ status: 'abandoned', score: null });
    expect(await mine(module)).toMatchObject({
      status: 'not_started',
      failsInPeriod: 0,
      access: { open: true },
    });
  });

  it('is voided, uncounted, once its module is disabled', async () => {
    const module = await makeModule({ test: { maxFails: 1 } });
    const attempt = await start(module);
    await pool().query('update module set enabled = false where id = $1', [module.id]);
    forgetAll();
    await expect(answer(attempt, 1, 'Right')).rejects.toEqual(code('ATTEMPT_CLOSED'));
    expect(await resultById(person.viewer, attempt.id)).toMatchObject({ status: 'voided', score: null });
    expect(await mine(module)).toMatchObject({
      failsInPeriod: 0,
      attemptId: null,
      access: { reason: 'disabled' },
    });
  });
});

describe('the own state at a test', () => {
  it('blocks after the last fail of a period and opens again with the next one', async () => {
    const module = await makeModule({ test: { maxFails: 2, resetPeriod: 'quarterly' } });
    for (const triesLeft of [1, 0]) {
      await submitTest(person.viewer, (await start(module)).id);
      later(1000);
      expect(await mine(module)).toMatchObject({ status: 'failed', triesLeft });
    }
    expect((await mine(module)).access).toMatchObject({
      open: false,
      reason: 'too_many_fails',
      opensAgainAt: '2027-01-01T00:00:00.000Z',
    });
    at = new Date('2027-01-01T00:00:00Z');
    expect(await mine(module)).toMatchObject({
      status: 'not_started',
      triesLeft: 2,
      lastScore: 0,
      access: { open: true, reason: null },
    });
    expect(await start(module)).toMatchObject({ closed: false });
  });

  it('belongs to the period of its attempt’s start, in the time zone of the site', async () => {
    await pool().query(`update site_setting set timezone = 'America/Los_Angeles'`);
    forgetAll();
    try {
      const module = await makeModule({ test: { resetPeriod: 'yearly' } });
      at = new Date('2027-01-01T07:59:59Z');
      const { id } = await start(module);
      expect((await submitTest(person.viewer, id)).status).toBe('failed');
      await makeResult(person.id, module, { status: 'passed', startedAt: at });
      expect((await mine(module)).access).toMatchObject({
        reason: 'already_passed',
        opensAgainAt: '2027-01-01T08:00:00.000Z',
      });
      at = new Date('2027-01-01T08:00:00Z');
      expect((await mine(module)).access.open).toBe(true);
    } finally {
      await pool().query(`update site_setting set timezone = 'UTC'`);
      forgetAll();
    }
  });

  it('shows the number of the settings where too few standard tests are finished', async () => {
    await pool().query('update site_setting set standard_tests_required = 2');
    forgetAll();
    try {
      const pro = await makeModule({ test: { category: 'pro' } });
      const standard = await makeModule();
      await makeResult(person.id, standard, { status: 'failed' });
      await makeResult(person.id, standard, { status: 'passed' });
      const { access } = await mine(pro);
      expect(access).toMatchObject({
        reason: 'too_few_tests',
        standardTestsDone: 1,
        standardTestsRequired: 2,
      });
      expect(access.messageTranslations?.en).toBe(
        'You must take at least 2 standard tests before taking a PRO test.',
      );
      await makeResult(person.id, await makeModule(), { status: 'failed' });
      expect((await mine(pro)).access.open).toBe(true);
      await pool().query('update site_setting set standard_tests_only_passed = true');
      forgetAll();
      expect((await mine(pro)).access).toMatchObject({ reason: 'too_few_tests', standardTestsDone: 1 });
    } finally {
      await pool().query(
        'update site_setting set standard_tests_required = 10, standard_tests_only_passed = false',
      );
      forgetAll();
    }
  });

  it('is that of nobody for an API client', async () => {
    const module = await makeModule();
    const found = await moduleById({ kind: 'client', clientId: 'x', role: 'reader' }, module.id);
    expect(await myTestOf(found!)).toMatchObject({ status: 'not_started', attemptId: null, triesLeft: null });
  });
});
