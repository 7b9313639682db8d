import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';
import { makeFile, samples } from '#server/testing/uploads/files';
import { buildTime, type S3Server, startS3Server } from '#server/testing/storage/s3-server';
import { newImageKey, openStorage, storage } from '../object-storage';
import { prepareBucket } from './s3-bucket';
import { s3Storage } from './s3-storage';

describe('portal with an S3 server', () => {
  let server: S3Server;
  let api: Api;
  let token: string;
  let fileId: string;
  let captionsId: string;

  beforeAll(async () => {
    server = await startS3Server();
    await prepareBucket(server.config);
    api = await startApi();
    openStorage(s3Storage(server.config));
    const admin = await makePerson({ role: 'admin' });
    token = await api.tokenOf(admin);
    fileId = (await makeFile(admin.viewer, 'sizes.pdf', samples.pdf)).id;
    captionsId = (await makeFile(admin.viewer, 'film.vtt', samples.vtt)).id;
  }, buildTime);
  afterAll(async () => {
    await api?.close();
    await server?.close();
  });

  const get = (path: string, as?: string) =>
    api.app.inject({ url: path, headers: as ? { authorization: `Bearer ${as}` } : {} });

  it('redirects people with access to a file to the S3 server, with its name and type', async () => {
    const { statusCode, headers } = await get(`/api/files/${fileId}`, token);
    expect(statusCode).toBe(302);
    expect(headers['cache-control']).toBe('private, no-cache');
    const fetched = await fetch(String(headers['location']));
    expect(Buffer.from(await fetched.arrayBuffer()).equals(samples.pdf)).toBe(true);
    expect(fetched.headers.get('content-type')).toBe('application/pdf');
    expect(fetched.headers.get('content-disposition')).toContain('attachment; filename="sizes.pdf"');
  });

  it('doesn’t redirect anyone else', async () => {
    for (const as of [undefined, await api.tokenOf(await makePerson({ role: 'user' }))]) {
      const { statusCode, headers } = await get(`/api/files/${fileId}`, as);
      expect([401, 403, 404]).toContain(statusCode);
      expect(headers['location']).toBeUndefined();
    }
  });

  it('serves captions itself, because pages can’t read files of another origin', async () => {
    const { statusCode, rawPayload } = await get(`/api/files/${captionsId}`, token);
    expect([statusCode, rawPayload.equals(samples.vtt)]).toEqual([200, true]);
  });

  it('serves images at its own paths', async () => {
    const key = newImageKey('jpg');
    await storage().put(key, Readable.from(['pixels']));
    const { statusCode, headers, body } = await get(`/${key}`);
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/jpeg', 'pixels']);
  });
});
