import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecModule, type SpecPerson } from '#server/testing/factories';
import { saveAnswer } from './answers/answer.service';
import { attemptById, closeExpiredAttempts } from './attempt.service';
import { startTest } from '#server/features/training/test/start-test.service';
import type { Attempt } from './attempt.types';
import { resultById, submitTest } from './results/result.service';

let api: Api;
let person: SpecPerson;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await makePerson();
});
afterEach(() => maintenance(false));

const minute = 60_000;
const limit = { timeLimitSeconds: 600 };

async function maintenance(on: boolean): Promise<void> {
  await pool().query('update site_setting set maintenance_mode = $1', [on]);
  evictAll();
}

/** Simulates that a number of minutes of the maintenance have passed. */
async function minutesPass(minutes: number): Promise<void> {
  await pool().query(
    `with closed as (
       update site_setting set maintenance_started_at = maintenance_started_at - $1 * interval '1 minute'
     ) update attempt set started_at = started_at - $1 * interval '1 minute',
       deadline_at = deadline_at - $1 * interval '1 minute', last_saved_at = last_saved_at - $1 * interval '1 minute'
     where profile_id = $2 and status = 'in_progress'`,
    [minutes, person.id],
  );
}

const start = (module: SpecModule): Promise<Attempt> => startTest(person.viewer, module.id);
const read = async ({ id }: Attempt): Promise<Attempt> => (await attemptById(person.viewer, id))!;

async function answerRight({ id, questions }: Attempt, position: number, revision = 1) {
  const { id: questionId, options } = questions[position - 1]!;
  const optionIds = options
    .filter(({ textTranslations }) => textTranslations.en === 'Right')
    .map((option) => option.id);
  return saveAnswer(person.viewer, { attemptId: id, questionId, revision, optionIds });
}

/** Returns the remaining whole minutes of an attempt. */
async function minutesLeft(attempt: Attempt): Promise<number> {
  const { deadlineAt, serverTime } = await read(attempt);
  return Math.round((Date.parse(deadlineAt!) - Date.parse(serverTime)) / minute);
}

describe('attempt during maintenance', () => {
  it('keeps its remaining time, accepts answers, and is not closed by its deadline', async () => {
    const attempt = await start(await makeModule({ test: limit }));
    await minutesPass(4);
    expect(await minutesLeft(attempt)).toBe(6);
    await maintenance(true);
    await minutesPass(60);
    await closeExpiredAttempts();
    expect(await minutesLeft(attempt)).toBe(6);
    expect((await answerRight(attempt, 1)).superseded).toBe(false);
    expect(await read(attempt)).toMatchObject({ closed: false });
  });

  it('can be submitted, with the answers saved before and during maintenance', async () => {
    const attempt = await start(await makeModule({ test: limit }));
    await answerRight(attempt, 1);
    await maintenance(true);
    await minutesPass(60);
    await answerRight(attempt, 2);
    expect(await submitTest(person.viewer, attempt.id)).toMatchObject({ status: 'passed', score: 100 });
    const { rows } = await pool().query(
      'select deadline_at - started_at as span from attempt where id = $1',
      [attempt.id],
    );
    await maintenance(false);
    const later = await pool().query('select deadline_at - started_at as span from attempt where id = $1', [
      attempt.id,
    ]);
    expect(later.rows).toEqual(rows);
  });

  it('is closed when its deadline had passed before', async () => {
    const attempt = await start(await makeModule({ test: limit }));
    await answerRight(attempt, 1);
    await minutesPass(11);
    await maintenance(true);
    await minutesPass(60);
    await expect(answerRight(attempt, 2)).rejects.toMatchObject({ code: 'ATTEMPT_CLOSED' });
    expect(await resultById(person.viewer, attempt.id)).toMatchObject({ status: 'failed', score: 50 });
  });

  it('loses no time when it started during maintenance', async () => {
    await maintenance(true);
    await minutesPass(60);
    const attempt = await start(await makeModule({ test: limit }));
    await minutesPass(30);
    expect(await minutesLeft(attempt)).toBe(10);
    await maintenance(false);
    expect(await minutesLeft(attempt)).toBe(10);
  });

  it('is not abandoned unless it was before', async () => {
    const open = await start(await makeModule());
    await minutesPass(13 * 24 * 60);
    const left = await start(await makeModule());
    await pool().query(`update attempt set last_saved_at = now() - interval '15 days' where id = $1`, [
      left.id,
    ]);
    await maintenance(true);
    await minutesPass(3 * 24 * 60);
    await closeExpiredAttempts();
    expect(await read(open)).toMatchObject({ closed: false });
    expect(await resultById(person.viewer, left.id)).toMatchObject({ status: 'abandoned' });
    await maintenance(false);
    await closeExpiredAttempts();
    expect(await read(open)).toMatchObject({ closed: false });
    await pool().query(`update attempt set last_saved_at = last_saved_at - interval '1 day' where id = $1`, [
      open.id,
    ]);
    await closeExpiredAttempts();
    expect(await resultById(person.viewer, open.id)).toMatchObject({ status: 'abandoned' });
  });

  it('is voided once its module is disabled', async () => {
    const module = await makeModule({ test: limit });
    const attempt = await start(module);
    await maintenance(true);
    await pool().query('update module set enabled = false where id = $1', [module.id]);
    await closeExpiredAttempts();
    expect(await resultById(person.viewer, attempt.id)).toMatchObject({ status: 'voided' });
  });
});

describe('attempt after maintenance', () => {
  it('has the remaining time of the start of maintenance, also after a second one', async () => {
    const attempt = await start(await makeModule({ test: limit }));
    await minutesPass(2);
    for (const length of [45, 90]) {
      await maintenance(true);
      await minutesPass(length);
      await maintenance(false);
      expect(await minutesLeft(attempt)).toBe(8);
    }
    await minutesPass(8);
    await closeExpiredAttempts();
    expect(await resultById(person.viewer, attempt.id)).toMatchObject({ status: 'failed', score: 0 });
  });

  it('stays expired when its deadline had passed before', async () => {
    const attempt = await start(await makeModule({ test: limit }));
    await minutesPass(10);
    await maintenance(true);
    await minutesPass(60);
    await maintenance(false);
    expect(await read(attempt)).toMatchObject({ closed: true });
  });
});
