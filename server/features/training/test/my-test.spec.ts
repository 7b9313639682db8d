import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { submitTest } from '#server/features/attempts/results/result.service';
import { presets } from '#server/platform/access/scopes';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { makeModule, makePerson, makeResult } from '#server/testing/factories';
import { takingTests } from '#server/testing/features/attempts';
import { moduleById } from '../module/modules.service';
import { myTestOf } from './my-test';

const taking = takingTests();
const { start, mine, later } = taking;

describe('own status at a test', () => {
  it('is blocked after the last fail of a period and opens with the next one', async () => {
    const module = await makeModule({ test: { maxFails: 2, resetPeriod: 'quarterly' } });
    for (const attemptsLeft of [1, 0]) {
      await submitTest(taking.person.viewer, (await start(module)).id);
      later(1000);
      expect(await mine(module)).toMatchObject({ status: 'failed', attemptsLeft });
    }
    expect((await mine(module)).access).toMatchObject({
      open: false,
      reason: 'too_many_fails',
      opensAgainAt: '2027-01-01T00:00:00.000Z',
    });
    taking.at = new Date('2027-01-01T00:00:00Z');
    expect(await mine(module)).toMatchObject({
      status: 'not_started',
      attemptsLeft: 2,
      lastScore: 0,
      access: { open: true, reason: null },
    });
    expect(await start(module)).toMatchObject({ closed: false });
  });

  it('belongs to the period of the attempt’s start, in the site’s time zone', async () => {
    await pool().query(`update site_setting set timezone = 'America/Los_Angeles'`);
    evictAll();
    try {
      const module = await makeModule({ test: { resetPeriod: 'yearly' } });
      taking.at = new Date('2027-01-01T07:59:59Z');
      const { id } = await start(module);
      expect((await submitTest(taking.person.viewer, id)).status).toBe('failed');
      await makeResult(taking.person.id, module, { status: 'passed', startedAt: taking.at });
      expect((await mine(module)).access).toMatchObject({
        reason: 'already_passed',
        opensAgainAt: '2027-01-01T08:00:00.000Z',
      });
      taking.at = new Date('2027-01-01T08:00:00Z');
      expect((await mine(module)).access.open).toBe(true);
    } finally {
      await pool().query(`update site_setting set timezone = 'UTC'`);
      evictAll();
    }
  });

  it('contains the required number of standard tests from the settings', async () => {
    await pool().query('update site_setting set standard_tests_required = 2');
    evictAll();
    try {
      const pro = await makeModule({ test: { category: 'pro' } });
      const standard = await makeModule();
      await makeResult(taking.person.id, standard, { status: 'failed' });
      await makeResult(taking.person.id, standard, { status: 'passed' });
      const { access } = await mine(pro);
      expect(access).toMatchObject({
        reason: 'too_few_tests',
        standardTestsDone: 1,
        standardTestsRequired: 2,
      });
      expect(access.messageTranslations?.en).toBe(
        'You must take at least 2 standard tests before taking a PRO test.',
      );
      await makeResult(taking.person.id, await makeModule(), { status: 'failed' });
      expect((await mine(pro)).access.open).toBe(true);
      await pool().query('update site_setting set standard_tests_only_passed = true');
      evictAll();
      expect((await mine(pro)).access).toMatchObject({ reason: 'too_few_tests', standardTestsDone: 1 });
    } finally {
      await pool().query(
        'update site_setting set standard_tests_required = 10, standard_tests_only_passed = false',
      );
      evictAll();
    }
  });

  it('contains the points of a pass: zero when blocked, and the former value during an attempt', async () => {
    const module = await makeModule({ test: { points: 150, resetPeriod: 'quarterly' } });
    expect(await mine(module)).toMatchObject({ pointsToEarn: 150 });
    const { id } = await start(module);
    await pool().query('update attempt set points = 120 where id = $1', [id]);
    expect(await mine(module)).toMatchObject({ status: 'in_progress', pointsToEarn: 120 });
    await submitTest(taking.person.viewer, id);
    later(1000);
    expect(await mine(module)).toMatchObject({ status: 'failed', pointsToEarn: 150 });
    await makeResult(taking.person.id, module, { status: 'passed', startedAt: taking.at });
    expect(await mine(module)).toMatchObject({ pointsToEarn: 0 });
    taking.at = new Date('2027-01-01T00:00:00Z');
    expect(await mine(module)).toMatchObject({ pointsToEarn: 150 });
    const found = await moduleById((await makePerson({ role: 'admin' })).viewer, module.id);
    expect((await myTestOf(found!)).pointsToEarn()).toBe(0);
  });

  it('is empty for an API client', async () => {
    const module = await makeModule();
    const found = await moduleById({ kind: 'client', clientId: 'x', scopes: presets.reader }, module.id);
    expect(await myTestOf(found!)).toMatchObject({
      status: 'not_started',
      attemptId: null,
      attemptsLeft: null,
    });
  });
});
