import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { announce, append, send, type Status, statusOf, tus } from '#server/testing/uploads/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { appendPart, declareSize } from './arriving';
import { encodingJobs } from '../encoding/encode.job';
import { closeIdleAssemblies } from '../assemblies/idle-assemblies';
import { putPart, readParts } from './parts';

const idOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Sends bytes of a longer request that never completes; returns the response. */
function sending(url: string, promised: number, bytes: string): { socket: Socket; answer: Promise<string> } {
  const { pathname, port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  const head = [
    `PATCH ${pathname} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${promised}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${bytes}`);
  return { socket, answer: once(socket, 'data').then(([answered]) => String(answered)) };
}

/** Polls until the condition is true; the spec has its own timeout. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await wait(20);
}

async function partsOf(url: string): Promise<number> {
  const { rows } = await pool().query('select 1 from assembly_part where upload_id = $1', [idOf(url)]);
  return rows.length;
}

describe('incoming upload', () => {
  let portal: UploadPortal;

  beforeAll(async () => {
    portal = await startUploadPortal(false);
  });
  afterAll(() => portal.close());

  const announced = async (size: number | null): Promise<[Status, string]> => {
    const assembly = await create(portal, 'content');
    return [assembly, (await announce(assembly, 'photo.jpg', size)).headers.get('location')!];
  };

  it('starts encoding with its last byte, in the same transaction', async () => {
    const [assembly, url] = await announced(60);
    await append(url, 0, Buffer.alloc(40));
    const key = await putPart(idOf(url), 40, Readable.from([Buffer.alloc(20)]));
    await appendPart(idOf(url), key, 40, 20);
    expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_EXECUTING');
  });

  it('starts encoding when the client declares the received length final', async () => {
    const [assembly, url] = await announced(null);
    expect((await append(url, 0, Buffer.alloc(40))).status).toBe(204);
    const headers = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Length': '40' };
    expect((await tus('PATCH', url, { ...headers, 'Upload-Offset': '40' })).status).toBe(204);
    expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_EXECUTING');
  });

  it('has one length that is never less than the received bytes', async () => {
    const [, url] = await announced(null);
    await append(url, 0, Buffer.alloc(40));
    await expect(declareSize(idOf(url), 39)).rejects.toMatchObject({ code: 'UPLOAD_OFFSET' });
    await declareSize(idOf(url), 50);
    await expect(declareSize(idOf(url), 45)).rejects.toMatchObject({ code: 'UPLOAD_OFFSET' });
    expect((await tus('HEAD', url, {})).headers.get('upload-length')).toBe('50');
  });

  it('closes its connection when nothing more is sent over it', async () => {
    const [, url] = await announced(10);
    portal.api.app.server.keepAliveTimeout = 100;
    const { socket, answer } = sending(url, 5, '12345');
    expect(await answer).toMatch(/^HTTP\/1\.1 204 /);
    await once(socket, 'close');
  });

  it('has one request at a time: a newer one ends the older and discards its bytes', async () => {
    const [assembly, url] = await announced(10);
    const { answer } = sending(url, 10, 'older');
    await until(async () => (await partsOf(url)) === 1);
    expect((await append(url, 0, Buffer.from('the newer!'))).status).toBe(204);
    expect(await answer).toMatch(/^HTTP\/1\.1 409 [^]*UPLOAD_OFFSET: .+ \(trace [\da-f]{32}\)/);
    await until(async () => (await partsOf(url)) === 1);
    expect(await text(readParts(idOf(url)))).toBe('the newer!');
    expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_EXECUTING');
  });

  it('is limited to thirty concurrent uploads per person', async () => {
    const assemblies = [await create(portal, 'content', 20), await create(portal, 'content', 11)];
    const urls: string[] = [];
    for (const [index, count] of [20, 11].entries())
      for (let made = 0; made < count; made++)
        urls.push((await announce(assemblies[index]!, 'photo.jpg', 10)).headers.get('location')!);
    const all = urls.map((url) => ({ url, ...sending(url, 10, 'begun') }));
    const rejected = await Promise.race(
      all.map(async ({ url, answer }) => ({ url, answered: await answer })),
    );
    expect(rejected.answered).toMatch(/^HTTP\/1\.1 503 [^]*TOO_MANY_ARRIVING: /);
    for (const { socket } of all) socket.destroy();
    await until(async () => (await append(rejected.url, 0, Buffer.alloc(10))).status === 204);
  });

  it('is not closed as idle while it is encoded', async () => {
    const assembly = await create(portal, 'content');
    await send(assembly, 'photo.jpg', randomBytes(100));
    await pool().query(`update assembly set touched_at = touched_at - interval '2 hours' where id = $1`, [
      assembly.assembly_id,
    ]);
    expect(await closeIdleAssemblies()).toBe(0);
    expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_EXECUTING');
  });

  it('is not queued again once its assembly is cancelled', async () => {
    const assembly = await create(portal, 'content');
    const url = await send(assembly, 'photo.jpg', randomBytes(100));
    await fetch(assembly.assembly_ssl_url, { method: 'DELETE' });
    await pool().query(`update assembly_upload set worked_at = now() - interval '1 hour'`);
    await pool().query('delete from graphile_worker._private_jobs');
    await encodingJobs[1]!.run(null);
    const { rows } = await pool().query<{ key: string }>('select key from graphile_worker.jobs');
    expect(rows.map(({ key }) => key)).not.toContain(`encode-upload-${idOf(url)}`);
  });
});
