import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { builtClient } from '#server/testing/processes/built-client';
import { makeMenuLink } from '#server/testing/factories';
import { select } from '#server/platform/database/database';
import { evictAll } from '#server/platform/cache/cache';
import { skeletonStyles } from './skeleton-styles';

let api: Api;
let clientDir: string;
beforeAll(async () => {
  clientDir = builtClient();
  api = await startApi({ clientDir });
  await makeMenuLink({ href: '/training', label: { en: 'Training', es: 'Formación', fr: 'Formation' } });
  await makeMenuLink({
    href: '/admins',
    roles: ['admin'],
    label: { en: 'Secrets', es: 'Secretos', fr: 'Secrets' },
  });
});
afterAll(async () => {
  await api.close();
  rmSync(clientDir, { recursive: true, force: true });
});

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const send = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers: { host: '127.0.0.1', accept: browser, ...headers } });
const pageAt = async (url: string, headers?: Record<string, string>): Promise<string> =>
  (await send(url, headers)).body;
const signedIn = { cookie: 'treadway-here=1' };

describe('request for a page', () => {
  it.each([
    ['a browser', browser],
    ['curl, which accepts anything', '*/*'],
    ['a link preview without an Accept header', ''],
    ['a client that accepts pages and JSON', 'application/json, text/html'],
  ])('returns the page to %s', async (_who, accept) => {
    const { statusCode, headers } = await send('/training', { accept });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('returns 404 as JSON to clients that accept only JSON, and for missing API routes and build files', async () => {
    for (const [url, accept] of [
      ['/training', 'application/json'],
      ['/api/nothing', browser],
      ['/assets/gone.js', '*/*'],
    ] as const) {
      const { statusCode, body } = await send(url, { accept });
      expect([statusCode, JSON.parse(body)]).toMatchObject([404, { error: 'Route not found' }]);
    }
  });

  it('returns the page with status 404 to a browser at an unknown path', async () => {
    for (const url of ['//', '/x?/y', '/a//b', '/results/1/2', '/admin/nothing', '/404']) {
      const { statusCode, headers } = await send(url);
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
    }
  });

  it('returns 404 as JSON to other clients at an unknown path', async () => {
    for (const url of ['/scim/v2/Users', '/openapi.json']) {
      for (const accept of ['*/*', '', 'application/scim+json']) {
        const { statusCode, body } = await send(url, { accept });
        expect([statusCode, JSON.parse(body)]).toMatchObject([404, { code: 'ROUTE_NOT_FOUND' }]);
      }
    }
  });
});

describe('server-rendered page', () => {
  it('uses the language of the device, or the browser’s first supported language', async () => {
    const languageOf = async (headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec(await pageAt('/', headers))?.[1];
    expect(await languageOf({ cookie: 'treadway-language=es', 'accept-language': 'fr' })).toBe('es');
    expect(await languageOf({ 'accept-language': 'de-CH, en;q=0.3, fr-CA;q=0.8, es;q=0' })).toBe('fr');
    expect(await languageOf({ cookie: 'treadway-language="><script>', 'accept-language': 'xx' })).toBe('en');
    expect(await languageOf({ 'accept-language': 'de-DE, it' })).toBe('en');
    const french = await pageAt('/', { ...signedIn, 'accept-language': 'fr' });
    expect(french).toContain('aria-label="chargement..."');
    expect(french).toContain('<meta name="description" content="Formation, tests et nouvelles');
    expect(french).toContain('<span>Formation</span>');
  });

  it('contains no restricted menu link for strangers', async () => {
    expect(await pageAt('/', signedIn)).not.toContain('Secrets');
  });

  it('preloads every file that the page needs first, in its language', async () => {
    const page = await pageAt('/', { ...signedIn, cookie: 'treadway-here=1; treadway-language=es' });
    for (const link of [
      'rel="modulepreload" href="/assets/portal.js" fetchpriority="low"',
      'rel="modulepreload" href="/assets/features/home/home-page.tsx.js" fetchpriority="low"',
      'rel="modulepreload" href="/assets/locales/portal/es.json.js" fetchpriority="low"',
      'rel="preload" href="/assets/archivo.woff2" as="font" type="font/woff2" crossorigin',
      'rel="stylesheet" href="/assets/portal.css"',
    ])
      expect(page).toContain(`<link ${link}>`);
    expect(page).not.toContain('locales/portal/en.json');
  });

  it('is the front page at the root for people who are not signed in', async () => {
    for (const cookie of ['', 'treadway-ended=idle']) {
      const front = await pageAt('/', { cookie });
      expect(front).toContain('class="sk-login"');
      expect(front).toContain('features/identity/login-page.tsx');
      expect(front).toContain('src="/assets/main.js"');
    }
  });

  it('is the frame of the portal for signed-in people, and the sign-in page for others', async () => {
    expect(await pageAt('/', signedIn)).toContain('class="sk-hero"');
    const visitor = await pageAt('/training', { cookie: 'treadway-ended=idle' });
    expect(visitor).toContain('class="sk-login"');
    expect(visitor).toContain('features/identity/login-page.tsx');
    expect(await pageAt('/certificates/7Q4M')).toContain('class="sk-page"');
  });

  it('redirects visitors to the sign-in form without loading the portal, unless there is a message', async () => {
    const filesOf = (page: string) => page.match(/(?<=(?:href|src)="\/assets\/)[^"]+/g);
    for (const path of ['/login', '/training', '/training/modules/1'])
      expect([path, filesOf(await pageAt(path))]).toEqual([path, ['app/to-form.ts.js']]);
    for (const path of ['/certificates/7Q4M', '/signed-in', '/nowhere'])
      expect(await pageAt(path)).toContain('src="/assets/main.js"');
  });

  it('contains the settings as data, safely escaped', async () => {
    await select('rename', `update site_setting set product_name = '</script><script>alert(1)</script>'`);
    evictAll();
    const page = await pageAt('/');
    await select('rename back', `update site_setting set product_name = 'Treadway'`);
    evictAll();
    expect(page).not.toContain('<script>alert');
    const sent = /id="settings">(.*?)<\/script>/.exec(page)![1]!;
    const settings = JSON.parse(sent) as Record<string, unknown>;
    expect(settings['productName']).toBe('</script><script>alert(1)</script>');
  });

  it('contains only the settings that the client starts with', async () => {
    const sent = /id="settings">(.*?)<\/script>/.exec(await pageAt('/'))![1]!;
    expect(Object.keys(JSON.parse(sent) as object).toSorted()).toEqual([
      'brandColor',
      'loginLine',
      'logo',
      'maintenanceEndsAt',
      'maintenanceMessage',
      'maintenanceMode',
      'maintenanceStartedAt',
      'productName',
      'sessionCountdownSeconds',
      'sessionIdleSeconds',
      'standardTestsRequired',
      'supportEmail',
      'termsVersion',
      'timezone',
    ]);
  });

  it('allows its own style sheet by hash, and others by a new nonce each time', async () => {
    const [one, two] = [await send('/'), await send('/')];
    const policy = String(one.headers['content-security-policy']);
    const hash = createHash('sha256').update(skeletonStyles).digest('base64');
    const nonce = /<meta property="csp-nonce" nonce="([^"]+)"/.exec(one.body)![1]!;
    expect(one.body).toContain(`<style>${skeletonStyles}</style>`);
    expect(policy).toContain(`style-src-elem 'self' 'sha256-${hash}' 'nonce-${nonce}'`);
    expect(two.body).not.toContain(nonce);
    const script = /<script>([^]*?)<\/script>/.exec(one.body)![1]!;
    expect(policy).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  });

  it('is compressed for its client, and not cached for another language or person', async () => {
    const plain = await send('/');
    const packed = await send('/', { 'accept-encoding': 'gzip, br' });
    const zipped = await send('/', { 'accept-encoding': 'gzip' });
    const length = (text: string) => text.replace(/nonce="[^"]+"/, '').length;
    expect(length(brotliDecompressSync(packed.rawPayload).toString())).toBe(length(plain.body));
    expect(length(gunzipSync(zipped.rawPayload).toString())).toBe(length(plain.body));
    expect(plain.headers['cache-control']).toBe('no-cache, private');
    expect(plain.headers['vary']).toContain('accept-language, cookie');
  });
});

describe('page of the silent sign-in', () => {
  it('can be framed only by the portal and runs only its own script', async () => {
    const { headers, body } = await send('/silent-check-sso.html');
    const hash = createHash('sha256')
      .update(/<script>([^]*?)<\/script>/.exec(body)![1]!)
      .digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'`,
    );
  });
});
