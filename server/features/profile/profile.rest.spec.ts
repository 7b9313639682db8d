import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { makeAccount, makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { insert } from '#server/testing/database/insert';

let api: Api;
let person: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await makePerson({ account: await makeAccount({ kind: 'gold_retailer' }) });
  token = await api.tokenOf(person);
});

const read = async (by = token): Promise<Record<string, unknown>> =>
  (await api.rest('GET', '/api/auth/profile', undefined, by)).body['data'] as Record<string, unknown>;
const update = (body: unknown, by: string | undefined = token, id = person.id) =>
  api.rest('POST', `/api/user/${id}/update`, body, by);

describe('GET /api/auth/profile', () => {
  it('returns the caller’s profile with values of the session', async () => {
    expect(await read()).toMatchObject({
      _id: person.id,
      profileId: person.id,
      uid: person.subject,
      name: 'Sam Sample',
      email: person.email,
      image: null,
      allowsPublicAvatar: false,
      lang: 'en',
      role: 'user',
      userType: 'standard',
      isContilinkUser: false,
      account: { kind: 'gold_retailer', _id: person.viewer.accountId },
    });
  });

  it('returns the same values as GraphQL for all fields of the signed-in person, so that clients can merge them', async () => {
    const image = { smUrl: '/images/small.jpg', lgUrl: '/images/large.jpg' };
    await insert(
      `update profile set image = $2, phone = '+1 512 555 0100', location = 'plt1', country = 'US', state = 'US-TX',
         allows_public_avatar = true, hidden_from_leaderboard = true, lang = 'fr', user_type = 'conti' where id = $1`,
      [person.id, image],
    );
    const { body } = await api.graphql<{ me: Record<string, unknown> }>(
      `{ me { id name email phone imageUrl allowsPublicAvatar hiddenFromLeaderboard lang role userType location country
        state createdAt updatedAt termsVersion isContilinkUser account { id kind number name country region } } }`,
      {},
      token,
    );
    const { id, imageUrl, account, ...fields } = body.data.me;
    const { id: accountId, ...accountFields } = account as Record<string, unknown>;
    expect(await read()).toMatchObject({ _id: id, profileId: id, uid: person.subject, ...fields, image });
    expect(await read()).toMatchObject({ account: { _id: accountId, ...accountFields } });
    expect(imageUrl).toBe(image.smUrl);
  });

  it('recognizes a single sign-on by its provider', async () => {
    expect(await read(await api.tokenOf(person, { sign_in_provider: 'contilink' }))).toMatchObject({
      isContilinkUser: true,
    });
  });

  it('rejects a missing token, an invalid one, an API client and a person without a profile', async () => {
    const call = async (by?: string) => {
      const { status, body } = await api.rest('GET', '/api/auth/profile', undefined, by);
      return [status, body['success'], body['code']];
    };
    expect(await call()).toEqual([401, false, 'UNAUTHENTICATED']);
    expect(await call('not.a.token')).toEqual([401, false, 'TOKEN_INVALID']);
    expect(await call(await api.tokenOf(person, { exp: 1 }))).toEqual([401, false, 'TOKEN_INVALID']);
    expect(await call(await api.clientToken(await makeClient()))).toEqual([403, false, 'FORBIDDEN']);
    expect(await call(await api.tokenOf(person, { sub: randomUUID() }))).toEqual([403, false, 'NO_PROFILE']);
  });
});

