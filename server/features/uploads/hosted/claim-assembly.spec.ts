import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pool } from '#server/platform/database/database';
import { runDueJobs } from '#server/testing/jobs';
import { greyPng, picture } from '#server/testing/images/hostile-images';
import { type HostedPortal, hoursLater, startHostedPortal } from '#server/testing/transloadit/hosted-portal';
import { statusOf } from '#server/testing/transloadit/status';
import type { Json, ReplayedAssembly } from '#server/testing/transloadit/state';
import { openStorage, storage } from '#server/features/storage/object-storage';
import { storageError } from '#server/features/storage/storage-errors';
import { hostedJobs } from './claim-assembly.job';
import { claimAssembly } from './claim-assembly.service';

const tend = (): Promise<unknown> =>
  hostedJobs.find(({ name }) => name === 'tend-hosted-assemblies')!.run(null);

/** Reads an encoded image. */
const file = /^GET \/[0-9a-f]{32}\/image\//;

describe('claimAssembly', () => {
  let portal: HostedPortal;
  let assets: number;
  beforeAll(async () => {
    portal = await startHostedPortal();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    portal.replay.failures.length = 0;
    assets = await portal.countAssets();
  });

  const avatar = async (bytes?: Buffer): Promise<ReplayedAssembly> =>
    portal.replay.completed({
      purpose: 'avatar',
      owner: portal.learner.id,
      files: { 'me.jpg': bytes ?? (await picture(60, 40).jpeg().toBuffer()) },
    });
  const added = async (): Promise<number> => (await portal.countAssets()) - assets;
  const readImage = async (url: string): Promise<sharp.Metadata> =>
    sharp((await portal.api.app.inject({ url })).rawPayload).metadata();

  it('creates an upright image without location data for its owner', async () => {
    const photo = await picture(80, 60)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { id, files } = await avatar(photo);
    expect(await portal.take(id)).toEqual({ id, finished: false, files: [] });
    await portal.work();
    const taken = await portal.take(id);
    expect(taken).toMatchObject({
      finished: true,
      files: [
        {
          uploadUrl: `${portal.replay.machine}/resumable/files/${files[0]!.id}`,
          reason: null,
          asset: { width: 60, height: 80 },
        },
      ],
    });
    const { format, width, height, exif, orientation } = await readImage(taken.files[0]!.asset!.originalUrl);
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 60,
      height: 80,
      exif: undefined,
      orientation: undefined,
    });
    const { rows } = await pool().query('select owner_id, purpose, filename from asset where id = $1', [
      taken.files[0]!.asset!.id,
    ]);
    expect(rows).toEqual([{ owner_id: portal.learner.id, purpose: 'avatar', filename: 'me.jpg' }]);
  });

  it('returns an image or an error for each file', async () => {
    const { id } = await portal.replay.completed({
      purpose: 'content',
      owner: portal.admin.id,
      files: {
        'one.png': greyPng(40, 30),
        'drawing.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
        'bomb.png': greyPng(20_000, 20_000),
        'column.png': greyPng(1, 49_999_999),
        'cut.jpg': (await picture().jpeg().toBuffer()).subarray(0, 20_000),
        'page.jpg': Buffer.concat([await picture(50, 50).jpeg().toBuffer(), Buffer.from('<!doctype html>')]),
        'two.webp': await picture(50, 50).webp().toBuffer(),
      },
    });
    const { finished, files } = await portal.takeWholly(id, portal.asAdmin);
    expect(finished).toBe(true);
    expect(files.map(({ asset, reason }) => (asset ? 'image' : reason))).toEqual([
      'image',
      'IMAGE_UNKNOWN',
      'IMAGE_UNKNOWN',
      'IMAGE_UNKNOWN',
      'IMAGE_BROKEN',
      'IMAGE_WITH_PAGE',
      'image',
    ]);
    expect(await added()).toBe(2);
  });

  it('creates one set of images for repeated and concurrent requests of several servers', async () => {
    const { id } = await avatar();
    await Promise.all([portal.take(id), portal.take(id), portal.take(id)]);
    await pool().query('update graphile_worker._private_jobs set run_at = now()');
    await Promise.all([runDueJobs(hostedJobs), runDueJobs(hostedJobs)]);
    const [first, second] = [await portal.take(id), await portal.take(id)];
    expect(first).toMatchObject({ finished: true, files: [{ reason: null }] });
    expect(second).toEqual(first);
    expect(await added()).toBe(1);
  });

  it('alternates between people, one assembly each', async () => {
    const bring = async (owner: string): Promise<string> => {
      const files = { 'one.png': greyPng(40, 30) };
      return (await portal.replay.completed({ purpose: 'avatar', owner, files })).id;
    };
    const mine = [
      await bring(portal.learner.id),
      await bring(portal.learner.id),
      await bring(portal.learner.id),
    ];
    const others = await bring(portal.admin.id);
    for (const id of mine) await portal.take(id);
    await portal.take(others, portal.asAdmin);
    await portal.work();
    const { rows } = await pool().query<{ id: string }>(
      `select h.id from hosted_assembly h join asset a on a.id = (h.outcomes -> 0 ->> 'assetId')::uuid
       where h.id = any($1) order by a.created_at`,
      [[...mine, others]],
    );
    expect(rows.map(({ id }) => id)).toEqual([mine[0], others, mine[1], mine[2]]);
  });

  it('continues after a server crash with the images already created', async () => {
    const files = { 'one.png': greyPng(40, 30), 'two.png': greyPng(30, 40) };
    const { id } = await portal.replay.completed({ purpose: 'module', owner: portal.admin.id, files });
    await portal.take(id, portal.asAdmin);
    await portal.work();
    const whole = await portal.take(id, portal.asAdmin);
    await pool().query(
      `update hosted_assembly set status = 'taking', worked_at = now(), outcomes = outcomes - 1 where id = $1`,
      [id],
    );
    await hoursLater(1, async () => {
      await tend();
      await portal.work();
    });
    const again = await portal.take(id, portal.asAdmin);
    expect(again.finished).toBe(true);
    expect(again.files).toHaveLength(2);
    expect(again.files[0]).toEqual(whole.files[0]);
  });

  it.each(['the step before', 'the upload'])('finds the image through %s', async (teller) => {
    const assembly = await avatar();
    const status = statusOf(portal.replay, assembly);
    const [image] = assembly.results['image']!;
    const place = { ssl_url: image!['ssl_url'], original_id: assembly.files[0]!.id };
    const [upload] = status['uploads'] as Json[];
    const elsewhere =
      teller === 'the upload'
        ? { uploads: [{ ...upload, ...place }], results: { image: [{ ...image, ssl_url: null }] } }
        : { results: { image: [{ ...image, ssl_url: null }], ':original': [place] } };
    for (let times = 0; times < 2; times++) {
      portal.replay.failures.push({
        call: /^GET \/assemblies/,
        status: 200,
        body: { ...status, ...elsewhere },
      });
    }
    expect((await portal.takeWholly(assembly.id)).files).toMatchObject([{ reason: null }]);
  });

  it('waits and retries while the service is unavailable or asks to wait', async () => {
    const { id } = await avatar();
    const { failures } = portal.replay;
    failures.push({ call: /^GET \/assemblies/, status: 502, body: '<html>Bad gateway</html>' });
    failures.push({
      call: /^GET \/assemblies/,
      status: 429,
      body: { error: 'RATE_LIMIT_REACHED', message: 'Too many.', info: { retryIn: 0.2 } },
    });
    await portal.take(id);
    failures.push({ call: file, status: 503, body: '' });
    await portal.work();
    expect(await portal.take(id)).toMatchObject({ finished: true, files: [{ reason: null }] });
  });

  it('fails after five attempts with the storage’s error, and leaves no image', async () => {
    const sound = storage();
    const { id } = await avatar();
    await portal.take(id);
    openStorage({
      ...sound,
      put: async (_key, source) => {
        source.destroy();
        throw storageError('quota-exceeded');
      },
    });
    try {
      for (let tries = 1; tries < 5; tries++) {
        await expect(runDueJobs(hostedJobs)).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
        expect((await portal.take(id)).finished).toBe(false);
        await pool().query('update graphile_worker._private_jobs set run_at = now()');
      }
      await runDueJobs(hostedJobs);
    } finally {
      openStorage(sound);
    }
    await expect(portal.take(id)).rejects.toThrow('STORAGE_QUOTA_EXCEEDED');
    expect(await added()).toBe(0);
  });

  it('returns when to ask again when the service asks for a longer wait', async () => {
    const { id } = await avatar();
    portal.replay.failures.push({
      call: /^GET \/assemblies/,
      status: 413,
      body: { error: 'RATE_LIMIT_REACHED', message: 'Too many.', info: { retryIn: 20 } },
    });
    await expect(portal.take(id)).rejects.toThrow('UNAVAILABLE');
    expect((await portal.takeWholly(id)).finished).toBe(true);
  });

  it('signs each request to the service anew', async () => {
    const { id } = await avatar();
    const before = portal.replay.nonces.size;
    await portal.takeWholly(id);
    expect(portal.replay.nonces.size).toBe(before + 2);
  });

  it('deletes an assembly after two days, when it can’t be claimed any more', async () => {
    const { id } = await avatar();
    await portal.takeWholly(id);
    await hoursLater(49, tend);
    const late = hoursLater(49, () => claimAssembly(portal.learner.viewer, id));
    await expect(late).rejects.toMatchObject({ code: 'UPLOAD_EXPIRED' });
    const { rows } = await pool().query('select 1 from hosted_assembly where id = $1', [id]);
    expect(rows).toEqual([]);
  });
});
