import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pool } from '#server/platform/database/database';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { samples } from '#server/testing/uploads/files';
import { craftedImages } from '#server/testing/images/hostile-structures';
import { picture } from '#server/testing/images/hostile-images';
import { runDueJobs } from '#server/testing/jobs';
import { objectsIn } from '#server/testing/storage/s3-objects';
import { buildTime, type S3Server, startS3Server } from '#server/testing/storage/s3-server';
import { announce, append, send, type Status, statusOf, tus } from '#server/testing/uploads/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { openStorage } from '#server/features/storage/object-storage';
import { prepareBucket } from '#server/features/storage/s3/s3-bucket';
import { s3Storage } from '#server/features/storage/s3/s3-storage';
import { encodingJobs } from './encode.job';
import { partBytes } from '../tus/parts';

describe('encoder with an S3 server', () => {
  let server: S3Server;
  let portal: UploadPortal;
  let admin: SpecPerson;

  beforeAll(async () => {
    server = await startS3Server();
    await prepareBucket(server.config);
    portal = await startUploadPortal(false);
    openStorage(s3Storage(server.config));
    admin = await makePerson({ role: 'admin' });
  }, buildTime);
  afterAll(async () => {
    await portal?.close();
    await server?.close();
  });

  const open = (purpose: 'content' | 'file'): Promise<Status> =>
    create(portal, purpose, 1, { fields: { owner: admin.id } });
  const objects = (): Promise<string[]> => objectsIn(server.config);

  /** A photograph of several parts, the last of which is incomplete. */
  const photograph = (): Promise<Buffer> => picture(4000, 3000).jpeg({ quality: 97 }).toBuffer();

  it('creates four public images of a photograph and stores nothing else', async () => {
    const bytes = await photograph();
    expect(bytes.length).toBeGreaterThan(partBytes);
    const assembly = await open('content');
    await send(assembly, 'photo.jpg', bytes);
    const pieces = await objects();
    expect(pieces.length).toBeGreaterThan(1);
    for (const key of pieces) expect((await fetch(`${server.config.publicUrl}/${key}`)).status).toBe(403);
    await runDueJobs(encodingJobs);
    const { ok, results } = await statusOf(assembly);
    expect(ok).toBe('ASSEMBLY_COMPLETED');
    const made = Object.values(results).map(([result]) => result!);
    expect((await objects()).sort()).toEqual(made.map(({ path }) => path).sort());
    for (const { ssl_url: url, mime, meta, path } of made) {
      expect(url).toBe(`${server.config.publicUrl}/${String(path)}`);
      const response = await fetch(String(url));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, mime]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject(meta as object);
    }
  });

  it('continues an upload that another server began, after an outage of the S3 server', async () => {
    const bytes = await photograph();
    const assembly = await open('content');
    const url = (await announce(assembly, 'photo.jpg', bytes.length)).headers.get('location')!;
    const half = Math.floor(bytes.length / 2);
    expect((await append(url, 0, bytes.subarray(0, half))).status).toBe(204);
    await server.kill();
    await server.restart();
    // Another process knows only what PostgreSQL and the S3 server store.
    openStorage(s3Storage(server.config));
    expect((await tus('HEAD', url, {})).headers.get('upload-offset')).toBe(String(half));
    expect((await append(url, half, bytes.subarray(half))).status).toBe(204);
    await runDueJobs(encodingJobs);
    expect(await statusOf(assembly)).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      results: { original: [{ width: 4000, height: 3000 }] },
    });
  });

  it('removes the parts of rejected and cancelled uploads', async () => {
    const before = await objects();
    for (const { filename, make, reason } of craftedImages.slice(0, 3)) {
      const rejected = await open('content');
      await send(rejected, filename, await make());
      await runDueJobs(encodingJobs);
      expect(await statusOf(rejected)).toMatchObject({ reason, results: {} });
    }
    const canceled = await open('content');
    const url = (await announce(canceled, 'photo.jpg', 100)).headers.get('location')!;
    await append(url, 0, Buffer.alloc(60, 1));
    expect(await objects()).toHaveLength(before.length + 1);
    await fetch(canceled.assembly_ssl_url, { method: 'DELETE' });
    expect((await objects()).sort()).toEqual(before.sort());
    expect((await pool().query('select 1 from assembly_part')).rows).toEqual([]);
    expect(server.openUploads()).toEqual([]);
  });

  it('stores a file privately, and serves it as an attachment by a link, with ranges', async () => {
    const assembly = await open('file');
    await send(assembly, 'Sizes.pdf', samples.pdf);
    await runDueJobs(encodingJobs);
    const { results } = await statusOf(assembly);
    const { path, url } = results[':original']![0]!;
    expect((await fetch(`${server.config.publicUrl}/${String(path)}`)).status).toBe(403);
    const authorization = `Bearer ${await portal.api.tokenOf(admin)}`;
    const sent = await fetch(`${portal.url}${String(url)}`, {
      headers: { authorization },
      redirect: 'manual',
    });
    expect(sent.status).toBe(302);
    const link = sent.headers.get('location')!;
    const whole = await fetch(link);
    expect(Buffer.from(await whole.arrayBuffer()).equals(samples.pdf)).toBe(true);
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename="Sizes.pdf"/);
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    const part = await fetch(link, { headers: { range: 'bytes=10-19' } });
    expect([part.status, await part.text()]).toEqual([206, samples.pdf.toString('latin1', 10, 20)]);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${samples.pdf.length}`);
    const altered = await fetch(link.replace('application%2Fpdf', 'text%2Fhtml'));
    expect(altered.status).toBe(403);
  });
});
