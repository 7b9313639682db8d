import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { select, transaction } from '#server/platform/database/database';
import { evictAll } from '#server/platform/cache/cache';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import type { Person } from '#server/platform/access/viewer';
import { PlainBrowser, signInByForm } from '#server/testing/identity/browser';
import { audited, makeMember, makeNewcomer, password } from '#server/testing/identity/people';
import { callApi, startIdentityPortal, type IdentityPortal } from '#server/testing/identity/portal';
import { makePerson } from '#server/testing/factories';
import { createApiClient } from './api-clients/change-api-clients';
import { viewerOf } from './viewer.service';
import { verifyAccessToken } from './tokens';

let portal: IdentityPortal;
/** Creates a person with an account and no profile yet. */
const newcomer = (name?: string) => makeNewcomer(portal, name);
const member = (role?: string) => makeMember(portal, role);

beforeAll(async () => {
  portal = await startIdentityPortal();
});
afterAll(() => portal.close());

/** Moves a sign-in that many seconds into the past. */
const signedInAgo = (profileId: string, seconds: number) =>
  select(
    'spec-signed-in-ago',
    `update idp.oidc_payload o
     set payload = jsonb_set(payload, '{authTime}', to_jsonb((payload ->> 'authTime')::int - $2::int))
     from profile_identity i
     where i.profile_id = $1 and o.payload ->> 'accountId' = i.subject and o.model = 'RefreshToken'`,
    [profileId, seconds],
  );

const profilesOf = (email: string) =>
  select<{
    id: string;
    role: string;
    user_type: string;
    lang: string;
    account_id: string | null;
    last_seen_at: Date | null;
  }>(
    'spec-profiles',
    'select id, role, user_type, lang, account_id, last_seen_at from profile where email = $1',
    [email],
  );

