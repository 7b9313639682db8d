import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { select } from '#server/platform/database/database';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { protocolPath, realm } from '../embedded/realm';
import { embeddedIdentityProvider } from '../embedded/embedded-identity-provider';
import { chooseIdentityProvider } from '../identity-provider';
import { changeOwnPassword } from './password.service';
import { openSignIn, PlainBrowser, signInByForm, type Tokens } from '#server/testing/identity/browser';
import {
  callApi,
  makeAccount,
  startIdentityPortal,
  type IdentityPortal,
} from '#server/testing/identity/portal';
import { verifyAccessToken } from '../tokens';
import { viewerOf } from '../viewer.service';

let portal: IdentityPortal;
const password = 'winter-Tread-7';
let people = 0;

beforeAll(async () => {
  portal = await startIdentityPortal();
});
afterAll(() => portal.close());

async function member() {
  const email = `driver${++people}@example.com`;
  await makeAccount(email, password);
  const browser = new PlainBrowser(portal.origin);
  const tokens = await signInByForm(browser, email, password);
  await callApi(portal, '/api/auth/init', tokens.access_token);
  return { email, browser, tokens, viewer: await viewerOf(await verifyAccessToken(tokens.access_token)) };
}

const refresh = (browser: PlainBrowser, { refresh_token }: Tokens): Promise<Response> =>
  browser.post(`${protocolPath}/token`, {
    grant_type: 'refresh_token',
    client_id: realm.browserClient,
    refresh_token,
  });

