import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listModules } from '#server/features/training/module/modules.service';
import { startTest } from '#server/features/training/test/start-test.service';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { saveAnswer } from '../answers/answer.service';
import type { Attempt } from '../attempt.types';
import { countPartlyCorrect, incorrectQuestionsOf, isPartlyCorrect, submitTest } from './result.service';

let api: Api;
let person: SpecPerson;

beforeAll(async () => {
  api = await startApi();
  // Opens every connection, so that parallel calls don't wait for one.
  await Promise.all(Array.from({ length: 20 }, () => pool().query('select pg_sleep(0.05)')));
});
afterAll(() => api.close());

beforeEach(async () => {
  person = await makePerson();
});

const code = (expected: string) => expect.objectContaining({ code: expected });

/** Starts the module's test and answers every question by the option of that text. */
async function sit(module: SpecModule, text: 'Right' | 'Wrong', of: SpecPerson = person): Promise<Attempt> {
  const attempt = await startTest(of.viewer, module.id);
  for (const { id, options } of attempt.questions) {
    const optionIds = options
      .filter(({ textTranslations }) => textTranslations.en === text)
      .map((option) => option.id);
    await saveAnswer(of.viewer, { attemptId: attempt.id, questionId: id, revision: 1, optionIds });
  }
  return attempt;
}

async function count(text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool().query<{ count: number }>(
    `select count(*)::int as count from ${text}`,
    values,
  );
  return rows[0]!.count;
}

const credits = (id: string) => count('points_entry where source_id = $1', [id]);
const audits = (id: string, action: string) =>
  count('audit_entry where target_id = $1 and action = $2', [id, action]);

describe('submitTest', () => {
  it('marks the attempt, credits its points and audits once for concurrent submissions', async () => {
    const { id } = await sit(await makeModule({ test: { points: 150 } }), 'Right');
    const results = await Promise.all(Array.from({ length: 50 }, () => submitTest(person.viewer, id)));
    for (const { status, score, correctCount, closedAt, pointsEarned } of results) {
      expect({ status, score, correctCount, pointsEarned }).toEqual({
        status: 'passed',
        score: 100,
        correctCount: 2,
        pointsEarned: 150,
      });
      expect(closedAt).toBe(results[0]!.closedAt);
    }
    expect(await credits(id)).toBe(1);
    expect(await audits(id, 'test_passed')).toBe(1);
    expect(await count('points_balance where profile_id = $1 and balance = 150', [person.id])).toBe(1);
  });

  it('returns the number of questions with partial credit, also when none is fully correct', async () => {
    const options = ['A', 'B', 'C'].map((text) => ({ text, correct: true }));
    const module = await makeModule({
      test: { questions: [{ options, multiple: true, credit: 'partial' }, {}] },
    });
    const { id, questions } = await startTest(person.viewer, module.id);
    const [first] = questions;
    const optionIds = [first!.options[0]!.id];
    await saveAnswer(person.viewer, { attemptId: id, questionId: first!.id, revision: 1, optionIds });
    const result = await submitTest(person.viewer, id);
    expect(result).toMatchObject({ score: 16, correctCount: 0 });
    expect(await countPartlyCorrect(result)).toBe(1);
    const incorrect = await incorrectQuestionsOf(result);
    expect(await Promise.all(incorrect.map((question) => isPartlyCorrect(question)))).toEqual([true, false]);
  });

  it('credits no points below the pass mark, and lists the incorrect questions with the given answers', async () => {
    const questions = [
      { text: 'Choose', feedback: 'Think again.' },
      { text: 'Write', accepted: ['snow'] },
      { text: 'Skip' },
    ];
    const module = await makeModule({ test: { questions } });
    const attempt = await startTest(person.viewer, module.id);
    const [choose, write] = attempt.questions;
    const wrong = choose!.options.find(({ textTranslations }) => textTranslations.en === 'Wrong')!;
    await saveAnswer(person.viewer, {
      attemptId: attempt.id,
      questionId: choose!.id,
      revision: 1,
      optionIds: [wrong.id],
    });
    await saveAnswer(person.viewer, {
      attemptId: attempt.id,
      questionId: write!.id,
      revision: 1,
      text: 'rain',
    });
    const result = await submitTest(person.viewer, attempt.id);
    expect(result).toMatchObject({
      status: 'failed',
      score: 0,
      pointsEarned: 0,
      questionCount: 3,
      tryNumber: 1,
    });
    const same = (text: string) => ({ en: text, es: text, fr: text });
    expect(await incorrectQuestionsOf(result)).toEqual([
      expect.objectContaining({
        id: choose!.id,
        position: 1,
        nameTranslations: { en: 'Choose', es: '', fr: '' },
        selectedNameTranslations: same('Wrong'),
        feedbackTranslations: null,
      }),
      expect.objectContaining({
        position: 2,
        selectedNameTranslations: same('rain'),
        feedbackTranslations: null,
      }),
      expect.objectContaining({ position: 3, selectedNameTranslations: null }),
    ]);
    expect(await credits(attempt.id)).toBe(0);
    expect(await audits(attempt.id, 'test_failed')).toBe(1);
  });

  it('counts only attempts that were marked', async () => {
    const module = await makeModule();
    await makeResult(person.id, module, { status: 'abandoned', startedAt: new Date('2026-01-01') });
    await makeResult(person.id, module, { status: 'failed', startedAt: new Date('2026-01-02') });
    const { id } = await sit(module, 'Right');
    expect((await submitTest(person.viewer, id)).tryNumber).toBe(2);
  });

  it('rejects a person who was disabled since', async () => {
    const { id } = await sit(await makeModule(), 'Right');
    await pool().query('update profile set disabled_at = now() where id = $1', [person.id]);
    await expect(submitTest(person.viewer, id)).rejects.toEqual(code('PROFILE_DISABLED'));
    expect(await count(`attempt where id = $1 and status = 'in_progress'`, [id])).toBe(1);
  });
});

