import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { correct, markOf, one, questionsOf, regradeNow, sit } from '#server/testing/features/regrading';

let api: Api;
let admin: SpecPerson;
let person: SpecPerson;
let proModule: SpecModule;
let question: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
});
afterAll(() => api.close());

beforeEach(async () => {
  // Every PRO test counts toward PRO, so the modules of previous specs are disabled.
  await pool().query('update module set enabled = false');
  person = await makePerson();
  for (let done = 0; done < 10; done++) {
    await makeResult(person.id, await makeModule(), { status: 'failed' });
  }
  proModule = await makeModule({ test: { category: 'pro', passMark: 100 } });
  question = (await questionsOf(proModule))[0]!;
});

const typeOf = async ({ id }: SpecPerson): Promise<string> =>
  (await one<{ type: string }>('select user_type as type from profile where id = $1', [id])).type;
const promotedBy = async (id: string): Promise<boolean> =>
  (await one<{ promoted: boolean }>('select promoted_to_pro as promoted from attempt where id = $1', [id]))
    .promoted;

describe('PRO status after a regrade', () => {
  it('is granted by a new pass that completes the PRO tests', async () => {
    const id = await sit(proModule, ['Wrong', 'Right'], person);
    expect(await typeOf(person)).toBe('standard');
    await correct(question, 'Wrong');
    expect((await regradeNow(admin, question, 'old_and_new')).counts).toMatchObject({
      newlyPassed: 1,
      newlyPro: 1,
    });
    expect([await typeOf(person), await promotedBy(id)]).toEqual(['pro', true]);
  });

  it('is not granted while another PRO test is missing', async () => {
    await makeModule({ test: { category: 'pro' } });
    await sit(proModule, ['Wrong', 'Right'], person);
    await correct(question, 'Wrong');
    expect((await regradeNow(admin, question, 'old_and_new')).counts).toMatchObject({
      newlyPassed: 1,
      newlyPro: 0,
    });
    expect(await typeOf(person)).toBe('standard');
  });

  it('is lost with its pass only when lowering is selected, audited, and can be granted again', async () => {
    const id = await sit(proModule, ['Right', 'Right'], person);
    expect(await typeOf(person)).toBe('pro');
    await correct(question, 'Wrong');
    expect((await regradeNow(admin, question, 'new_only')).counts).toMatchObject({ kept: 1, noLongerPro: 0 });
    expect(await typeOf(person)).toBe('pro');
    const taken = await regradeNow(admin, question, 'new_only', true);
    expect(taken.counts).toMatchObject({ newlyFailed: 1, noLongerPro: 1 });
    expect([await typeOf(person), await promotedBy(id)]).toEqual(['standard', false]);
    const entry = await one<{ changes: unknown }>(
      `select changes from audit_entry where action = 'user_update' and target_id = $1`,
      [person.id],
    );
    expect(entry.changes).toEqual({ userType: ['pro', 'standard'] });
    expect((await regradeNow(admin, question, 'full_credit')).counts).toMatchObject({ newlyPro: 1 });
    expect([await typeOf(person), await promotedBy(id)]).toEqual(['pro', true]);
  });

  it('is kept when an administrator granted it, or when another pass of the period remains', async () => {
    const byHand = await makePerson({ userType: 'pro' });
    const handed = await makeResult(byHand.id, proModule, { status: 'passed' });
    await pool().query(
      `insert into attempt_question (attempt_id, question_id, position, snapshot, credit_numerator, credit_denominator)
       select $1, question_id, position, content, 1, 1 from test t
       join test_version_question q on q.test_version_id = t.version_id where t.id = $2`,
      [handed, proModule.testId],
    );
    await sit(proModule, ['Right', 'Right'], person);
    await makeResult(person.id, proModule, { status: 'passed' });
    await correct(question, 'Wrong');
    expect((await regradeNow(admin, question, 'new_only', true)).counts).toMatchObject({
      newlyFailed: 2,
      noLongerPro: 0,
    });
    expect([await typeOf(byHand), await typeOf(person)]).toEqual(['pro', 'pro']);
  });

  it('is neither granted nor lost by a pass of an earlier cycle', async () => {
    const id = await sit(proModule, ['Wrong', 'Right'], person);
    await pool().query('update profile set pro_cycle_started_at = now() where id = $1', [person.id]);
    await correct(question, 'Wrong');
    expect((await regradeNow(admin, question, 'old_and_new')).counts).toMatchObject({
      newlyPassed: 1,
      newlyPro: 0,
    });
    expect(await markOf(id)).toMatchObject({ status: 'passed' });
    expect(await typeOf(person)).toBe('standard');
  });

  it('is kept when a pass of the current cycle granted it and one of an earlier cycle is lost', async () => {
    await sit(proModule, ['Right', 'Right'], person);
    await pool().query('update profile set pro_cycle_started_at = now() where id = $1', [person.id]);
    const later = await makeResult(person.id, proModule, { status: 'passed' });
    await pool().query('update attempt set promoted_to_pro = true where id = $1', [later]);
    await correct(question, 'Wrong');
    expect((await regradeNow(admin, question, 'new_only', true)).counts).toMatchObject({
      newlyFailed: 1,
      noLongerPro: 0,
    });
    expect(await typeOf(person)).toBe('pro');
  });

  it('is kept when the test no longer counts toward PRO', async () => {
    await sit(proModule, ['Right', 'Right'], person);
    await pool().query('update module set enabled = false where id = $1', [proModule.id]);
    await correct(question, 'Wrong');
    expect((await regradeNow(admin, question, 'new_only', true)).counts).toMatchObject({
      newlyFailed: 1,
      noLongerPro: 0,
    });
    expect(await typeOf(person)).toBe('pro');
  });
});
