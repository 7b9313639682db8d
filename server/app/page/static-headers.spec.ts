import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { builtClient } from '#server/testing/processes/built-client';
import { keepReleasedFiles } from './released-files';

let api: Api;
const folders: string[] = [];

function release(files: readonly string[]): string {
  const folder = builtClient();
  folders.push(folder);
  for (const path of files) writeFileSync(join(folder, path), path);
  return folder;
}

const assets = ['style.css', 'letters.woff2', 'tread.png', 'tread.webp', 'list.json', 'mark.svg'];

beforeAll(async () => {
  const files = ['sw.js', 'favicon.svg', 'robots.txt', ...assets.map((name) => `assets/${name}`)];
  api = await startApi({ clientDir: release(files) });
  await keepReleasedFiles(release(['assets/older.js', 'assets/older.svg']));
});
afterAll(async () => {
  await api.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const headersAt = async (url: string): Promise<Record<string, unknown>> => {
  const { headers } = await api.app.inject({
    url,
    headers: { host: '127.0.0.1', accept: url === '/login' ? 'text/html' : '*/*' },
  });
  return headers;
};
const namesAt = async (url: string): Promise<string[]> => {
  const always = ['connection', 'content-length', 'date', 'transfer-encoding', 'vary'];
  return Object.keys(await headersAt(url))
    .filter((name) => !always.includes(name))
    .toSorted();
};

const needed = ['cache-control', 'content-type', 'cross-origin-resource-policy', 'x-content-type-options'];
const revalidated = ['accept-ranges', 'etag', 'last-modified'];
const policies = ['content-security-policy', 'cross-origin-opener-policy', 'referrer-policy'];

describe('headers of a static file', () => {
  it.each(['whole.js', 'older.js', ...assets.filter((name) => !name.endsWith('.svg'))])(
    'are limited to those it needs: %s',
    async (name) => {
      const url = `/assets/${name}`;
      expect(await namesAt(url)).toEqual(needed);
      expect(await headersAt(url)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('include those by which a browser checks a file that can change', async () => {
    expect(await namesAt('/robots.txt')).toEqual([...needed, ...revalidated].toSorted());
    expect(await namesAt('/manifest.webmanifest')).toEqual([...needed, 'etag'].toSorted());
    expect(await namesAt('/icons/192.png')).toEqual(needed);
  });

  it.each(['/favicon.svg', '/assets/mark.svg', '/assets/older.svg'])(
    'forbid scripts in an image that can be opened as a document: %s',
    async (url) => {
      expect((await headersAt(url))['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'",
      );
    },
  );

  it.each(['/login', '/offline.html', '/silent-check-sso.html', '/sw.js', '/assets/unknown.js'])(
    'include every policy if it is a document, a worker or an error: %s',
    async (url) => {
      expect(await namesAt(url)).toEqual(expect.arrayContaining(policies));
    },
  );
});
