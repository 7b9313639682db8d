import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'minio';
import { buildTime, type S3Server, startS3Server } from '#server/testing/storage/s3-server';
import { describeStorage, from } from '#server/testing/storage/storage-contract';
import { newImageKey, newObjectKey, type ObjectStorage } from '../object-storage';
import { prepareBucket } from './s3-bucket';
import type { S3Config } from './s3-client';
import { s3Storage } from './s3-storage';
import { type Pace, realPace } from '../storage-retries';

let server: S3Server;
let storage: ObjectStorage;

beforeAll(async () => {
  server = await startS3Server();
  await prepareBucket(server.config);
  storage = s3Storage(server.config);
}, buildTime);
afterAll(() => server?.close());

/** A clock that only sleeping advances. */
function hurried(): Pace {
  let time = 0;
  return {
    now: () => time,
    sleep: async (ms) => {
      time += ms;
    },
    random: () => 1,
  };
}

/** An S3 client with other credentials. */
function plainClient({ endpoint, accessKey, secretKey }: S3Config): Client {
  const { hostname, port } = new URL(endpoint);
  return new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey });
}

describeStorage('an S3 server', async () => storage);

describe('storage on an S3 server', () => {
  it('leaves no parts of failed or cancelled uploads', async () => {
    expect(server.openUploads()).toEqual([]);
    const client = plainClient(server.config);
    const [key, headers] = [newObjectKey(), {}];
    const id = await client.initiateNewMultipartUpload('treadway', key, headers);
    expect(server.openUploads().length).toBeGreaterThan(0);
    await client.abortMultipartUpload('treadway', key, id);
  });

  it('removes parts of a crashed upload with the object, but no others', async () => {
    const client = plainClient(server.config);
    const [killed, living] = [newObjectKey(), newObjectKey()];
    const [, left] = await Promise.all(
      [killed, living].map((key) => client.initiateNewMultipartUpload('treadway', key, {})),
    );
    await storage.remove(killed);
    expect(await client.findUploadId('treadway', killed)).toBeUndefined();
    expect(await client.findUploadId('treadway', living)).toBe(left);
    await storage.remove(living);
    expect(server.openUploads()).toEqual([]);
  });

  it('sends large objects in parts, as their ETags show', async () => {
    const [small, large] = [newObjectKey(), newObjectKey()];
    await storage.put(small, from('small'));
    await storage.put(large, Readable.from([Buffer.alloc(20_000_000)]));
    const client = plainClient(server.config);
    const etags = await Promise.all(
      [small, large].map(async (key) => (await client.statObject('treadway', key)).etag),
    );
    expect(etags[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(etags[1]).toMatch(/^[0-9a-f]{32}-2$/);
  });

  it('makes images public with their type, but no other files and no list', async () => {
    const [image, file] = [newImageKey('webp'), newObjectKey()];
    await storage.put(image, from('pixels'));
    await storage.put(file, from('private'));
    const fetched = await fetch(storage.publicUrl(image));
    expect([fetched.status, await fetched.text()]).toEqual([200, 'pixels']);
    expect(fetched.headers.get('content-type')).toBe('image/webp');
    expect(fetched.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of [file, '', '?list-type=2&prefix=images/', '?policy']) {
      expect((await fetch(`${server.config.publicUrl}/${path}`)).status).toBe(403);
    }
    const put = await fetch(storage.publicUrl(newImageKey('jpg')), { method: 'PUT', body: 'x' });
    expect(put.status).toBe(403);
  });

  it('signs links to private objects, whose headers can’t be changed and which expire', async () => {
    const key = newObjectKey();
    await storage.put(key, from('0123456789'));
    const options = { contentType: 'text/csv', disposition: 'attachment; filename="sizes.csv"' };
    const link = (await storage.signedUrl(key, { ...options, seconds: 2 }))!;
    const fetched = await fetch(link, { headers: { range: 'bytes=2-4' } });
    expect([fetched.status, await fetched.text()]).toEqual([206, '234']);
    expect(fetched.headers.get('content-type')).toBe('text/csv');
    expect(fetched.headers.get('content-disposition')).toBe(options.disposition);
    expect((await fetch(link.replace('text%2Fcsv', 'text%2Fhtml'))).status).toBe(403);
    expect((await fetch(link.replace(key, newObjectKey()))).status).toBe(403);
    await wait(3_000);
    expect((await fetch(link)).status).toBe(403);
  });

  it.each([
    ['a wrong secret', { secretKey: 'wrong secret' }],
    ['an unknown key', { accessKey: 'nobody' }],
  ])('returns STORAGE_UNAUTHENTICATED for %s in every operation', async (_what, change) => {
    const stranger = s3Storage({ ...server.config, ...change });
    const key = newObjectKey();
    const rejected = {
      code: 'STORAGE_UNAUTHENTICATED',
      status: 401,
      details: { storage: 'unauthenticated' },
    };
    await expect(stranger.put(key, from('x'))).rejects.toMatchObject(rejected);
    await expect(stranger.put(key, Readable.from([Buffer.alloc(17_000_000)]))).rejects.toMatchObject(
      rejected,
    );
    await expect(stranger.open(key)).rejects.toMatchObject(rejected);
    await expect(stranger.stat(key)).rejects.toMatchObject(rejected);
    await expect(stranger.remove(key)).rejects.toMatchObject(rejected);
  });

  it('returns STORAGE_OBJECT_NOT_FOUND when the bucket is missing', async () => {
    const nowhere = s3Storage({ ...server.config, bucket: 'missing' });
    const key = newObjectKey();
    const missing = { code: 'STORAGE_OBJECT_NOT_FOUND' };
    await expect(nowhere.put(key, from('x'))).rejects.toMatchObject(missing);
    await expect(nowhere.open(key)).rejects.toMatchObject(missing);
    await expect(nowhere.stat(key)).rejects.toMatchObject(missing);
  });

  it('completes an upload during which the server is killed and restarted', async () => {
    const key = newObjectKey();
    const bytes = Buffer.alloc(50_000_000, 'still here');
    let back: Promise<void> | null = null;
    const source = Readable.from(
      (async function* () {
        for (let at = 0; at < bytes.length; at += 1_000_000) {
          if (at === 20_000_000) {
            await server.kill();
            back = wait(1_500).then(() => server.restart());
          }
          yield bytes.subarray(at, at + 1_000_000);
        }
      })(),
      { objectMode: false },
    );
    await storage.put(key, source);
    await back;
    expect((await buffer(await storage.open(key))).equals(bytes)).toBe(true);
  });

  it('answers a read that began while the server was down', async () => {
    const key = newObjectKey();
    await storage.put(key, from('later'));
    await server.kill();
    const reading = storage.open(key);
    await wait(500);
    await server.restart();
    expect(await text(await reading)).toBe('later');
  });

  it('gives up after 120 s of an operation and 600 s of an upload, and at once when cancelled', async () => {
    await server.kill();
    try {
      const key = newObjectKey();
      const given = { code: 'STORAGE_RETRY_LIMIT_EXCEEDED', details: { storage: 'retry-limit-exceeded' } };
      const [operation, upload] = [hurried(), hurried()];
      await expect(s3Storage(server.config, operation).stat(key)).rejects.toMatchObject(given);
      await expect(s3Storage(server.config, upload).put(key, from('x'))).rejects.toMatchObject(given);
      expect(operation.now()).toBeLessThanOrEqual(120_000);
      expect(operation.now()).toBeGreaterThan(90_000);
      expect(upload.now()).toBeLessThanOrEqual(600_000);
      expect(upload.now()).toBeGreaterThan(570_000);
      const ended = storage.open(key, undefined, AbortSignal.timeout(300));
      await expect(ended).rejects.toMatchObject({ code: 'STORAGE_CANCELED' });
    } finally {
      await server.restart();
    }
  });
});

describe('start with an S3 server', () => {
  it('creates the bucket, keeps its existing policy, and can be repeated', async () => {
    const config = { ...server.config, bucket: 'second' };
    const client = plainClient(config);
    await Promise.all([prepareBucket(config), prepareBucket(config)]);
    const own = {
      Sid: 'Own',
      Effect: 'Allow',
      Principal: { AWS: ['*'] },
      Action: ['s3:GetObject'],
      Resource: ['arn:aws:s3:::second/open/*'],
    };
    await client.setBucketPolicy('second', JSON.stringify({ Version: '2012-10-17', Statement: [own] }));
    await prepareBucket(config);
    await prepareBucket(config);
    const policy = JSON.parse(await client.getBucketPolicy('second')) as { Statement: { Sid: string }[] };
    expect(policy.Statement.map(({ Sid }) => Sid).sort()).toEqual(['Own', 'TreadwayPublicImages']);
  });

  it.each([
    ['a wrong secret', { secretKey: 'wrong secret' }, 'S3_ACCESS_KEY or S3_SECRET_KEY is wrong.'],
    [
      'no server at the address',
      { endpoint: 'http://127.0.0.1:9' },
      'the server at S3_ENDPOINT does not answer.',
    ],
  ])('fails with one sentence for %s', async (_what, change, sentence) => {
    const preparing = prepareBucket({ ...server.config, ...change }, hurried());
    await expect(preparing).rejects.toThrow(sentence);
    await expect(preparing).rejects.not.toThrow('secret of the specs');
    await expect(prepareBucket(server.config, realPace)).resolves.toBeUndefined();
  });
});
