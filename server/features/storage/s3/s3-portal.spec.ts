import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { makeDownload, makeFile, samples } from '#server/testing/uploads/files';
import { type FakeS3, startFakeS3 } from '#server/testing/storage/fake-s3';
import { openStorage } from '../object-storage';
import { s3Storage } from './s3-storage';

let server: FakeS3;
let api: Api;
let admin: SpecPerson;
let learner: string;

beforeAll(async () => {
  server = await startFakeS3();
  api = await startApi();
  openStorage(s3Storage(server.config));
  admin = await makePerson({ role: 'admin' });
  learner = await api.tokenOf(await makePerson());
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const get = (path: string, as?: string) =>
  api.app.inject({ url: path, headers: as ? { authorization: `Bearer ${as}` } : {} });

describe('download from a portal with an S3 server', () => {
  it('redirects to the S3 server, which serves the file with name and type for 15 minutes', async () => {
    const { id: moduleId } = await makeModule();
    const id = await makeDownload(admin.viewer, moduleId);
    const { statusCode, headers } = await get(`/api/downloads/${id}`, learner);
    const link = new URL(String(headers['location']));
    expect([statusCode, link.origin]).toEqual([302, server.config.endpoint]);
    expect(link.searchParams.get('X-Amz-Expires')).toBe('900');
    const fetched = await fetch(link);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(samples.pdf)).toBe(true);
    expect(fetched.headers.get('content-type')).toBe('application/pdf');
    expect(fetched.headers.get('content-disposition')).toContain('attachment; filename="sizes.pdf"');
    server.advanceClock(900);
    expect((await fetch(link)).status).toBe(403);
    server.advanceClock(-900);
  });

  it('is rejected for people without access to the file', async () => {
    const { id: moduleId } = await makeModule({ userTypes: ['motorcycle'] });
    const id = await makeDownload(admin.viewer, moduleId);
    for (const as of [undefined, learner]) {
      const { statusCode, headers } = await get(`/api/downloads/${id}`, as);
      expect([as === undefined ? 401 : 403, undefined]).toEqual([statusCode, headers['location']]);
    }
  });

  it('is served by the portal itself for captions, because pages can’t read files of another origin', async () => {
    const { id } = await makeFile(admin.viewer, 'film.vtt', samples.vtt);
    const { statusCode, rawPayload } = await get(`/api/files/${id}`, await api.tokenOf(admin));
    expect([statusCode, rawPayload.equals(samples.vtt)]).toEqual([200, true]);
  });
});