describe('passing the last PRO test', () => {
  const userType = async (): Promise<string> => {
    const { rows } = await pool().query<{ type: string }>(
      'select user_type as type from profile where id = $1',
      [person.id],
    );
    return rows[0]!.type;
  };
  const proModule = (values: { userTypes?: ('standard' | 'conti')[]; enabled?: boolean } = {}) =>
    makeModule({ ...values, test: { category: 'pro' } });

  beforeEach(async () => {
    await pool().query('update module set enabled = false');
    await pool().query('update site_setting set standard_tests_required = 0');
    evictAll();
  });
  afterAll(async () => {
    await pool().query('update site_setting set standard_tests_required = 10');
  });

  it('promotes at once, with an audit entry, and shows it in the result', async () => {
    const [first, last] = [await proModule(), await proModule({ userTypes: ['standard'] })];
    await proModule({ userTypes: ['conti'] });
    const { id } = await sit(first, 'Right');
    expect((await submitTest(person.viewer, id)).promotedToPro).toBe(false);
    expect(await userType()).toBe('standard');
    const before = await listModules(person.viewer, {}, 100);
    const attempt = await sit(last, 'Right');
    expect((await submitTest(person.viewer, attempt.id)).promotedToPro).toBe(true);
    expect(await userType()).toBe('pro');
    expect(await audits(person.id, 'edit')).toBe(1);
    const after = await listModules({ ...person.viewer, userType: 'pro' }, {}, 100);
    const idsOf = ({ nodes }: typeof after) => nodes.map((module) => module.id);
    expect(idsOf(after)).toEqual(expect.arrayContaining(idsOf(before)));
    await expect(startTest(person.viewer, first.id)).rejects.toMatchObject({
      details: { reason: 'already_pro' },
    });
  });

  it('promotes once when the last two tests are submitted at the same time', async () => {
    const modules = await Promise.all([proModule(), proModule()]);
    const attempts = await Promise.all(modules.map((module) => sit(module, 'Right')));
    const results = await Promise.all(attempts.map(({ id }) => submitTest(person.viewer, id)));
    expect(results.filter(({ promotedToPro }) => promotedToPro)).toHaveLength(1);
    expect(await userType()).toBe('pro');
  });

  it('counts only passes of the current PRO cycle', async () => {
    const [old, last] = [await proModule(), await proModule()];
    await makeResult(person.id, old, { status: 'passed', startedAt: new Date('2026-01-01') });
    await pool().query(`update profile set pro_cycle_started_at = '2026-02-01' where id = $1`, [person.id]);
    const { id } = await sit(last, 'Right');
    expect((await submitTest(person.viewer, id)).promotedToPro).toBe(false);
    const again = await sit(old, 'Right');
    expect((await submitTest(person.viewer, again.id)).promotedToPro).toBe(true);
  });
});
