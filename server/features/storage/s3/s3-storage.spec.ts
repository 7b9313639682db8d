import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeS3, startFakeS3 } from '#server/testing/storage/fake-s3';
import { describeStorage, from } from '#server/testing/storage/storage-contract';
import { newImageKey, newObjectKey, type ObjectStorage } from '../object-storage';
import { prepareBucket } from './s3-bucket';
import { s3Storage } from './s3-storage';

// Bytes of a part. Real parts of 16 MB take seconds to sign and send.
const partSize = 1_000_000;

const pace = { now: () => 0, sleep: async () => undefined, random: () => 0 };

let server: FakeS3;
let storage: ObjectStorage;

beforeAll(async () => {
  server = await startFakeS3(partSize);
  await prepareBucket(server.config);
  storage = s3Storage(server.config, pace, partSize);
});
beforeEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

describeStorage('a stand-in for S3', async () => storage, partSize);

/** Stores `size` bytes. Returns the key and the bytes. */
async function put(
  size: number,
  key = newObjectKey(),
  into = storage,
): Promise<{ key: string; bytes: Buffer }> {
  const bytes = Buffer.alloc(size, 'the quick brown fox');
  await into.put(key, Readable.from([bytes]));
  return { key, bytes };
}

const sent = () => server.requests.map(({ call, bytes }) => [call, bytes] as const);

describe('upload to S3', () => {
  it('takes one request for up to 16 MB', async () => {
    const { key } = await put(15_999_999, newObjectKey(), s3Storage(server.config, pace));
    expect(sent()).toEqual([[`PUT ${key}`, 15_999_999]]);
  });

  it('is sent in parts of 16 MB from 16 MB on', async () => {
    const { key } = await put(16_000_001, newObjectKey(), s3Storage(server.config, pace));
    expect(sent()).toEqual([
      [`POST ${key}?uploads`, 0],
      [`PUT ${key}?partNumber=1`, 16_000_000],
      [`PUT ${key}?partNumber=2`, 1],
      [`POST ${key}`, expect.any(Number)],
    ]);
  });

  it('is sent in parts, in order, and completed', async () => {
    const { key, bytes } = await put(2.5 * partSize);
    expect(sent()).toEqual([
      [`POST ${key}?uploads`, 0],
      [`PUT ${key}?partNumber=1`, partSize],
      [`PUT ${key}?partNumber=2`, partSize],
      [`PUT ${key}?partNumber=3`, partSize / 2],
      [`POST ${key}`, expect.any(Number)],
    ]);
    expect(server.state.uploads.size).toBe(0);
    expect(server.state.read(key).etag).toMatch(/^[0-9a-f]{32}-3$/);
    expect((await buffer(await storage.open(key))).equals(bytes)).toBe(true);
  });

  it('retries only the part that failed', async () => {
    server.fail(/partNumber=2/, 2, 503, 'SlowDown');
    const { key, bytes } = await put(2.1 * partSize);
    expect(sent().map(([what]) => what)).toEqual([
      `POST ${key}?uploads`,
      `PUT ${key}?partNumber=1`,
      ...Array.from({ length: 3 }, () => `PUT ${key}?partNumber=2`),
      `PUT ${key}?partNumber=3`,
      `POST ${key}`,
    ]);
    expect(server.state.read(key).bytes.equals(bytes)).toBe(true);
  });

  it('is aborted if a part is rejected, and leaves nothing behind', async () => {
    server.fail(/partNumber=2/, 1, 403, 'QuotaExceeded');
    const key = newObjectKey();
    await expect(put(2.1 * partSize, key)).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
    expect(sent().at(-1)).toEqual([`DELETE ${key}`, 0]);
    expect([server.state.uploads.size, server.state.objects.has(key)]).toEqual([0, false]);
  });

  it.each([
    ['a wrong secret', { secretKey: 'wrong secret' }],
    ['an unknown key', { accessKey: 'nobody' }],
  ])('is rejected with %s', async (_what, change) => {
    const stranger = s3Storage({ ...server.config, ...change }, pace, partSize);
    const rejected = { code: 'STORAGE_UNAUTHENTICATED' };
    await expect(stranger.put(newObjectKey(), from('x'))).rejects.toMatchObject(rejected);
    await expect(
      stranger.put(newObjectKey(), Readable.from([Buffer.alloc(partSize + 1000)])),
    ).rejects.toMatchObject(rejected);
  });
});

