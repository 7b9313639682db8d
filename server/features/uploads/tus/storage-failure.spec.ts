import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { filesUnder } from '#server/testing/uploads/files';
import { picture } from '#server/testing/images/hostile-images';
import { runDueJobs } from '#server/testing/jobs';
import { announce, append, send, statusOf, tus } from '#server/testing/uploads/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { type ObjectStorage, openStorage, storage } from '#server/features/storage/object-storage';
import { type StorageWord, storageError } from '#server/features/storage/storage-errors';
import { encodingJobs } from '../encoding/encode.job';

const words: [StorageWord, number][] = [
  ['unauthenticated', 401],
  ['quota-exceeded', 402],
  ['unauthorized', 403],
  ['retry-limit-exceeded', 503],
];

/** Simulates an S3 server that ends in the middle of a response. */
const cutOff = (whole: Readable): Readable =>
  Readable.from(
    (async function* () {
      for await (const chunk of whole as AsyncIterable<Buffer>) {
        yield chunk.subarray(0, chunk.length / 2);
        throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
      }
    })(),
  );

describe('upload during a storage failure', () => {
  let portal: UploadPortal;
  let sound: ObjectStorage;

  beforeAll(async () => {
    portal = await startUploadPortal(false);
    sound = storage();
  });
  afterEach(() => openStorage(sound));
  afterAll(() => portal.close());

  /** Makes each put fail after a number of successful ones. */
  function failAfter(puts: number, word: StorageWord): void {
    let left = puts;
    openStorage({
      ...sound,
      put: async (key, source) => {
        if (left-- > 0) return sound.put(key, source);
        source.destroy();
        throw storageError(word);
      },
    });
  }

  it.each(words)('is answered with %s, stores nothing, and continues afterwards', async (word, status) => {
    const bytes = await picture(60, 40).jpeg().toBuffer();
    const before = filesUnder(portal.api.storageDir).length;
    const assembly = await create(portal, 'content');
    const url = (await announce(assembly, 'photo.jpg', bytes.length)).headers.get('location')!;
    failAfter(0, word);
    const rejected = await append(url, 0, bytes);
    const code = `STORAGE_${word.toUpperCase().replaceAll('-', '_')}`;
    expect([rejected.status, await rejected.text()]).toEqual([
      status,
      expect.stringMatching(`^${code}: .+\\. \\(trace [\\da-f]{32}\\)$`),
    ]);
    expect(filesUnder(portal.api.storageDir)).toHaveLength(before);
    expect((await pool().query('select 1 from assembly_part')).rows).toEqual([]);
    openStorage(sound);
    expect((await tus('HEAD', url, {})).headers.get('upload-offset')).toBe('0');
    expect((await append(url, 0, bytes)).status).toBe(204);
    await runDueJobs(encodingJobs);
    expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_COMPLETED');
  });

  it('is read again when the storage interrupts it, and encoded at the first attempt', async () => {
    const assembly = await create(portal, 'content');
    await send(assembly, 'photo.jpg', await picture(60, 40).jpeg().toBuffer());
    let breaks = 2;
    openStorage({
      ...sound,
      open: async (key, range, signal) => {
        const whole = await sound.open(key, range, signal);
        return breaks-- > 0 ? cutOff(whole) : whole;
      },
    });
    await runDueJobs(encodingJobs);
    expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_COMPLETED');
    expect(breaks).toBeLessThan(0);
    const { rows } = await pool().query('select tries from assembly_upload where assembly_id = $1', [
      assembly.assembly_id,
    ]);
    expect(rows).toEqual([{ tries: 1 }]);
  });

  it('stores no variant when one fails, and creates them again later', async () => {
    const before = filesUnder(portal.api.storageDir).length;
    const assembly = await create(portal, 'content');
    await send(assembly, 'photo.jpg', await picture(60, 40).jpeg().toBuffer());
    failAfter(2, 'quota-exceeded');
    await expect(runDueJobs(encodingJobs)).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
    expect((await pool().query('select 1 from asset where stored_at is null')).rows).toEqual([]);
    expect(filesUnder(portal.api.storageDir)).toHaveLength(before + 1);
    openStorage(sound);
    await pool().query('update graphile_worker._private_jobs set run_at = now()');
    await runDueJobs(encodingJobs);
    expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_COMPLETED');
    expect(filesUnder(portal.api.storageDir)).toHaveLength(before + 4);
  });

  it('fails after five attempts with the storage’s error, and leaves nothing', async () => {
    const before = filesUnder(portal.api.storageDir).length;
    const assembly = await create(portal, 'content');
    await send(assembly, 'photo.jpg', await picture(60, 40).jpeg().toBuffer());
    failAfter(0, 'quota-exceeded');
    for (let tries = 1; tries < 5; tries++) {
      await expect(runDueJobs(encodingJobs)).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
      expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_EXECUTING');
      await pool().query('update graphile_worker._private_jobs set run_at = now()');
    }
    await runDueJobs(encodingJobs);
    expect(await statusOf(assembly)).toMatchObject({
      reason: 'ENCODING_FAILED',
      message: 'File storage is full.',
      results: {},
    });
    expect(filesUnder(portal.api.storageDir)).toHaveLength(before);
  });
});
