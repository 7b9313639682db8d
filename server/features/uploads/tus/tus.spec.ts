import { randomBytes } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Upload } from 'tus-js-client';
import { pool } from '#server/platform/database/database';
import { filesUnder } from '#server/testing/uploads/files';
import { runDueJobs } from '#server/testing/jobs';
import { announce, append, type Status, statusOf, tus } from '#server/testing/uploads/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { openUploadService } from '../signing/upload-service';
import { encodingJobs } from '../encoding/encode.job';
import { partBytes, readParts } from './parts';

/** A proxy to the portal that breaks after each of these numbers of bytes from the client. */
async function frailWire(target: string, breaks: number[]): Promise<{ url: string; close(): void }> {
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    const portal = connect(Number(new URL(target).port), '127.0.0.1');
    const max = breaks.shift() ?? Infinity;
    let passed = 0;
    open.add(client).add(portal);
    client.on('data', (chunk) => {
      portal.write(chunk.subarray(0, Math.max(0, max - passed)));
      passed += chunk.length;
      if (passed >= max) for (const end of [client, portal]) setTimeout(() => end.destroy(), 50);
    });
    portal.pipe(client);
    for (const end of [client, portal]) end.on('error', () => end.destroy());
    client.on('close', () => portal.destroy());
    portal.on('close', () => client.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const contentOf = (url: string): Promise<Buffer> => buffer(readParts(idOf(url)));

describe('tus uploads', () => {
  let portal: UploadPortal;

  beforeAll(async () => {
    portal = await startUploadPortal(false);
  });
  afterAll(() => portal.close());

  it.each([
    ['in the head of a request', [100]],
    ['soon after the start', [1_000, 3_000, 20_000]],
    ['around the end of a part', [partBytes - 1, partBytes + 2_000]],
    ['repeatedly', [600_000, 2_000_000, 700, 5_000_000, 1_000_000]],
  ])('are complete although the connection is cut %s', async (_when, breaks) => {
    const wire = await frailWire(portal.url, breaks);
    openUploadService({ url: wire.url });
    try {
      const bytes = randomBytes(partBytes + 3_000_000);
      const assembly = await create(portal, 'content');
      const url = await new Promise<string>((resolve, reject) => {
        const upload = new Upload(bytes, {
          endpoint: assembly.tus_url,
          metadata: { assembly_url: assembly.assembly_ssl_url, filename: 'photo.jpg', fieldname: 'file' },
          retryDelays: [50, 100, 200, 300, 400, 500, 600, 700],
          onError: reject,
          onSuccess: () => resolve(upload.url!),
        });
        upload.start();
      });
      expect((await contentOf(url)).equals(bytes)).toBe(true);
      expect(await statusOf(assembly)).toMatchObject({
        ok: 'ASSEMBLY_EXECUTING',
        uploads: [{ tus_upload_url: url }],
      });
    } finally {
      wire.close();
      openUploadService({ url: portal.url });
    }
  });

  it('keep the bytes of one of several clients that send from the same offset', async () => {
    const assembly = await create(portal, 'content');
    const url = (await announce(assembly, 'photo.jpg', 40)).headers.get('location')!;
    const sent = await Promise.all([1, 2, 3].map((value) => append(url, 0, Buffer.alloc(10, value))));
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect((await tus('HEAD', url, {})).headers.get('upload-offset')).toBe('10');
  });

  it('accept more concurrent clients than there are database connections', async () => {
    const assembly = await create(portal, 'content');
    const url = (await announce(assembly, 'photo.jpg', 40)).headers.get('location')!;
    const sent = await Promise.all(Array.from({ length: 40 }, () => append(url, 0, Buffer.alloc(10))));
    expect(sent.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await tus('HEAD', url, {})).headers.get('upload-offset')).toBe('10');
  });

  it('leave nothing when the client or the assembly is cancelled', async () => {
    await runDueJobs(encodingJobs);
    await pool().query('delete from assembly_part');
    const before = filesUnder(portal.api.storageDir).length;
    const open = async (): Promise<[Status, string]> => {
      const assembly = await create(portal, 'content');
      const url = (await announce(assembly, 'photo.jpg', 100)).headers.get('location')!;
      await append(url, 0, Buffer.alloc(60, 1));
      return [assembly, url];
    };
    const [, given] = await open();
    expect((await tus('DELETE', given, {})).status).toBe(204);
    const [canceled, url] = await open();
    await fetch(canceled.assembly_ssl_url, { method: 'DELETE' });
    expect((await tus('HEAD', url, {})).status).toBe(404);
    expect(filesUnder(portal.api.storageDir)).toHaveLength(before);
    expect((await pool().query('select 1 from assembly_part')).rows).toEqual([]);
  });
});
