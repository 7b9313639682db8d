import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { select } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeMenuLink, makePerson } from '#server/testing/factories';

let api: Api;
let url: string;

beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

/** Sends one request and returns the unprocessed response. */
async function send(path: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((come, fail) => {
    get(`${url}${path}`, { headers }, come).on('error', fail);
  });
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}
const byGet = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
const asJson = { 'content-type': 'application/json' };
const countries = byGet('{ countries { code name } }');

describe('response of more than 1 KB', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', 'br;q=0, gzip', gunzipSync],
    ['gzip', 'br;q=0.1, gzip;q=1.0', gunzipSync],
  ])('is compressed as %s for a client that accepts %s', async (encoding, taken, unpack) => {
    for (const path of [countries, '/schema.graphql']) {
      const plain = await send(path, asJson);
      const { headers, bytes } = await send(path, { ...asJson, 'accept-encoding': taken });
      expect([headers['content-encoding'], headers['vary']]).toEqual([
        encoding,
        expect.stringContaining('accept-encoding'),
      ]);
      expect(Number(headers['content-length'])).toBe(bytes.length);
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(unpack(bytes).equals(plain.bytes)).toBe(true);
    }
  });

  it('is not compressed for a client that doesn’t accept it', async () => {
    for (const taken of [
      {},
      { 'accept-encoding': 'identity' },
      { 'accept-encoding': 'br;q=0' },
      { 'accept-encoding': 'gzip;q=0.1, identity' },
    ]) {
      const { headers, bytes } = await send(countries, { ...asJson, ...(taken as Record<string, string>) });
      expect([headers['content-encoding'], headers['vary']]).toEqual([
        undefined,
        expect.stringContaining('accept-encoding'),
      ]);
      expect(JSON.parse(bytes.toString())).toHaveProperty('data.countries');
    }
  });

  it('is compressed, unlike a shorter one', async () => {
    const { headers } = await send(byGet('{ settings { productName } }'), {
      ...asJson,
      'accept-encoding': 'br',
    });
    expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'accept, authorization']);
  });
});

describe('public response', () => {
  it.each([
    ['/api/settings/get'],
    ['/api/menus/get'],
    ['/schema.graphql'],
    [byGet('{ settings { productName brandColor } }')],
    [countries],
  ])('is revalidated by its tag: %s', async (path) => {
    const first = await send(path, asJson);
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache']);
    const tag = first.headers.etag!;
    for (const taken of ['identity', 'br']) {
      const again = await send(path, { ...asJson, 'accept-encoding': taken, 'if-none-match': tag });
      expect([again.status, again.headers.etag, again.bytes.length]).toEqual([304, tag, 0]);
      expect(again.headers['vary']).toContain('accept-encoding');
    }
    const other = await send(path, { ...asJson, 'if-none-match': 'W/"another"' });
    expect([other.status, other.bytes.equals(first.bytes)]).toEqual([200, true]);
  });

  it('has another tag when it changes, and for callers who see more', async () => {
    const tagOf = async (path: string, headers = {}) => (await send(path, headers)).headers.etag;
    const [settings, menus] = [await tagOf('/api/settings/get'), await tagOf('/api/menus/get')];
    await select('rename', `update site_setting set product_name = 'Treadway Two'`);
    await makeMenuLink({ href: '/standard', userTypes: ['standard'] });
    evictAll();
    expect(await tagOf('/api/settings/get')).not.toBe(settings);
    const token = await api.tokenOf(await makePerson());
    const seen = await send('/api/menus/get', { authorization: `Bearer ${token}`, 'if-none-match': menus! });
    expect([seen.status, seen.headers['vary']]).toEqual([200, expect.stringContaining('authorization')]);
  });

  it('is the only kind of data that can be cached', async () => {
    const authorization = `Bearer ${await api.tokenOf(await makePerson())}`;
    for (const path of [byGet('{ me { id } }'), byGet('{ settings { productName } }'), '/api/auth/profile']) {
      const { headers } = await send(path, { ...asJson, authorization });
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    }
  });
});
