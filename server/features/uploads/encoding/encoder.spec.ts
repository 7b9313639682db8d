import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pool } from '#server/platform/database/database';
import { makePerson } from '#server/testing/factories';
import { filesUnder, samples } from '#server/testing/uploads/files';
import { runDueJobs } from '#server/testing/jobs';
import { picture } from '#server/testing/images/hostile-images';
import { plain } from '#server/testing/images/odd-images';
import {
  announce,
  append,
  post,
  send,
  type Status,
  statusOf,
  tus,
} from '#server/testing/uploads/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { encodingJobs } from './encode.job';
import { closeIdleAssemblies } from '../assemblies/idle-assemblies';

let made: Promise<Buffer> | undefined;
const photograph = (): Promise<Buffer> =>
  (made ??= plain([60, 90, 120], 2400, 1200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .jpeg()
    .toBuffer());

describe('encoder', () => {
  let portal: UploadPortal;

  beforeAll(async () => {
    portal = await startUploadPortal(false);
  });
  beforeEach(() => pool().query('delete from assembly; delete from assembly_part'));
  afterAll(() => portal.close());

  async function encoded(filename: string, bytes: Buffer, owner?: string): Promise<Status> {
    const assembly = await create(portal, 'content', 1, owner ? { fields: { owner } } : {});
    await send(assembly, filename, bytes);
    await runDueJobs(encodingJobs);
    return statusOf(assembly);
  }

  const fetched = async (result: Record<string, unknown> | undefined): Promise<Response> =>
    fetch(new URL(String(result?.['ssl_url']), portal.url));

  it('changes the status from uploading to executing to completed', async () => {
    const assembly = await create(portal, 'content');
    expect(assembly).toMatchObject({ ok: 'ASSEMBLY_UPLOADING', uploads: [], results: {} });
    const address = await send(assembly, 'photo.jpg', await photograph());
    expect(await statusOf(assembly)).toMatchObject({
      ok: 'ASSEMBLY_EXECUTING',
      uploads: [{ name: 'photo.jpg', tus_upload_url: address, is_tus_file: true }],
    });
    await runDueJobs(encodingJobs);
    expect(await statusOf(assembly)).toMatchObject({ ok: 'ASSEMBLY_COMPLETED' });
  });

  it('creates four upright variants, never larger than the original', async () => {
    const { results } = await encoded('photo.jpg', await photograph());
    const sizes = Object.entries(results).map(([step, [result]]) => [step, result!['meta']]);
    expect(Object.fromEntries(sizes)).toEqual({
      small: { width: 240, height: 480 },
      large: { width: 800, height: 1600 },
      original: { width: 1200, height: 2400 },
      thumbnail: { width: 300, height: 300 },
    });
    const tiny = await encoded('tiny.png', await picture(20, 10).png().toBuffer());
    for (const [result] of Object.values(tiny.results)) {
      expect(result!['meta']).toEqual({ width: 20, height: 10 });
    }
  });

  it('creates a JPEG thumbnail of 300 by 300 pixels from any shape and type', async () => {
    for (const [name, image] of [
      ['photo.jpg', picture(1600, 1200).jpeg()],
      ['tall.webp', picture(900, 1600).webp()],
    ] as const) {
      const { results } = await encoded(name, await image.toBuffer());
      const response = await fetched(results['thumbnail']![0]);
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect({ name, format, width, height }).toEqual({ name, format: 'jpeg', width: 300, height: 300 });
    }
  });

  it('serves variants with their own type, without camera metadata', async () => {
    const { results } = await encoded('photo.jpg', await photograph());
    for (const [result] of Object.values(results)) {
      const response = await fetched(result);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await response.arrayBuffer());
      const { format, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, iptc, orientation }).toEqual({ format: 'jpeg' });
      expect(bytes.includes('Somebody')).toBe(false);
    }
  });

  it.each(['png', 'webp'] as const)(
    'keeps the transparency of a %s, except in the thumbnail',
    async (format) => {
      const create = { width: 640, height: 640, channels: 4, background: '#ff000080' } as const;
      const { results } = await encoded(
        `drawn.${format}`,
        await sharp({ create }).toFormat(format).toBuffer(),
      );
      const kinds = Object.entries(results).map(([step, [result]]) => [step, result!['mime']]);
      const same = `image/${format}`;
      expect(Object.fromEntries(kinds)).toEqual({
        small: same,
        large: same,
        original: same,
        thumbnail: 'image/jpeg',
      });
      const original = Buffer.from(await (await fetched(results['original']![0])).arrayBuffer());
      expect(await sharp(original).metadata()).toMatchObject({ format, hasAlpha: true });
    },
  );

  it('returns the asset id and the values of an image field in each result', async () => {
    const { id: owner } = await makePerson({ role: 'admin' });
    const { results } = await encoded('photo.jpg', await photograph(), owner);
    const { rows } = await pool().query('select id from asset where owner_id = $1', [owner]);
    for (const [result] of Object.values(results)) {
      expect(result).toMatchObject({ assetId: rows[0].id, preview: null, by: null, isMap: false });
      expect(result).toMatchObject({ width: 1200, height: 2400, filename: 'photo.jpg', field: 'file' });
      const widths = { smUrl: 240, lgUrl: 800, originalUrl: 1200, thumbnailUrl: 300 };
      for (const [name, width] of Object.entries(widths)) {
        const image = await fetch(new URL(String(result![name]), portal.url));
        const metadata = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
        expect([name, metadata.width]).toEqual([name, width]);
      }
      for (const name of ['path', 'ext', 'url']) expect(result![name]).toEqual(expect.any(String));
    }
  });

  it('stores only the variants', async () => {
    const before = filesUnder(portal.api.storageDir).length;
    await encoded('photo.jpg', await photograph());
    expect(filesUnder(portal.api.storageDir)).toHaveLength(before + 4);
    expect((await pool().query('select 1 from assembly_part')).rows).toEqual([]);
  });

  it('encodes a file once when its job runs again', async () => {
    const assembly = await create(portal, 'content');
    await send(assembly, 'photo.jpg', await photograph());
    const { rows } = await pool().query<{ id: string }>('select id from assembly_upload');
    const [encode] = encodingJobs;
    await Promise.all([encode!.run(rows[0]), encode!.run(rows[0])]);
    await encode!.run(rows[0]);
    const status = await statusOf(assembly);
    expect(status.results['small']).toHaveLength(1);
    const { rows: kept } = await pool().query('select 1 from asset where id = $1', [
      status.results['small']![0]!['assetId'],
    ]);
    expect(kept).toHaveLength(1);
    expect((await pool().query('select 1 from asset where stored_at is null')).rows).toEqual([]);
  });

  it('stores a file unchanged when it needs no encoding', async () => {
    const { id: owner } = await makePerson({ role: 'admin' });
    const assembly = await create(portal, 'file', 1, { fields: { owner } });
    await send(assembly, 'Sizes.pdf', samples.pdf);
    await runDueJobs(encodingJobs);
    const { ok, results } = await statusOf(assembly);
    expect(ok).toBe('ASSEMBLY_COMPLETED');
    const { fileId, path } = results[':original']![0]!;
    expect(results[':original']).toMatchObject([
      { filename: 'Sizes.pdf', ext: 'pdf', url: `/api/files/${fileId}` },
    ]);
    const { rows } = await pool().query(
      `select path, uploaded_by as owner, size::int,
         (select actor_id from audit_entry where target_id = f.id::text and action = 'add') as actor
       from stored_file f where id = $1 and stored_at is not null`,
      [fileId],
    );
    expect(rows).toEqual([{ path, owner, size: samples.pdf.length, actor: owner }]);
  });

  it('accepts the address of an image that it serves', async () => {
    const { results } = await encoded('photo.jpg', await photograph());
    const { ssl_url: s3Url, size } = results['original']![0]!;
    const assembly = await create(portal, 'content');
    const query = new URLSearchParams({
      size: String(size),
      filename: 'again.jpg',
      fieldname: 'file',
      s3Url: String(s3Url),
    });
    const reserved = await post(`${assembly.assembly_ssl_url}/reserve_file?size=${String(size)}`, {});
    expect([reserved.status, reserved.body]).toEqual([200, await statusOf(assembly)]);
    for (const [wrong, status] of [
      ['0', 400],
      ['20000001', 413],
      ['many', 400],
    ])
      expect((await post(`${assembly.assembly_ssl_url}/reserve_file?size=${wrong}`, {})).status).toBe(status);
    for (const fieldname of ['file\0', 'f'.repeat(201)]) {
      const odd = new URLSearchParams({ ...Object.fromEntries(query), fieldname }).toString();
      expect((await post(`${assembly.assembly_ssl_url}/add_file?${odd}`, {})).status).toBe(400);
    }
    const added = await post(`${assembly.assembly_ssl_url}/add_file?${query.toString()}`, {});
    expect(added.body.ok).toBe('ASSEMBLY_EXECUTING');
    await runDueJobs(encodingJobs);
    expect(await statusOf(assembly)).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      uploads: [{ name: 'again.jpg', field: 'file', size }],
      results: { original: [{ width: 1200, height: 2400, filename: 'again.jpg', field: 'file' }] },
    });
  });

  it('waits for fewer files when an older client requests it', async () => {
    const assembly = await create(portal, 'content', 2);
    await send(assembly, 'photo.jpg', await photograph());
    expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_UPLOADING');
    const updates = [{ assembly_id: assembly.assembly_id, num_expected_upload_files: 1 }];
    const body = JSON.stringify({ assembly_updates: updates });
    const response = await fetch(`${portal.url}/update_assemblies`, { method: 'POST', body });
    expect(response.status).toBe(200);
    expect((await statusOf(assembly)).ok).toBe('ASSEMBLY_EXECUTING');
  });

  it('closes an idle upload after an hour, and deletes it a day later', async () => {
    const assembly = await create(portal, 'content');
    const url = (await announce(assembly, 'photo.jpg', 100)).headers.get('location')!;
    await append(url, 0, Buffer.alloc(60, 1));
    expect(await closeIdleAssemblies()).toBe(0);
    const before = filesUnder(portal.api.storageDir).length;
    await pool().query(`update assembly set touched_at = touched_at - interval '61 minutes'`);
    expect(await closeIdleAssemblies()).toBe(1);
    expect(await statusOf(assembly)).toMatchObject({ error: 'ASSEMBLY_EXPIRED' });
    expect(filesUnder(portal.api.storageDir)).toHaveLength(before - 1);
    expect(
      (await tus('PATCH', url, { 'Upload-Offset': '60', 'Content-Type': 'application/offset+octet-stream' }))
        .status,
    ).toBeGreaterThanOrEqual(400);
    await pool().query(`update assembly set finished_at = finished_at - interval '25 hours'`);
    await closeIdleAssemblies();
    expect((await fetch(assembly.assembly_ssl_url)).status).toBe(404);
  });

  it('fails a file that no server could encode', async () => {
    const assembly = await create(portal, 'content');
    await send(assembly, 'photo.jpg', await photograph());
    await pool().query(`delete from graphile_worker._private_jobs`);
    await pool().query(`update assembly_upload set tries = 5, worked_at = now() - interval '1 hour'`);
    await encodingJobs[1]!.run(null);
    expect(await statusOf(assembly)).toMatchObject({ error: 'WORKER_JOB_ERROR', reason: 'ENCODING_FAILED' });
    expect((await pool().query('select 1 from assembly_part')).rows).toEqual([]);
  });
});
