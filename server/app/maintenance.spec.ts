import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forget } from '#server/platform/cache/cache';
import { select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';

describe('maintenance', () => {
  let api: Api;
  let learner: string;
  let admin: string;
  let learnerId: string;

  beforeAll(async () => {
    api = await startApi();
    const person = await makePerson();
    learnerId = person.id;
    learner = await api.tokenOf(person);
    admin = await api.tokenOf(await makePerson({ role: 'admin' }));
    await select('spec-maintenance', 'update site_setting set maintenance_mode = true');
    forget('settings');
  });
  afterAll(() => api.close());

  const codeOf = async (query: string, token: string): Promise<string | undefined> =>
    (await api.graphql(query, {}, token)).body.errors?.[0]?.extensions.code;

  it('rejects learners over GraphQL and REST', async () => {
    const { status, body } = await api.graphql('{ modules { nodes { id } } }', {}, learner);
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([503, 'MAINTENANCE']);
    const points = await api.rest('GET', `/api/user/${learnerId}/points/get`, undefined, learner);
    expect([points.status, points.body['code']]).toEqual([503, 'MAINTENANCE']);
  });

  it('lets learners read their profile, change the language and finish an attempt', async () => {
    expect(await codeOf('{ settings { maintenanceMode } me { name } }', learner)).toBeUndefined();
    expect(
      await codeOf('mutation { setLanguage(input: { lang: fr }) { profile { lang } } }', learner),
    ).toBeUndefined();
    const id = '00000000-0000-4000-8000-000000000000';
    expect(await codeOf(`{ attempt(id: "${id}") { id } }`, learner)).toBeUndefined();
    expect(
      await codeOf(`mutation { submitTest(input: { attemptId: "${id}" }) { result { id } } }`, learner),
    ).toBe('NOT_FOUND');
    expect((await api.rest('GET', '/api/auth/profile', undefined, learner)).status).toBe(200);
    expect((await api.rest('POST', '/api/set-lang', { lang: 'en' }, learner)).status).toBe(200);
  });

  it('doesn’t affect administrators, and tells strangers to sign in', async () => {
    expect(await codeOf('{ modules { nodes { id } } }', admin)).toBeUndefined();
    expect((await api.rest('GET', `/api/user/${learnerId}/points/get`)).status).toBe(401);
  });
});
