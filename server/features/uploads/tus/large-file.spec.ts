import { createHash, randomFillSync } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { filesUnder, samples } from '#server/testing/uploads/files';
import { runDueJobs } from '#server/testing/jobs';
import { announce, append, statusOf, tus } from '#server/testing/uploads/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { diskStorage } from '#server/features/storage/disk-storage';
import { type ObjectStorage, openStorage } from '#server/features/storage/object-storage';
import { encodingJobs } from '../encoding/encode.job';
import { partBytes } from './parts';

const size = 4 * partBytes + 10_000;

/** A video of random bytes. */
const film = (): Buffer => {
  const bytes = randomFillSync(Buffer.alloc(size));
  samples.webm.copy(bytes);
  return bytes;
};

describe('video of several parts', () => {
  let portal: UploadPortal;

  beforeAll(async () => {
    portal = await startUploadPortal(false);
  });
  afterAll(() => portal.close());

  const onDisk = (): number =>
    filesUnder(portal.api.storageDir).reduce(
      (sum, name) =>
        sum + (statSync(join(portal.api.storageDir, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );

  /** A storage whose reads fail after the first `most` bytes of a file. */
  function breaking(max: number): ObjectStorage {
    const storage = diskStorage(portal.api.storageDir);
    return {
      ...storage,
      put: (key, source) => {
        let passed = 0;
        source.on('data', (chunk: Buffer) => {
          passed += chunk.length;
          if (passed > max) source.destroy(new Error('broken off'));
        });
        return storage.put(key, source);
      },
    };
  }

  it('is uploaded in parts, survives a crash during assembly, and is complete', async () => {
    const bytes = film();
    const sent = createHash('sha256').update(bytes).digest('hex');
    const assembly = await create(portal, 'file');
    const url = (await announce(assembly, 'film.webm', size)).headers.get('location')!;
    const half = 2 * partBytes + 1000;
    await append(url, 0, bytes.subarray(0, half));
    expect((await tus('HEAD', url, {})).headers.get('upload-offset')).toBe(String(half));
    await append(url, half, bytes.subarray(half));
    const { rows: parts } = await pool().query<{ size: number }>('select size from assembly_part');
    expect(Math.max(...parts.map((part) => part.size))).toBe(partBytes);
    expect(onDisk()).toBe(size);

    openStorage(breaking(size / 2));
    await expect(runDueJobs(encodingJobs)).rejects.toThrow('isn’t responding');
    expect(onDisk()).toBe(size);

    openStorage(diskStorage(portal.api.storageDir));
    await pool().query(`update assembly_upload set worked_at = now() - interval '1 minute'`);
    await encodingJobs[1]!.run(null);
    await runDueJobs(encodingJobs);
    const { ok, results } = await statusOf(assembly);
    const { rows } = await pool().query('select size::int, sha256 from stored_file where id = $1', [
      results[':original']![0]!['fileId'],
    ]);
    expect([ok, rows]).toEqual(['ASSEMBLY_COMPLETED', [{ size, sha256: sent }]]);
    expect([onDisk(), filesUnder(portal.api.storageDir).length]).toEqual([size, 1]);
  });
});
