import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueuedMail } from '#server/features/notifications/mail.types';
import { now, replaceClock } from '#server/platform/clock';
import { pool, select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecModule, type SpecPerson } from '#server/testing/factories';
import { saveAnswer } from '../answers/answer.service';
import { closeExpiredAttempts } from '../attempt.service';
import { startTest } from '#server/features/training/test/start-test.service';
import { submitTest } from './result.service';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  // Opens every connection, so that parallel calls don't wait for one.
  await Promise.all(Array.from({ length: 20 }, () => pool().query('select pg_sleep(0.05)')));
});
afterAll(() => api.close());

/** Starts the module’s test with only correct or only incorrect answers; returns the attempt’s id. */
async function sit({ viewer }: SpecPerson, module: SpecModule, text: 'Right' | 'Wrong'): Promise<string> {
  const { id: attemptId, questions } = await startTest(viewer, module.id);
  for (const { id: questionId, options } of questions) {
    const selected = options.filter(({ textTranslations }) => textTranslations.en === text);
    const optionIds = selected.map(({ id }) => id);
    await saveAnswer(viewer, { attemptId, questionId, revision: 1, optionIds });
  }
  return attemptId;
}

async function queuedFor({ id }: SpecPerson): Promise<QueuedMail[]> {
  const rows = await select<{ payload: QueuedMail }>(
    'spec-queued-mail',
    `select payload from graphile_worker._private_jobs where payload->>'profileId' = $1`,
    [id],
  );
  return rows.map(({ payload }) => payload);
}

describe('result e-mail', () => {
  it('is queued once for concurrent submissions', async () => {
    const person = await makePerson();
    const attemptId = await sit(person, await makeModule({ test: { points: 150 } }), 'Right');
    await Promise.all(Array.from({ length: 20 }, () => submitTest(person.viewer, attemptId)));
    const moduleName = { en: 'Winter compounds', es: '', fr: '' };
    expect(await queuedFor(person)).toEqual([
      {
        template: 'test_passed',
        profileId: person.id,
        key: `result:${attemptId}`,
        values: { attemptId, moduleName, score: 100, points: 150, promotedToPro: false },
      },
    ]);
  });

  it('states the pass mark when the test was failed', async () => {
    const person = await makePerson();
    const attemptId = await sit(person, await makeModule({ test: { passMark: 70 } }), 'Wrong');
    await submitTest(person.viewer, attemptId);
    expect(await queuedFor(person)).toMatchObject([
      { template: 'test_failed', values: { attemptId, score: 0, passMark: 70 } },
    ]);
  });

  it('states that the person became PRO', async () => {
    const person = await makePerson();
    const module = await makeModule({ test: { category: 'pro' } });
    await pool().query('update site_setting set standard_tests_required = 0');
    const attemptId = await sit(person, module, 'Right');
    await submitTest(person.viewer, attemptId);
    expect(await queuedFor(person)).toMatchObject([{ values: { promotedToPro: true } }]);
  });

  it('is not queued when the submission failed', async () => {
    const person = await makePerson();
    const attemptId = await sit(person, await makeModule(), 'Right');
    await pool().query(`create function refuse_entry() returns trigger language plpgsql as
      $$ begin raise exception 'rejected'; end $$`);
    await pool().query(`create constraint trigger refuse after update on attempt deferrable initially deferred
      for each row execute function refuse_entry()`);
    await expect(submitTest(person.viewer, attemptId)).rejects.toThrow('rejected');
    expect(await queuedFor(person)).toEqual([]);
    await pool().query('drop trigger refuse on attempt');
    await submitTest(person.viewer, attemptId);
    expect(await queuedFor(person)).toHaveLength(1);
  });

  it('is queued for an expired attempt, but not for an abandoned or voided one', async () => {
    const [late, absent, stopped] = [await makePerson(), await makePerson(), await makePerson()];
    const closing = await makeModule();
    await sit(late, await makeModule({ test: { timeLimitSeconds: 60 } }), 'Right');
    await sit(absent, await makeModule(), 'Right');
    await sit(stopped, closing, 'Right');
    await pool().query('update module set enabled = false where id = $1', [closing.id]);
    const inWeeks = new Date(now().getTime() + 20 * 86_400_000);
    const restoreClock = replaceClock(() => inWeeks);
    await closeExpiredAttempts().finally(restoreClock);
    expect(await queuedFor(late)).toMatchObject([{ template: 'test_passed' }]);
    expect(await queuedFor(absent)).toEqual([]);
    expect(await queuedFor(stopped)).toEqual([]);
  });
});
