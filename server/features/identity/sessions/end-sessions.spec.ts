import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import type { Person } from '#server/platform/access/viewer';
import { auditOf } from '#server/testing/audit';
import { PlainBrowser, signInByForm, type Tokens } from '#server/testing/identity/browser';
import {
  callApi,
  makeAccount,
  startIdentityPortal,
  type IdentityPortal,
} from '#server/testing/identity/portal';
import { protocolPath, realm } from '../embedded/realm';
import { endSessions, openSessionsOf } from './end-sessions';
import { verifyAccessToken } from '../tokens';
import { viewerOf } from '../viewer.service';

let portal: IdentityPortal;
const password = 'winter-Tread-7';
let people = 0;

beforeAll(async () => {
  portal = await startIdentityPortal();
});
afterAll(() => portal.close());

async function session(email: string) {
  const browser = new PlainBrowser(portal.origin);
  const tokens = await signInByForm(browser, email, password);
  await callApi(portal, '/api/auth/init', tokens.access_token);
  const viewer = (await viewerOf(await verifyAccessToken(tokens.access_token))) as Person;
  return { browser, tokens, viewer };
}

async function member(role = 'user') {
  const email = `rider${++people}@example.com`;
  await makeAccount(email, password);
  const { viewer } = await session(email);
  await pool().query('update profile set role = $2 where id = $1', [viewer.profileId, role]);
  evictAll();
  return { email, ...(await session(email)) };
}

const isOpen = async ({ browser, tokens }: { browser: PlainBrowser; tokens: Tokens }) => {
  evictAll();
  const { status } = await callApi(portal, '/viewer', tokens.access_token);
  const renewed = await browser.post(`${protocolPath}/token`, {
    grant_type: 'refresh_token',
    client_id: realm.browserClient,
    refresh_token: tokens.refresh_token,
  });
  expect(renewed.status).toBe(status === 200 ? 200 : 400);
  return status === 200;
};

describe('ending sessions', () => {
  it('ends all sessions of another person at once, for an administrator', async () => {
    const admin = await member('admin');
    const driver = await member();
    const { profileId } = driver.viewer;
    expect(await openSessionsOf(admin.viewer, profileId)).toBe(2);
    await endSessions(admin.viewer, profileId.toUpperCase());
    expect([await isOpen(driver), await isOpen(admin)]).toEqual([false, true]);
    expect(await openSessionsOf(admin.viewer, profileId)).toBe(0);
    const why = await callApi(portal, '/api/auth/ended', driver.tokens.access_token);
    expect(why.body['reason']).toBe('elsewhere');
    expect((await auditOf('profile', profileId)).at(-1)).toMatchObject({
      action: 'user_logout',
      actor: admin.viewer.profileId,
    });
    const again = await signInByForm(new PlainBrowser(portal.origin), driver.email, password);
    expect(again.access_token).toBeTruthy();
  });

  it('keeps the current session when ending one’s own', async () => {
    const driver = await member();
    const elsewhere = await session(driver.email);
    await endSessions(driver.viewer, driver.viewer.profileId);
    expect([await isOpen(driver), await isOpen(elsewhere)]).toEqual([true, false]);
  });

  it('is limited to administrators and oneself, and rejects unknown people', async () => {
    const driver = await member();
    const admin = await member('admin');
    const other = admin.viewer.profileId;
    await expect(endSessions(driver.viewer, other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await openSessionsOf(driver.viewer, other)).toBeNull();
    for (const id of [crypto.randomUUID(), 'nobody']) {
      await expect(endSessions(admin.viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const demoted: Person = { ...driver.viewer, role: 'admin' };
    await expect(endSessions(demoted, other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
