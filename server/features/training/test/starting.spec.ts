import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { submitTest } from '#server/features/attempts/results/result.service';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { makeModule, makePerson, makeResult, setPrograms } from '#server/testing/factories';
import { code, takingTests } from '#server/testing/features/attempts';
import { presets } from '#server/platform/access/scopes';

const taking = takingTests();
const { start, mine, attemptsOf } = taking;

describe('starting a test', () => {
  it('returns one attempt for repeated and concurrent requests', async () => {
    const module = await makeModule();
    const started = await Promise.all(Array.from({ length: 50 }, () => start(module)));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await attemptsOf(module)).toEqual([{ status: 'in_progress' }]);
    expect((await start(module)).id).toBe(started[0]!.id);
  });

  it('uses the questions of that moment, without later edits', async () => {
    const module = await makeModule();
    const before = await start(module);
    await pool().query(
      `update question set text = '{"en": "New", "es": "", "fr": ""}', enabled = false where test_id = $1`,
      [module.testId],
    );
    await pool().query('update test set points = 1, pass_mark = 1, time_limit_seconds = 5 where id = $1', [
      module.testId,
    ]);
    evictAll();
    expect((await start(module)).questions).toEqual(before.questions);
    expect((await submitTest(taking.person.viewer, before.id)).passMark).toBe(80);
  });

  it('draws the configured number of questions, and shuffles options once when configured', async () => {
    const letters = [...'abcdefghij'];
    const options = letters.map((text, index) => ({ text, correct: index === 0 }));
    const questions = Array.from({ length: 12 }, () => ({ options }));
    const module = await makeModule({ test: { questions, questionsPerAttempt: 5, shuffle: true } });
    const attempt = await start(module);
    expect(attempt.questions.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    const orders = attempt.questions.map(({ options: visible }) =>
      visible.map((o) => o.textTranslations.en).join(''),
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

  it('is rejected with the reason of the block and when it ends', async () => {
    const module = await makeModule({ test: { maxFails: 1, resetPeriod: 'monthly' } });
    await makeResult(taking.person.id, module, { status: 'failed', startedAt: taking.at });
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
  ])('is rejected with reason %s', async (reason, values) => {
    const module = await makeModule(values);
    await expect(start(module)).rejects.toMatchObject({ code: 'TEST_BLOCKED', details: { reason } });
    expect((await mine(module)).access).toMatchObject({ open: false, reason });
  });

  it('is rejected for administrators, API clients and strangers, and for hidden modules', async () => {
    const module = await makeModule();
    const admin = await makePerson({ role: 'admin' });
    await expect(start(module, admin.viewer)).rejects.toEqual(code('FORBIDDEN'));
    await expect(start(module, { kind: 'client', clientId: 'x', scopes: presets.writer })).rejects.toEqual(
      code('FORBIDDEN'),
    );
    await expect(start(module, { kind: 'stranger' })).rejects.toEqual(code('UNAUTHENTICATED'));
    await expect(start(await makeModule({ group: 'employee' }))).rejects.toEqual(code('NOT_FOUND'));
    await expect(start(await makeModule({ group: 'gold_retailer' }))).rejects.toEqual(
      code('PROGRAM_ENTRY_REQUIRED'),
    );
    await expect(start({ id: randomUUID(), testId: null })).rejects.toEqual(code('NOT_FOUND'));
    await pool().query('update profile set disabled_at = now() where id = $1', [taking.person.id]);
    await expect(start(module)).rejects.toEqual(code('PROFILE_DISABLED'));
  });

  it('returns an attempt in progress after its program was closed', async () => {
    await setPrograms({ distributor: false, retailer: false });
    const module = await makeModule();
    const attempt = await start(module);
    await pool().query(`update module set "group" = 'gold_retailer' where id = $1`, [module.id]);
    expect((await start(module)).id).toBe(attempt.id);
  });
});
