import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { callsAs } from '#server/testing/calls';
import { makeModule, makePerson, makeResult, type SpecModule } from '#server/testing/factories';
import { onlyEnglish } from '#server/testing/questions';

let api: Api;
let admin: string;
let wetGrip: SpecModule;

beforeAll(async () => {
  api = await startApi();
  admin = await api.tokenOf(await makePerson({ role: 'admin' }));
  wetGrip = await makeModule({ name: onlyEnglish('PRO: wet grip'), test: { category: 'pro' } });
  await makeModule({ name: onlyEnglish('PRO: closed'), test: { category: 'pro' }, enabled: false });
  await makeModule({ name: onlyEnglish('DOT code'), test: {} });
});
afterAll(() => api.close());
beforeEach(async () => {
  await pool().query(`update profile set user_type = 'conti' where user_type = 'pro'`);
});

interface Preview {
  count: number;
  people: { name: string }[];
  results: number;
  certificates: number;
  testCount: number;
  tests: { moduleId: string; moduleName: string }[];
}

const preview = async (input: object, as = admin): Promise<Preview> =>
  (
    await callsAs(api, as)<{ resetProPreview: Preview }>(
      `query ($input: ResetProInput!) { resetProPreview(input: $input) {
         count people { name } results certificates testCount tests { moduleId moduleName } } }`,
      { input },
    )
  ).resetProPreview;

describe('what a reset of PRO people would do', () => {
  it('says whom of the chosen it takes, what they keep and what opens again, and changes nothing', async () => {
    const [zoe, anna] = [
      await makePerson({ name: 'Zoë', userType: 'pro' }),
      await makePerson({ name: 'anna', userType: 'pro' }),
    ];
    const standard = await makePerson({ name: 'Bo' });
    for (const { id } of [zoe, standard]) await makeResult(id, wetGrip, { status: 'passed' });
    await makeResult(anna.id, wetGrip, { status: 'failed' });
    const attempt = await makeResult(zoe.id, wetGrip, { status: 'passed' });
    const seal = `insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at)
      values ('RSET-0000-0001', $1, $2, 'Zoë', '{"en":"PRO"}', now())`;
    await pool().query(seal, [attempt, zoe.id]);
    const whom = { profileIds: [zoe.id, anna.id, standard.id] };
    const told = await preview(whom);
    expect(told).toEqual({
      count: 2,
      people: [{ name: 'anna' }, { name: 'Zoë' }],
      results: 3,
      certificates: 1,
      testCount: 1,
      tests: [{ moduleId: wetGrip.id, moduleName: 'PRO: wet grip' }],
    });
    const { resetPro } = await callsAs(api, admin)<{ resetPro: { count: number } }>(
      'mutation ($input: ResetProInput!) { resetPro(input: $input) { count } }',
      { input: whom },
    );
    expect(resetPro.count).toBe(told.count);
    expect(await preview(whom)).toMatchObject({ count: 0, people: [], results: 0, certificates: 0 });
  });

  it('names ten of everybody, and counts all', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => makePerson({ name: `P ${n}`, userType: 'pro' })));
    const { count, people } = await preview({ all: true });
    expect([count, people.length]).toEqual([12, 10]);
  });

  it('is for administrators, and refuses what resetPro refuses', async () => {
    const learner = await api.tokenOf(await makePerson());
    await expect(preview({ all: true }, learner)).rejects.toThrow('FORBIDDEN');
    await expect(preview({})).rejects.toThrow('BAD_USER_INPUT');
    await expect(preview({ all: true, profileIds: [] })).rejects.toThrow('BAD_USER_INPUT');
  });
});
