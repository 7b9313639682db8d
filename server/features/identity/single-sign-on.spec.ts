import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { auditOf } from '#server/testing/audit';
import { makePerson, specIssuer } from '#server/testing/factories';
import { initSession } from './identity.service';
import { trustIssuer } from './tokens';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  trustIssuer({
    issuer: specIssuer,
    audience: 'treadway-api',
    browserClient: 'treadway-web',
    accessTokenType: 'at+jwt',
    jwks: { keys: [] },
    signInProviders: ['contilink'],
  });
});
afterAll(() => api.close());

const signOn = (email: string, subject: string = crypto.randomUUID()) =>
  initSession({
    issuer: specIssuer,
    subject,
    clientId: 'treadway-web',
    signInProvider: 'contilink',
    email,
    emailVerified: true,
    name: 'Sam',
    begunBy: new Date(),
    sessionId: crypto.randomUUID(),
  });

const profilesWith = async (email: string): Promise<string[]> =>
  (await pool().query<{ id: string }>('select id from profile where email = $1', [email])).rows.map(
    ({ id }) => id,
  );

describe('single sign-on of a person', () => {
  it('creates a profile at first, and audits one sign-on per session', async () => {
    const [email, subject] = ['sam@conti.example', crypto.randomUUID()];
    await signOn(email, subject);
    await signOn(email, subject);
    const [id, ...more] = await profilesWith(email);
    expect(more).toEqual([]);
    expect((await auditOf('profile', id!)).map(({ action }) => action)).toEqual([
      'signed_up',
      'sso_login',
      'sso_login',
    ]);
  });

  it('joins the former profile with the verified e-mail address, audits it, and ends its other sessions', async () => {
    const { id, email } = await makePerson();
    await pool().query(
      `update profile_identity set issuer = 'https://former.example', email_verified = true where profile_id = $1`,
      [id],
    );
    await signOn(email);
    expect(await profilesWith(email)).toEqual([id]);
    const actions = await auditOf('profile', id);
    expect(actions.map(({ action }) => action)).toEqual(['merged_email', 'sso_login']);
    expect(actions[0]!.changes).toEqual({ signInProvider: [null, 'contilink'] });
    const { rows } = await pool().query('select sessions_ended_at from profile where id = $1', [id]);
    expect(rows).toEqual([{ sessions_ended_at: expect.any(Date) }]);
  });

  it('rejects joining a profile with an unverified e-mail address', async () => {
    const { id, email } = await makePerson();
    await pool().query(
      `update profile_identity set issuer = 'https://former.example' where profile_id = $1`,
      [id],
    );
    await expect(signOn(email)).rejects.toThrow(expect.objectContaining({ code: 'LINK_REQUIRED' }));
    expect(await profilesWith(email)).toEqual([id]);
  });
});