describe('requests to an unreachable S3 server', () => {
  /** A clock that only advances while the storage sleeps. */
  function createFastClock() {
    let time = 0;
    const sleep = async (ms: number): Promise<void> => {
      time += ms;
    };
    return { now: () => time, sleep, random: () => 1 };
  }

  it('are retried for up to 120 s, uploads for up to 600 s', async () => {
    const away = { ...server.config, endpoint: 'http://127.0.0.1:9' };
    const given = { code: 'STORAGE_RETRY_LIMIT_EXCEEDED', details: { storage: 'retry-limit-exceeded' } };
    const key = newObjectKey();
    const [operation, upload] = [createFastClock(), createFastClock()];
    await expect(s3Storage(away, operation).stat(key)).rejects.toMatchObject(given);
    await expect(s3Storage(away, upload).put(key, from('x'))).rejects.toMatchObject(given);
    // Retries stop up to 20 s, the longest pause, before the limit.
    expect(operation.now()).toBeLessThanOrEqual(120_000);
    expect(operation.now()).toBeGreaterThan(100_000);
    expect(upload.now()).toBeLessThanOrEqual(600_000);
    expect(upload.now()).toBeGreaterThan(580_000);
  });
});

describe('link to an object on S3', () => {
  const options = { contentType: 'text/csv', disposition: 'attachment; filename="sizes.csv"' };

  it('returns the bytes with type and name until it expires', async () => {
    const key = newObjectKey();
    await storage.put(key, from('0123456789'));
    const link = (await storage.signedUrl(key, { ...options, seconds: 300 }))!;
    expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300');
    const fetched = await fetch(link, { headers: { range: 'bytes=2-4' } });
    expect([fetched.status, await fetched.text()]).toEqual([206, '234']);
    expect(fetched.headers.get('content-type')).toBe('text/csv');
    expect(fetched.headers.get('content-disposition')).toBe(options.disposition);
    server.advanceClock(280);
    expect((await fetch(link)).status).toBe(200);
    server.advanceClock(20);
    expect((await fetch(link)).status).toBe(403);
    server.advanceClock(-300);
  });

  it('is rejected if it was altered or has no signature', async () => {
    const [key, other] = [newObjectKey(), newObjectKey()];
    for (const each of [key, other]) await storage.put(each, from('private'));
    const link = (await storage.signedUrl(key, { ...options, seconds: 300 }))!;
    const changed = [
      link.replace('text%2Fcsv', 'text%2Fhtml'),
      link.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'),
      link.replace(key, other),
      link.replace(/X-Amz-Signature=[0-9a-f]{2}/, 'X-Amz-Signature=zz'),
      link.split('?')[0]!,
    ];
    for (const each of changed) expect([each, (await fetch(each)).status]).toEqual([each, 403]);
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(link)).status).toBe(200);
  });
});

describe('S3 bucket', () => {
  it('lets everyone fetch images, with their type, but no other files and no list', async () => {
    const [image, file] = [newImageKey('webp'), newObjectKey()];
    await storage.put(image, from('pixels'));
    await storage.put(file, from('private'));
    const fetched = await fetch(storage.publicUrl(image));
    expect([fetched.status, await fetched.text()]).toEqual([200, 'pixels']);
    expect(fetched.headers.get('content-type')).toBe('image/webp');
    expect(fetched.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of [file, '', '?list-type=2&prefix=images/', '?policy'])
      expect((await fetch(`${server.config.publicUrl}/${path}`)).status).toBe(403);
    const written = await fetch(storage.publicUrl(newImageKey('jpg')), { method: 'PUT', body: 'x' });
    expect(written.status).toBe(403);
  });
});
