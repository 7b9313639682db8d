import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { listModules } from '#server/features/training/module/modules.service';
import { resetPro } from '#server/features/profile/pro/pro-people.service';
import { isForUserType } from '#server/features/profile/audience/user-types';
import { evictAll } from '#server/platform/cache/cache';
import { pool, select } from '#server/platform/database/database';
import type { UserType } from '#server/platform/access/viewer';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { saveAnswer } from '../answers/answer.service';
import { startTest } from '#server/features/training/test/start-test.service';
import { myTestOf } from '#server/features/training/test/my-test';
import { resultsOfProfile, submitTest } from '../results/result.service';

const types: UserType[] = ['standard', 'pro', 'conti', 'motorcycle'];

let api: Api;
let admin: SpecPerson;
let person: SpecPerson;
let standard: SpecModule;
let proTest: SpecModule;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  await pool().query('update site_setting set standard_tests_required = 1');
  evictAll();
  standard = await makeModule({ userTypes: ['standard'] });
  for (const userTypes of [
    [],
    ['pro'],
    ['conti'],
    ['standard', 'conti'],
    ['motorcycle', 'pro'],
  ] as UserType[][]) {
    await makeModule({ userTypes });
    await makeModule({ userTypes, test: null });
  }
});
afterAll(() => api.close());
// Each spec uses a new person and one PRO test.
beforeEach(async () => {
  await pool().query(
    `update module m set enabled = false from test t where t.module_id = m.id and t.category = 'pro'`,
  );
  proTest = await makeModule({ userTypes: ['standard'], test: { category: 'pro', maxFails: 1, points: 40 } });
  person = await makePerson();
  await makeResult(person.id, standard, { status: 'passed' });
  evictAll();
});

async function take(text: 'Right' | 'Wrong'): Promise<boolean> {
  const { id: attemptId, questions } = await startTest(person.viewer, proTest.id);
  for (const { id: questionId, options } of questions) {
    const selected = options.filter(({ textTranslations }) => textTranslations.en === text);
    const optionIds = selected.map(({ id }) => id);
    await saveAnswer(person.viewer, { attemptId, questionId, revision: 1, optionIds });
  }
  return (await submitTest(person.viewer, attemptId)).promotedToPro;
}

const reset = () => resetPro(admin.viewer, { profileIds: [person.id] });

/**
 * Returns the blocking reason of each module's test by module id: 'open' for a test that isn't blocked, 'none' without
 * a test.
 */
async function opened(): Promise<Map<string, string>> {
  const { nodes } = await listModules(person.viewer, {}, 100);
  const entries = nodes.map(async (module): Promise<[string, string]> => {
    const { reason } = (await myTestOf(module)).access();
    return [module.id, module.test ? (reason ?? 'open') : 'none'];
  });
  return new Map(await Promise.all(entries));
}

const proAccess = async () => (await opened()).get(proTest.id);

interface History {
  results: string[];
  points: number;
  done: number | null;
}

async function history(): Promise<History> {
  const { nodes } = await resultsOfProfile(person.viewer, person, 100);
  const [row] = await select<{ points: number }>(
    'spec-points',
    'select coalesce(sum(amount), 0)::int as points from points_entry where profile_id = $1',
    [person.id],
  );
  const { nodes: modules } = await listModules(person.viewer, {}, 100);
  const { standardTestsDone } = (await myTestOf(modules.find(({ id }) => id === proTest.id)!)).access();
  return { results: nodes.map(({ id }) => id), points: row!.points, done: standardTestsDone };
}

describe('person who becomes PRO', () => {
  it('can still see all modules and open those that were open before', async () => {
    const before = await opened();
    expect([...before.values()]).toEqual(expect.arrayContaining(['open', 'wrong_user_type', 'none']));
    expect(await take('Right')).toBe(true);
    const after = await opened();
    expect([...after.keys()]).toEqual(expect.arrayContaining([...before.keys()]));
    const open = [...before].filter(([id, reason]) => id !== proTest.id && reason !== 'wrong_user_type');
    expect(open.map(([id]) => [id, after.get(id)])).toEqual(open);
    expect(after.get(proTest.id)).toBe('already_pro');
  });

  it('loses no module, whatever user types the module is for', () => {
    for (let selected = 0; selected < 2 ** types.length; selected++) {
      const userTypes = types.filter((_type, index) => selected & (1 << index));
      const lost = isForUserType(userTypes, 'standard') && !isForUserType(userTypes, 'pro');
      expect([userTypes, lost]).toEqual([userTypes, false]);
    }
  });
});

describe('PRO person after a reset', () => {
  beforeEach(() => take('Right'));

  it('can take the PRO tests again, and keeps results, points and standard tests', async () => {
    const before = await history();
    expect(await proAccess()).toBe('already_pro');
    await reset();
    expect(await proAccess()).toBe('open');
    expect(await history()).toEqual(before);
    expect(before).toMatchObject({ points: 40, done: 1 });
    expect(before.results).toHaveLength(2);
  });

  it('starts the new cycle without fails, and is limited by its new fails', async () => {
    await reset();
    await take('Wrong');
    expect(await proAccess()).toBe('no_reset_date');
    await pool().query(`update profile set user_type = 'pro' where id = $1`, [person.id]);
    await reset();
    expect(await proAccess()).toBe('open');
  });

  it('becomes PRO again by passing the PRO tests of the new cycle, and earns their points again', async () => {
    await reset();
    const { points } = await history();
    expect(await take('Right')).toBe(true);
    expect(await proAccess()).toBe('already_pro');
    expect((await history()).points).toBe(points + 40);
  });

  it('does not become PRO through passes before the reset', async () => {
    const other = await makeModule({ userTypes: ['standard'], test: { category: 'pro' } });
    await makeResult(person.id, other, { status: 'passed', startedAt: new Date(Date.now() - 60_000) });
    await reset();
    expect(await take('Right')).toBe(false);
    expect((await opened()).get(other.id)).toBe('open');
  });
});