describe('POST /api/auth/init', () => {
  it.each([
    ['without invisible characters', 'Ada\u200b \u202eRibs', 'Ada Ribs'],
    ['as the e-mail address when it is invisible', '\u200b\u3164', null],
  ])('stores the name %s', async (_how, name, kept) => {
    const { email, tokens } = await newcomer(name);
    await callApi(portal, '/api/auth/init', tokens.access_token);
    const rows = await select('spec-kept-name', 'select name from profile where email = $1', [email]);
    expect(rows).toEqual([{ name: kept ?? email }]);
  });

  it('creates a standard user’s profile at the first sign-in and audits both', async () => {
    const { email, tokens } = await newcomer();
    expect((await callApi(portal, '/viewer', tokens.access_token)).body).toMatchObject({ kind: 'stranger' });
    const answer = await callApi(portal, '/api/auth/init', tokens.access_token);
    expect(answer).toEqual({ status: 200, body: { success: true } });
    const [profile] = await profilesOf(email);
    expect(profile).toMatchObject({ role: 'user', user_type: 'standard', lang: 'en', account_id: null });
    expect(profile!.last_seen_at).toBeInstanceOf(Date);
    expect(await audited(profile!.id)).toEqual(['signed_up', 'user_login']);
    expect((await callApi(portal, '/viewer', tokens.access_token)).body).toMatchObject({
      profileId: profile!.id,
    });
  });

  it('creates one profile for concurrent tabs', async () => {
    const { email, tokens } = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => callApi(portal, '/api/auth/init', tokens.access_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const profiles = await profilesOf(email);
    expect(profiles).toHaveLength(1);
    expect(await audited(profiles[0]!.id)).toEqual(['signed_up', 'user_login']);
  });

  it('audits one sign-in per session', async () => {
    const { email, tokens, profileId } = await member();
    await callApi(portal, '/api/auth/init', tokens.access_token);
    const again = await signInByForm(new PlainBrowser(portal.origin), email, password);
    await callApi(portal, '/api/auth/init', again.access_token);
    expect(await audited(profileId)).toEqual(['signed_up', 'user_login', 'user_login']);
  });

  it('stores the e-mail as verified only while the provider has verified the profile’s address', async () => {
    const { tokens, profileId } = await member();
    const verified = async (): Promise<boolean> => {
      const [link] = await select<{ email_verified: boolean }>(
        'spec-link',
        'select email_verified from profile_identity where profile_id = $1',
        [profileId],
      );
      return link!.email_verified;
    };
    expect(await verified()).toBe(true);
    await select('spec-other-email', "update profile set email = 'other-' || email where id = $1", [
      profileId,
    ]);
    await callApi(portal, '/api/auth/init', tokens.access_token);
    expect(await verified()).toBe(false);
  });

  it('rejects taking over another person’s profile with the same e-mail address', async () => {
    const { email, tokens } = await newcomer();
    await select(
      'spec-insert-signed-in',
      `with other as (insert into profile (name, email) values ('Other', upper($1)) returning id)
       insert into profile_identity (issuer, subject, profile_id) select 'https://other.example', 'other', id from other`,
      [email],
    );
    const answer = await callApi(portal, '/api/auth/init', tokens.access_token);
    expect(answer).toMatchObject({ status: 409, body: { success: false, code: 'LINK_REQUIRED' } });
    expect(await profilesOf(email)).toEqual([]);
  });

  it('links an imported person without a sign-in account by the verified e-mail address', async () => {
    const { email, tokens } = await newcomer();
    const [imported] = await select<{ id: string }>(
      'spec-insert-imported',
      "insert into profile (name, email) values ('Imported', upper($1)) returning id",
      [email],
    );
    expect((await callApi(portal, '/api/auth/init', tokens.access_token)).status).toBe(200);
    const links = await select('spec-joined', 'select from profile_identity where profile_id = $1', [
      imported!.id,
    ]);
    expect(links).toHaveLength(1);
  });

  it('rejects linking to an imported manager, who needs an invitation', async () => {
    const { email, tokens } = await newcomer();
    await select(
      'spec-insert-manager',
      "insert into profile (name, email, role) values ('M', $1, 'manager')",
      [email],
    );
    const answer = await callApi(portal, '/api/auth/init', tokens.access_token);
    expect(answer).toMatchObject({ status: 409, body: { code: 'LINK_REQUIRED' } });
  });

  it('rejects a missing token, a forged token and an identity token', async () => {
    const { tokens } = await newcomer();
    const codes = await Promise.all(
      [undefined, `${tokens.access_token}x`, tokens.id_token].map(
        async (token) => (await callApi(portal, '/api/auth/init', token)).body['code'],
      ),
    );
    expect(codes).toEqual(['UNAUTHENTICATED', 'TOKEN_INVALID', 'TOKEN_INVALID']);
  });

  it('rejects a disabled person', async () => {
    const { tokens, profileId } = await member();
    await select('spec-disable', 'update profile set disabled_at = now() where id = $1', [profileId]);
    evictAll();
    const answer = await callApi(portal, '/api/auth/init', tokens.access_token);
    expect(answer).toMatchObject({ status: 403, body: { code: 'PROFILE_DISABLED' } });
  });
});

describe('POST /api/auth/logout', () => {
  it.each([
    ['/api/auth/logout', 'user_logout'],
    ['/api/auth/logout?timeout=true', 'auto_logout'],
  ])('audits by %s the action %s once per session', async (path, action) => {
    const { tokens, profileId } = await member();
    expect((await callApi(portal, path, tokens.id_token)).body).toEqual({ success: true });
    await callApi(portal, path, tokens.access_token);
    expect(await audited(profileId)).toEqual(['signed_up', 'user_login', action]);
  });

  it('rejects a missing token and a forged one', async () => {
    expect((await callApi(portal, '/api/auth/logout')).body['code']).toBe('UNAUTHENTICATED');
    expect((await callApi(portal, '/api/auth/logout', 'abc')).body['code']).toBe('TOKEN_INVALID');
  });
});

describe('ended session', () => {
  /** Tokens of a session that lives on, or was written back, at the provider. */
  const renewed = async (refreshToken: string): Promise<string> => {
    const answer = await fetch(`${portal.provider.issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'treadway-portal',
        refresh_token: refreshToken,
      }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  };
  const codeOf = async (token: string) => (await callApi(portal, '/viewer', token)).body['code'];

  it('rejects tokens that were issued later', async () => {
    const { tokens, profileId } = await member();
    await signedInAgo(profileId, 60);
    const later = await renewed(tokens.refresh_token);
    expect(decodeJwt(later)['auth_time']).toBe((decodeJwt(tokens.access_token)['auth_time'] as number) - 60);
    expect(await codeOf(later)).toBeUndefined();
    const end = `update profile set sessions_ended_at = now() - interval '30 seconds' where id = $1`;
    await select('spec-end-before', end, [profileId]);
    evictAll();
    expect(await codeOf(later)).toBe('TOKEN_INVALID');
  });
});

describe('POST /api/auth/ended', () => {
  const reason = async (token: string) => (await callApi(portal, '/api/auth/ended', token)).body;

  it('returns that a new password ended the session', async () => {
    const [person, admin] = [await member(), await member('admin')];
    expect(await reason(person.tokens.id_token)).toEqual({ success: true, reason: 'expired' });
    const change = `/api/user/${person.profileId}/change-pass`;
    await callApi(portal, change, admin.tokens.access_token, { password: 'set-by-an-admin' });
    expect(await reason(person.tokens.id_token)).toEqual({ success: true, reason: 'password' });
    expect((await reason(person.tokens.access_token))['reason']).toBe('password');
    expect((await reason(admin.tokens.id_token))['reason']).toBe('expired');
  });

  it('returns that another session ended it, but not for the session that was kept', async () => {
    const { tokens, profileId } = await member();
    const end = `update profile set sessions_ended_at = now() + interval '1 second', sessions_ended_by = 'elsewhere',
      sessions_ended_except = $2 where id = $1`;
    await select('spec-end-elsewhere', end, [profileId, null]);
    expect((await reason(tokens.id_token))['reason']).toBe('elsewhere');
    await select('spec-end-elsewhere', end, [profileId, decodeJwt(tokens.id_token)['sid']]);
    expect((await reason(tokens.id_token))['reason']).toBe('expired');
  });

  it('rejects a missing token and a forged one', async () => {
    expect((await callApi(portal, '/api/auth/ended')).body['code']).toBe('UNAUTHENTICATED');
    expect((await callApi(portal, '/api/auth/ended', 'abc')).body['code']).toBe('TOKEN_INVALID');
  });
});

describe('viewer', () => {
  it('has the role of the database, not of the token', async () => {
    const { tokens, profileId } = await member('manager');
    expect(decodeJwt(tokens.access_token)['role']).toBeUndefined();
    expect((await callApi(portal, '/viewer', tokens.access_token)).body).toMatchObject({
      profileId,
      role: 'manager',
    });
  });

  it('is read again inside a transaction', async () => {
    const { tokens, profileId } = await member('admin');
    const viewer = (await viewerOf(await verifyAccessToken(tokens.access_token))) as Person;
    await select('spec-demote-fresh', "update profile set role = 'user' where id = $1", [profileId]);
    expect(await transaction((manager) => freshViewer(manager, viewer))).toMatchObject({ role: 'user' });
    await select('spec-end-sessions', 'update profile set sessions_ended_at = now() where id = $1', [
      profileId,
    ]);
    await expect(transaction((manager) => freshViewer(manager, viewer))).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
  });

  it('is a client for the token of a registered API client, until it is revoked', async () => {
    const { viewer: admin } = await makePerson({ role: 'admin' });
    const { client, secret } = await createApiClient(admin, {
      name: 'Stock system',
      scopes: ['read_people'],
      secretEndsAt: new Date(Date.now() + 60_000),
    });
    const answer = await fetch(`${portal.provider.issuer}/protocol/openid-connect/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${client.clientId}:${secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    expect((await callApi(portal, '/api/auth/init', token)).status).toBe(403);
    expect((await callApi(portal, '/viewer', token)).body).toEqual({
      kind: 'client',
      clientId: client.clientId,
      scopes: ['read_people'],
    });
    await select('spec-revoke', 'update api_client set enabled = false');
    evictAll();
    expect((await callApi(portal, '/viewer', token)).status).toBe(403);
  });

  it('is the account of a minted token', async () => {
    const { email, profileId } = await member();
    const token = await portal.provider.mintAccessToken(email);
    expect((await callApi(portal, '/viewer', token)).body).toMatchObject({ profileId });
    await expect(portal.provider.mintAccessToken('nobody@example.com')).rejects.toThrow('nobody@example.com');
  });
});
