import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { newImageKey, newObjectKey, storage } from '#server/features/storage/object-storage';

describe('public images', () => {
  let api: Api;
  const key = newImageKey('png');
  const bytes = Buffer.from('<!doctype html><script>alert(1)</script>');

  beforeAll(async () => {
    api = await startApi();
    await storage().put(key, Readable.from([bytes]));
  });
  afterAll(() => api.close());

  const call = (method: 'GET' | 'HEAD', path: string, headers: Record<string, string> = {}) =>
    api.app.inject({ method, url: path, headers });

  it('are served to anyone with the type of their key, whatever their content', async () => {
    const { statusCode, headers, rawPayload } = await call('GET', storage().publicUrl(key));
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(bytes)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('answer HEAD with the same headers and no body', async () => {
    const [got, headed] = [await call('GET', `/${key}`), await call('HEAD', `/${key}`)];
    expect([headed.statusCode, headed.rawPayload.length]).toEqual([200, 0]);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect([name, headed.headers[name]]).toEqual([name, got.headers[name]]);
  });

  it('are not sent again when the client has them', async () => {
    const etag = String((await call('GET', `/${key}`)).headers['etag']);
    expect(etag).toMatch(/^"[^"]+"$/);
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { statusCode, rawPayload } = await call('GET', `/${key}`, { 'if-none-match': header });
      expect([header, statusCode, rawPayload.length]).toEqual([header, 304, 0]);
    }
    expect((await call('GET', `/${key}`, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('are the only objects served, without private, other or misplaced ones', async () => {
    const hidden = newObjectKey();
    await storage().put(hidden, Readable.from(['private']));
    const page = `images/${newObjectKey()}.html`;
    mkdirSync(dirname(join(api.storageDir, page)), { recursive: true });
    writeFileSync(join(api.storageDir, page), '<script>');
    const paths = [
      `/images/${hidden}`,
      `/images/../${hidden}`,
      `/images/..%2f${hidden}`,
      `/images/%2e%2e/${hidden}`,
      `/${page}`,
      `/${newImageKey('jpg')}`,
      `/${key}/x`,
      `/${key}%00`,
      '/images/',
    ];
    for (const path of paths) {
      const { statusCode, headers, body } = await call('GET', path);
      expect([path, statusCode, headers['content-type']]).toEqual([
        path,
        404,
        'application/json; charset=utf-8',
      ]);
      expect(body).not.toContain('private');
    }
  });

  it('return 404 once they are removed, also for clients that have them', async () => {
    const gone = newImageKey('jpg');
    await storage().put(gone, Readable.from(['x']));
    const etag = String((await call('GET', `/${gone}`)).headers['etag']);
    await storage().remove(gone);
    const { statusCode, headers } = await call('GET', `/${gone}`, { 'if-none-match': etag });
    expect([statusCode, headers['cache-control']]).toEqual([404, undefined]);
  });
});
