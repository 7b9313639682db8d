import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson, setPrograms } from '#server/testing/factories';

let api: Api;
let admin: string;
let other: string;

beforeAll(async () => {
  api = await startApi();
  await setPrograms({ distributor: true, retailer: true });
  admin = await api.tokenOf(await makePerson({ role: 'admin' }));
  other = (await makePerson()).id;
});
afterAll(() => api.close());

type Call = [method: 'GET' | 'POST', path: string, body: unknown, wrong: unknown];

// The REST calls of the specification, each with a valid and an invalid body. Sign-in and passwords are
// missing, because they also call the identity provider.
const calls: Call[] = [
  ['GET', '/api/auth/profile', undefined, undefined],
  ['POST', '/api/set-lang', { lang: 'es' }, { lang: 'de' }],
  ['GET', '/api/user/:id/points/get', undefined, undefined],
  ['POST', '/api/user/:id/points/set', { amount: 40 }, { amount: 'many' }],
  ['POST', '/api/user/:id/update', { name: 'Sam' }, { nickname: 'Sam' }],
  ['POST', '/api/account-numbers/check', { bucket: 'distributor', _id: 'GD-1' }, { bucket: 'x', _id: 1 }],
];

async function call([method, path]: Call, body: unknown, token?: string) {
  const answer = await api.rest(method, path.replace(':id', other), body, token);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return answer;
}

const rejection = {
  success: false,
  error: expect.stringMatching(/\S/),
  code: expect.stringMatching(/^[A-Z_]+$/),
};

describe('REST call of the specification', () => {
  it.each(calls)('returns JSON with `success`: %s %s', async (...each) => {
    const done = await call(each, each[2], admin);
    expect([done.status, done.body]).toMatchObject([200, { success: true }]);
    expect(done.body).not.toHaveProperty('error');
    const unsigned = await call(each, each[2]);
    expect([unsigned.status, unsigned.body]).toMatchObject([401, rejection]);
    if (each[3] === undefined) return;
    const wrong = await call(each, each[3], admin);
    expect([wrong.status, wrong.body]).toMatchObject([400, rejection]);
  });

  it.each(['/api/settings/get', '/api/menus/get'])('needs no sign-in: %s', async (path) => {
    const { status, body, headers } = await api.rest('GET', path);
    expect([status, body]).toMatchObject([200, { success: true }]);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
