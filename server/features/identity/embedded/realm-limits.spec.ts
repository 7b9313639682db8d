import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { select } from '#server/platform/database/database';
import {
  authorizationRequest,
  fragmentOf,
  openSignIn,
  PlainBrowser,
  signInByForm,
} from '#server/testing/identity/browser';
import { makeAccount, startIdentityPortal, type IdentityPortal } from '#server/testing/identity/portal';
import { removeExpired } from './adapter';
import { protocolPath, realmPath } from './realm';

const password = 'winter-Tread-7';
// This is the default of RATE_LIMIT.
const rateLimit = 300;

let portal: IdentityPortal;

beforeAll(async () => {
  portal = await startIdentityPortal({ rateLimit });
  await makeAccount('ada@example.com', password);
});
afterAll(() => portal.close());

const from = (address: string): PlainBrowser => new PlainBrowser(portal.origin, address);

async function rows(model = 'Interaction'): Promise<number> {
  const [row] = await select<{ count: number }>(
    'spec-rows',
    'select count(*)::int as count from idp.oidc_payload where model = $1',
    [model],
  );
  return row!.count;
}

async function send(times: number, once: () => Promise<Response>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let sent = 0; sent < times; sent += 50) {
    const answers = await Promise.all(Array.from({ length: Math.min(50, times - sent) }, once));
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe('authorization requests without a session', () => {
  it('store at most 600 rows for 1,500 requests of one address, and let others sign in', async () => {
    const flood = from('192.0.2.1');
    const counts = await send(1500, () => flood.send(authorizationRequest(portal.origin).address));
    expect(counts).toEqual({ 303: 600, 429: 900 });
    expect(await rows()).toBe(600);
    const tokens = await signInByForm(from('192.0.2.2'), 'ada@example.com', password);
    expect(tokens.access_token).toEqual(expect.any(String));
  });

  it('return a page to browsers and an error code to other clients over the limit', async () => {
    const { address } = authorizationRequest(portal.origin, { ui_locales: 'fr' });
    const answer = (accept: string) => from('192.0.2.1').send(address, { headers: { accept } });
    const page = await answer('text/html');
    const wait = Number(page.headers.get('retry-after'));
    expect([page.status, wait > 0]).toEqual([429, true]);
    const text = await page.text();
    expect(text).toContain('<h1>Trop de demandes</h1>');
    expect(text).toContain(`Attendez ${Math.ceil(wait / 60)} min`);
    expect(await (await answer('*/*')).json()).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('store nothing with prompt=none', async () => {
    const before = await rows();
    const silent = authorizationRequest(portal.origin, { prompt: 'none' }).address;
    expect(fragmentOf(await from('192.0.2.3').send(silent)).get('error')).toBe('login_required');
    expect(await rows()).toBe(before);
  });

  it.each([
    ['state', 'x'.repeat(513)],
    ['nonce', 'x'.repeat(513)],
    ['login_hint', 'x'.repeat(4001)],
  ])('reject an oversized %s, store nothing, and don’t accept forms', async (name, value) => {
    const before = await rows();
    const { address } = authorizationRequest(portal.origin, { [name]: value });
    const response = await from('192.0.2.4').send(address);
    expect(fragmentOf(response).get('error')).toBe('invalid_request');
    const form = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
    const posted = await from('192.0.2.4').post(`${protocolPath}/auth`, form);
    expect(posted.status).toBe(404);
    expect(await rows()).toBe(before);
  });

  it('can’t be pushed in advance', async () => {
    const form = Object.fromEntries(
      new URLSearchParams(authorizationRequest(portal.origin).address.split('?')[1]),
    );
    expect((await from('192.0.2.5').post(`${realmPath}/request`, form)).status).toBe(404);
    const discovery = await from('192.0.2.5').send(`${realmPath}/.well-known/openid-configuration`);
    expect(await discovery.json()).not.toHaveProperty('pushed_authorization_request_endpoint');
  });
});

describe('stored interactions of strangers', () => {
  it('are deleted within minutes after half an hour', async () => {
    const { page } = await openSignIn(from('192.0.2.6'));
    const [row] = await select(
      'spec-interaction',
      `select expires_at between now() + interval '29 minutes' and now() + interval '30 minutes' as "inTime"
       from idp.oidc_payload where model = 'Interaction' and id = $1`,
      [page.split('/').at(-1)],
    );
    expect(row).toEqual({ inTime: true });
  });

  it('are limited in number, whatever addresses they come from; the oldest are deleted first', async () => {
    const browser = from('192.0.2.7');
    const { page } = await openSignIn(browser);
    await removeExpired(5);
    expect(await rows()).toBe(5);
    expect((await browser.send(page)).status).toBe(200);
  });

  it('expire a minute after signing out and count toward the limit', async () => {
    const flood = () => from('2001:db8:0:1::1').send(`${protocolPath}/logout`);
    expect(await send(700, flood)).toEqual({ 200: 600, 429: 100 });
    expect((await from('2001:db8:0:1::2').send(`${protocolPath}/logout`)).status).toBe(429);
    const [row] = await select(
      'spec-nobody',
      `select count(*)::int as count, max(expires_at) <= now() + interval '1 minute' as "inTime"
       from idp.oidc_payload where model = 'Session' and payload ->> 'accountId' is null`,
    );
    expect(row).toEqual({ count: 600, inTime: true });
  });
});

describe('office of fifty people behind one address', () => {
  it('signs in at the same time without reaching a limit', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `office${index}@example.com`);
    await Promise.all(names.map((name) => makeAccount(name, password)));
    /** Sends all requests of keycloak-js and the sign-in page during one sign-in. */
    const visit = async (name: string): Promise<number[]> => {
      const browser = from('198.51.100.1');
      const frame = ['step1.html', 'step1.js'].map((file) => `${protocolPath}/3p-cookies/${file}`);
      const silent = authorizationRequest(portal.origin, { prompt: 'none' }).address;
      const files = ['page.css', 'scheme.js', 'page.js', 'archivo.woff2', 'atkinson.woff2'];
      const addresses = [...frame, silent, ...files.map((file) => `${realmPath}/resources/${file}`)];
      const statuses: number[] = [];
      for (const address of addresses) statuses.push((await browser.send(address)).status);
      await signInByForm(browser, name, password);
      for (const address of [...frame, silent]) statuses.push((await browser.send(address)).status);
      return statuses;
    };
    const statuses = (await Promise.all(names.map(visit))).flat();
    expect(statuses.filter((status) => status === 429)).toEqual([]);
  });
});
