import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { picture } from '#server/testing/images/hostile-images';
import { type PortalProcess, startPortalProcess } from '#server/testing/processes/portal-process';
import { objectsIn } from '#server/testing/storage/s3-objects';
import { buildTime, type S3Server, startS3Server } from '#server/testing/storage/s3-server';
import {
  announce,
  append,
  openAssembly,
  type Status,
  statusOf,
  tus,
} from '#server/testing/uploads/upload-calls';
import { signed, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Polls until the condition is true. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (await holds()) return;
    await pause(50);
  }
  throw new Error('It did not come within a minute.');
}

describe('portal servers that crash, with an S3 server', () => {
  let s3: S3Server;
  let specs: UploadPortal;
  let first: PortalProcess;
  let second: PortalProcess;
  let bytes: Buffer;

  beforeAll(async () => {
    s3 = await startS3Server();
    // This portal provides the database of both servers, and signs uploads.
    specs = await startUploadPortal(false);
    bytes = await picture(6000, 5000).jpeg({ quality: 70 }).toBuffer();
    const databaseUrl = `${pool().options.connectionString}`;
    first = await startPortalProcess({ databaseUrl, s3: s3.config });
    second = await startPortalProcess({ databaseUrl, s3: s3.config, publicUrl: first.url });
  }, buildTime);
  afterAll(async () => {
    await first?.kill();
    await second?.kill();
    await specs?.close();
    await s3?.close();
  });

  const state = async ({ assembly_id: id }: Status): Promise<{ status: string; tries: number }> => {
    const { rows } = await pool().query('select status, tries from assembly_upload where assembly_id = $1', [
      id,
    ]);
    return rows[0];
  };

  it('leave an upload that another server continues, and an image that it encodes', async () => {
    const assembly = await openAssembly(first.url, await signed('content'));
    const url = (await announce(assembly, 'photo.jpg', bytes.length)).headers.get('location')!;
    const half = Math.floor(bytes.length / 2);
    await append(url, 0, bytes.subarray(0, half));
    const broken = append(url, half, bytes.subarray(half)).catch(() => null);
    await first.kill();
    await broken;
    // At the shared address, for which a proxy would now choose the second server.
    const there = url.replace(first.url, second.url);
    const offset = Number((await tus('HEAD', there, {})).headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(half);
    if (offset < bytes.length) await append(there, offset, bytes.subarray(offset));
    await until(async () => (await state(assembly)).tries === 1);
    await second.kill();
    expect(await state(assembly)).toEqual({ status: 'encoding', tries: 1 });

    await first.restart();
    // Simulates the time after which another server takes over the unfinished upload.
    await pool().query(`update assembly_upload set worked_at = worked_at - interval '1 hour'`);
    await pool().query(`select graphile_worker.add_job('resume-encoding')`);
    const finished = (): Promise<Status> => statusOf(assembly);
    await until(async () => (await finished()).ok !== 'ASSEMBLY_EXECUTING');
    const { ok, results } = await finished();
    expect(ok).toBe('ASSEMBLY_COMPLETED');
    const made = Object.values(results).map(([result]) => result!['path']);
    await until(async () => (await objectsIn(s3.config)).length <= made.length);
    expect((await objectsIn(s3.config)).sort()).toEqual(made.sort());
  });
});
