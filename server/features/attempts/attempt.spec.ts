import { describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { counted } from '#server/testing/database/counted';
import { makeModule, makePerson } from '#server/testing/factories';
import { code, takingTests } from '#server/testing/features/attempts';
import { attemptById, closeExpiredAttempts } from './attempt.service';
import { incorrectQuestionsOf, resultById, submitTest } from './results/result.service';

const taking = takingTests();
const { start, answer, mine, attemptsOf, later } = taking;
const day = 86_400_000;

describe('attempt', () => {
  it('is submitted with seven statements, and two more for a PRO test', async () => {
    await pool().query('update site_setting set standard_tests_required = 0');
    evictAll();
    const submitting = async (category: 'standard' | 'pro'): Promise<number> => {
      const attempt = await start(await makeModule({ test: { category } }));
      for (const position of [1, 2]) await answer(attempt, position, 'Right');
      // Reads the settings, which are cached.
      await attemptById(taking.person.viewer, attempt.id);
      return (await counted(() => submitTest(taking.person.viewer, attempt.id))).statements;
    };
    await makeModule({ test: { category: 'pro' } });
    const statements = [await submitting('standard'), await submitting('pro')];
    await pool().query('update site_setting set standard_tests_required = 10');
    evictAll();
    expect(statements).toEqual([7, 9]);
  });

  it('can’t be read by anyone else, including administrators', async () => {
    const attempt = await start(await makeModule());
    for (const role of ['user', 'manager', 'admin'] as const) {
      const other = await makePerson({ role });
      expect(await attemptById(other.viewer, attempt.id)).toBeNull();
      await expect(submitTest(other.viewer, attempt.id)).rejects.toEqual(code('NOT_FOUND'));
    }
    expect(await attemptById(taking.person.viewer, 'nonsense')).toBeNull();
  });

  it('is marked with its saved answers by the next read after its deadline', async () => {
    const attempt = await start(await makeModule({ test: { timeLimitSeconds: 60 } }));
    await answer(attempt, 1, 'Right');
    later(60_000);
    expect(await attemptById(taking.person.viewer, attempt.id)).toMatchObject({ closed: true });
    const result = await resultById(taking.person.viewer, attempt.id);
    expect(result).toMatchObject({ status: 'failed', score: 50, correctCount: 1, pointsEarned: 0 });
    expect(await incorrectQuestionsOf(result!)).toMatchObject([
      { position: 2, selectedNameTranslations: null },
    ]);
  });

  it('allows the next attempt once its deadline has passed', async () => {
    const module = await makeModule({ test: { timeLimitSeconds: 60 } });
    const first = await start(module);
    later(60_000);
    expect((await start(module)).id).not.toBe(first.id);
    expect(await attemptsOf(module)).toEqual([{ status: 'failed' }, { status: 'in_progress' }]);
  });

  it('is closed exactly once by concurrent jobs', async () => {
    const timed = await makeModule({ test: { timeLimitSeconds: 60, passMark: 50 } });
    const attempt = await start(timed);
    await answer(attempt, 1, 'Right');
    await answer(attempt, 2, 'Right');
    later(60_000);
    await Promise.all([closeExpiredAttempts(), closeExpiredAttempts(), closeExpiredAttempts()]);
    expect(await resultById(taking.person.viewer, attempt.id)).toMatchObject({
      status: 'passed',
      pointsEarned: 100,
    });
    const { rowCount } = await pool().query('select from points_entry where profile_id = $1', [
      taking.person.id,
    ]);
    expect(rowCount).toBe(1);
  });

  it('is abandoned 14 days after the last answer without a time limit, which is not a fail', async () => {
    const module = await makeModule({ test: { maxFails: 1 } });
    const attempt = await start(module);
    later(13 * day);
    await answer(attempt, 1, 'Wrong');
    later(13 * day);
    await closeExpiredAttempts();
    expect((await mine(module)).status).toBe('in_progress');
    later(day);
    await closeExpiredAttempts();
    expect(await resultById(taking.person.viewer, attempt.id)).toMatchObject({
      status: 'abandoned',
      score: null,
    });
    expect(await mine(module)).toMatchObject({
      status: 'not_started',
      failsInPeriod: 0,
      access: { open: true },
    });
  });

  it('is voided without counting once its module is disabled', async () => {
    const module = await makeModule({ test: { maxFails: 1 } });
    const attempt = await start(module);
    await pool().query('update module set enabled = false where id = $1', [module.id]);
    evictAll();
    await expect(answer(attempt, 1, 'Right')).rejects.toEqual(code('ATTEMPT_CLOSED'));
    expect(await resultById(taking.person.viewer, attempt.id)).toMatchObject({
      status: 'voided',
      score: null,
    });
    expect(await mine(module)).toMatchObject({
      failsInPeriod: 0,
      attemptId: null,
      access: { reason: 'disabled' },
    });
  });
});