describe('changing one’s own password', () => {
  it('keeps this session and ends every other, with its refresh tokens', async () => {
    const { email, browser, tokens, viewer } = await member();
    const elsewhere = new PlainBrowser(portal.origin);
    const others = await signInByForm(elsewhere, email, password);
    await changeOwnPassword(viewer, password, 'summer-Tread-8');
    evictAll();
    expect((await callApi(portal, '/viewer', tokens.access_token)).status).toBe(200);
    expect((await refresh(browser, tokens)).status).toBe(200);
    expect((await callApi(portal, '/viewer', others.access_token)).body['code']).toBe('TOKEN_INVALID');
    expect((await refresh(elsewhere, others)).status).toBe(400);
  });

  it('writes an audit entry without the passwords', async () => {
    const { viewer } = await member();
    const { profileId } = viewer as Person;
    await changeOwnPassword(viewer, password, 'summer-Tread-8');
    const [entry, ...more] = await select<{ outcome: string; actor: string; text: string }>(
      'spec-own-password',
      `select outcome, actor_id as actor, e::text as text from audit_entry e
       where action = 'reset_password' and target_id = $1`,
      [profileId],
    );
    expect(entry).toMatchObject({ outcome: 'own', actor: profileId });
    expect(entry!.text).not.toMatch(/Tread-[78]/);
    expect(more).toEqual([]);
  });

  it('notifies the person by e-mail', async () => {
    const { viewer } = await member();
    const { profileId } = viewer as Person;
    await changeOwnPassword(viewer, password, 'summer-Tread-8');
    const mails = await select<{ payload: { template: string } }>(
      'spec-password-mail',
      `select payload from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'`,
      [`password-changed:${profileId}:`],
    );
    expect(mails.map(({ payload }) => payload.template)).toEqual(['password_changed']);
  });

  it('invalidates the old password', async () => {
    const { email, viewer } = await member();
    await changeOwnPassword(viewer, password, 'summer-Tread-8');
    const signedIn = await signInByForm(new PlainBrowser(portal.origin), email, 'summer-Tread-8');
    expect(signedIn.access_token).toEqual(expect.any(String));
    await expect(signInByForm(new PlainBrowser(portal.origin), email, password)).rejects.toThrow('401');
  });

  it('rejects a wrong current password and changes nothing', async () => {
    const { email, viewer } = await member();
    await expect(changeOwnPassword(viewer, 'not-the-one-1', 'summer-Tread-8')).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
      message: 'Incorrect password',
    });
    expect((await signInByForm(new PlainBrowser(portal.origin), email, password)).access_token).toBeTruthy();
  });

  it.each([
    ['short-7', 'PASSWORD_TOO_SHORT', 'Must contain at least 8 characters'],
    [`summer-8${'x'.repeat(57)}`, 'PASSWORD_TOO_LONG', 'Too many characters'],
    [
      'summerTread',
      'PASSWORD_TOO_WEAK',
      'Must contain at least one letter, one number, and one special character',
    ],
  ])('rejects the new password %s with %s and changes nothing', async (next, code, message) => {
    const { email, viewer } = await member();
    await expect(changeOwnPassword(viewer, password, next)).rejects.toMatchObject({ code, message });
    expect(await signInByForm(new PlainBrowser(portal.origin), email, password)).toHaveProperty(
      'access_token',
    );
  });

  it('rejects the current password as the new one, and ends no session', async () => {
    const { email, browser, tokens, viewer } = await member();
    const elsewhere = new PlainBrowser(portal.origin);
    const others = await signInByForm(elsewhere, email, password);
    await expect(changeOwnPassword(viewer, password, password)).rejects.toMatchObject({
      code: 'PASSWORD_UNCHANGED',
      message: 'This is already the password. Choose a different one.',
    });
    // The embedded provider normalizes passwords, so the same password in another Unicode form is
    // unchanged.
    await expect(changeOwnPassword(viewer, password, 'ｗinter-Tread-7')).rejects.toMatchObject({
      code: 'PASSWORD_UNCHANGED',
    });
    await expect(changeOwnPassword(viewer, 'summer-Tread-8', 'summer-Tread-8')).rejects.toMatchObject({
      code: 'PASSWORD_WRONG',
    });
    evictAll();
    for (const each of [tokens, others])
      expect((await callApi(portal, '/viewer', each.access_token)).status).toBe(200);
    expect((await refresh(browser, tokens)).status).toBe(200);
    expect((await refresh(elsewhere, others)).status).toBe(200);
    await expect(changeOwnPassword(viewer, password, 'summer-Tread-8')).resolves.toMatchObject({
      id: (viewer as Person).profileId,
    });
  });

  it('rejects the current password without calling the provider', async () => {
    const { viewer } = await member();
    chooseIdentityProvider({
      ...embeddedIdentityProvider,
      setPassword: () => Promise.reject(new Error('The provider was asked to set it.')),
    });
    try {
      await expect(changeOwnPassword(viewer, password, password)).rejects.toMatchObject({
        code: 'PASSWORD_UNCHANGED',
      });
    } finally {
      chooseIdentityProvider(embeddedIdentityProvider);
    }
  });

  it('limits failed attempts at the current password', async () => {
    const { viewer } = await member();
    for (let tries = 0; tries < 10; tries++) {
      await expect(changeOwnPassword(viewer, 'not-the-one-1', 'summer-Tread-8')).rejects.toMatchObject({
        code: 'PASSWORD_WRONG',
      });
    }
    await expect(changeOwnPassword(viewer, password, 'summer-Tread-8')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: expect.any(Number) },
    });
  });

  it('is not blocked by failed sign-ins', async () => {
    const { viewer } = await member();
    const { profileId } = viewer as Person;
    for (let tries = 0; tries < 10; tries++) {
      const browser = new PlainBrowser(portal.origin, `203.0.113.${tries}`);
      await browser.post((await openSignIn(browser)).page, { email: profileId, password: 'not-the-one-1' });
    }
    await expect(changeOwnPassword(viewer, password, 'summer-Tread-8')).resolves.toMatchObject({
      id: profileId,
    });
  });

  it('requires a profile with an account', async () => {
    const stranger: Viewer = { kind: 'stranger' };
    await expect(changeOwnPassword(stranger, 'a', 'summer-Tread-8')).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    const { viewer } = await member();
    await select('spec-unlink', 'delete from profile_identity where profile_id = $1', [
      (viewer as Person).profileId,
    ]);
    await expect(changeOwnPassword(viewer, password, 'summer-Tread-8')).rejects.toMatchObject({
      code: 'NO_EMAIL',
      message: 'No email address found',
    });
    const unlinked = { ...(await member()).viewer, profileId: crypto.randomUUID() } as Viewer;
    await expect(changeOwnPassword(unlinked, password, 'summer-Tread-8')).rejects.toMatchObject({
      message: 'No email address found',
    });
  });
});
