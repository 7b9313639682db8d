import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { Transloadit } from 'transloadit';
import { pool } from '#server/platform/database/database';
import { uploadKey } from '../signing/assembly-signer';
import { startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';

const folder = mkdtempSync(join(tmpdir(), 'treadway-sdk-spec-'));
const photo = join(folder, 'photo.jpg');
const text = join(folder, 'text.jpg');

describe('official Node SDK', () => {
  let portal: UploadPortal;
  let sdk: Transloadit;
  const params = { fields: { purpose: 'content' } };

  beforeAll(async () => {
    portal = await startUploadPortal(true);
    const { authKey, secret: authSecret } = await uploadKey();
    sdk = new Transloadit({
      authKey,
      authSecret,
      endpoint: portal.url,
      maxRetries: 0,
      validateResponses: true,
    });
    await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#ff8800' } }).toFile(photo);
    writeFileSync(text, 'This is no image.');
  });
  afterAll(async () => {
    await portal.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('creates an assembly, uploads a file and waits for its variants', async () => {
    const status = await sdk.createAssembly({ params, files: { file: photo }, waitForCompletion: true });
    expect(status).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      uploads: [{ name: 'photo.jpg', original_path: '/' }],
    });
    const { small, large, original, thumbnail } = status.results!;
    expect([small, large, original, thumbnail].map((results) => results![0]!.meta)).toEqual([
      { width: 480, height: 240 },
      { width: 1000, height: 500 },
      { width: 1000, height: 500 },
      { width: 300, height: 300 },
    ]);
    expect(await sdk.getAssembly(status.assembly_id!)).toEqual(status);
  });

  it('uploads data of unknown length', async () => {
    const bytes = await sharp(readFileSync(photo)).png().toBuffer();
    const status = await sdk.createAssembly({
      params,
      uploads: { 'drawn.png': bytes },
      waitForCompletion: true,
    });
    expect(status).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      results: { original: [{ mime: 'image/png' }] },
    });
  });

  it('names an upload without a file name after its field', async () => {
    const uploads = { file: await sharp(readFileSync(photo)).webp().toBuffer() };
    const status = await sdk.createAssembly({ params, uploads, waitForCompletion: true });
    expect(status).toMatchObject({
      ok: 'ASSEMBLY_COMPLETED',
      uploads: [{ name: 'file', basename: 'file', ext: '' }],
      results: {
        original: [{ name: 'file.webp', filename: 'file.webp', ext: 'webp', mime: 'image/webp' }],
        thumbnail: [{ name: 'file.jpg', ext: 'jpg', mime: 'image/jpeg' }],
      },
    });
    const { rows } = await pool().query('select filename from asset where id = $1', [
      status.results!['original']![0]!['assetId'],
    ]);
    expect(rows).toEqual([{ filename: 'file.webp' }]);
  });

  it('gets an error with the supported parameters for a template', async () => {
    const waiting = sdk.createAssembly({ params: { template_id: '0'.repeat(32) } });
    await expect(waiting).rejects.toMatchObject({
      code: 'TEMPLATE_NOT_FOUND',
      rawMessage: expect.stringContaining('fields.purpose'),
    });
  });

  it('lists assemblies and cancels one', async () => {
    const { assembly_id: id } = await sdk.createAssembly({ params, expectedUploads: 1 });
    const { items, count } = await sdk.listAssemblies({ pagesize: 1 });
    expect(items).toMatchObject([{ id, ok: 'ASSEMBLY_UPLOADING' }]);
    expect(count).toBeGreaterThan(1);
    expect(await sdk.cancelAssembly(id!)).toMatchObject({ ok: 'ASSEMBLY_CANCELED' });
    expect(await sdk.getAssembly(id!)).toMatchObject({ ok: 'ASSEMBLY_CANCELED' });
  });

  it('gets an error for a wrong secret', async () => {
    const { authKey } = await uploadKey();
    const stranger = new Transloadit({ authKey, authSecret: 'guessed', endpoint: portal.url });
    await expect(stranger.createAssembly({ params })).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' });
    await expect(stranger.listAssemblies()).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' });
  });

  it('gets an error for a file that is not an image', async () => {
    const waiting = sdk.createAssembly({ params, files: { file: text }, waitForCompletion: true });
    await expect(waiting).rejects.toMatchObject({
      code: 'FILE_FILTER_DECLINED_FILE',
      rawMessage: 'The file is no JPEG, PNG or WebP image.',
    });
  });
});