describe('POST /api/user/:id/update', () => {
  it('accepts the whole profile with a change and audits the difference', async () => {
    const whole = await read();
    const { status, body } = await update({ ...whole, phone: '+1 512 555 0100', allowsPublicAvatar: true });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { success: true, data: { allowsPublicAvatar: true } },
    });
    expect(await read()).toMatchObject({
      phone: '+1 512 555 0100',
      allowsPublicAvatar: true,
      name: 'Sam Sample',
    });
    expect(await auditOf('profile', person.id)).toEqual([
      {
        action: 'user_update',
        actor: person.id,
        changes: { phone: [null, '+1 512 555 0100'], allowsPublicAvatar: [false, true] },
      },
    ]);
  });

  it('keeps personal values out of the audit entry itself', async () => {
    const secret = {
      name: 'Marisol Peña',
      phone: '+1 512 555 0199',
      country: 'CA',
      state: 'CA-QC',
      location: 'plt2',
    };
    expect(await update({ ...(await read()), ...secret, lang: 'fr' })).toMatchObject({ status: 200 });
    const [entry] = await select<{ changes: object; text: string }>(
      'spec-profile-entry',
      'select changes, changes::text as text from audit_entry where target_id = $1',
      [person.id],
    );
    expect(entry!.changes).toMatchObject({ lang: ['en', 'fr'], phone: [{ hash: expect.any(String) }, {}] });
    for (const value of ['Sam Sample', ...Object.values(secret)])
      expect(entry!.text).not.toContain(`"${value}"`);
  });

  it('writes and audits nothing when nothing differs', async () => {
    const whole = await read();
    expect(await update(whole)).toMatchObject({ status: 200, body: { success: true } });
    expect((await read())['updatedAt']).toBe(whole['updatedAt']);
    expect(await auditOf('profile', person.id)).toEqual([]);
  });

  it('changes nothing when a field is not writable', async () => {
    const whole = await read();
    for (const field of [{ role: 'admin' }, { uid: 'x' }, { isContilinkUser: true }, { lastSeenAt: null }]) {
      const answer = await update({ ...whole, name: 'Mallory', ...field });
      const fields = Object.keys(field);
      expect(answer).toMatchObject({
        status: 403,
        body: { success: false, code: 'FIELD_NOT_WRITABLE', fields },
      });
    }
    expect(await read()).toEqual(whole);
  });

  it('accepts one of several concurrent changes and rejects the others with CONFLICT', async () => {
    const whole = await read();
    const answers = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => update({ ...whole, name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const conflict = answers.find(({ status }) => status === 409)?.body;
    expect(conflict).toMatchObject({ code: 'CONFLICT', current: await read() });
  });

  it('rejects another person’s profile, a missing token and an API client', async () => {
    const other = await makePerson();
    expect(await update({ name: 'Mallory' }, token, other.id)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await api.rest('POST', `/api/user/${person.id}/update`, {})).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    const client = await api.clientToken(await makeClient('writer'));
    expect(await update({ name: 'Mallory' }, client)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
  });

  it('lets an administrator change any person, and returns 404 for an unknown id', async () => {
    const admin = await makePerson({ role: 'admin' });
    const adminToken = await api.tokenOf(admin);
    expect(await update({ name: 'Samuel' }, adminToken)).toMatchObject({ status: 200 });
    expect(await auditOf('profile', person.id)).toMatchObject([
      { actor: admin.id, changes: { name: ['Sam Sample', 'Samuel'] } },
    ]);
    for (const id of [randomUUID(), 'nobody']) {
      expect(await update({ name: 'X' }, adminToken, id)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });

  it('rejects unknown fields, invalid values and bodies that are not objects', async () => {
    for (const body of [{ nickname: 'S' }, { name: 5 }, { country: 'XX' }, [], '"text"', 'null']) {
      const answer = await update(body);
      expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'BAD_USER_INPUT' } });
    }
  });
});

describe('POST /api/set-lang', () => {
  const setLang = (body: unknown, by?: string) => api.rest('POST', '/api/set-lang', body, by);

  it('saves the language', async () => {
    expect(await setLang({ lang: 'es' }, token)).toMatchObject({ status: 200, body: { success: true } });
    expect(await read()).toMatchObject({ lang: 'es' });
  });

  it('rejects other languages', async () => {
    for (const lang of ['de', 'EN', '', null, ['en'], undefined]) {
      expect(await setLang({ lang }, token)).toMatchObject({
        status: 400,
        body: { code: 'LANGUAGE_UNKNOWN' },
      });
    }
  });

  it('rejects a request without a token or without a body', async () => {
    expect(await setLang({ lang: 'es' })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await setLang(undefined, token)).toMatchObject({ status: 400, body: { success: false } });
  });
});
