import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { storage } from '#server/features/storage/object-storage';
import { receiveFile } from '#server/features/storage/receive-file';
import { removeUnusedFiles } from '#server/features/storage/unused-files';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeClient, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { filesOf, filesUnder, makeDownload, makeFile, samples } from '#server/testing/uploads/files';
import { setCaption } from '#server/features/modules/files/captions.service';
import { adminDownloads } from '#server/features/modules/files/admin-downloads';

let api: Api;
let admin: SpecPerson;
let token: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  token = await api.tokenOf(admin);
});
afterAll(() => api.close());

describe('upload into the storage', () => {
  const keep = (filename: string, source: Readable, largest: number) =>
    receiveFile({ filename, source, profileId: null, largest }, async () => undefined);

  it('accepts chunks of any size', async () => {
    const pieces = Array.from({ length: 300 }, (_, at) => samples.pdf.subarray(at, at + 1));
    expect((await keep('slow.pdf', Readable.from(pieces), 300)).size).toBe(300);
  });

  it.each<[string, () => Readable, RegExp | string]>([
    ['is too large', () => Readable.from([samples.pdf, samples.pdf]), 'at most'],
    [
      'is interrupted',
      () =>
        Readable.from(
          (async function* () {
            yield samples.pdf;
            throw new Error('broken off');
          })(),
        ),
      'isn’t responding',
    ],
  ])('stores nothing when it %s', async (_what, source, message) => {
    const rows = async () => (await pool().query('select id from stored_file')).rows.length;
    const before = [await rows(), filesUnder(api.storageDir).length];
    await expect(keep('sizes.pdf', source(), samples.pdf.length)).rejects.toThrow(message);
    expect([await rows(), filesUnder(api.storageDir).length]).toEqual(before);
  });
});

describe('stored file', () => {
  it('returns STORAGE_OBJECT_NOT_FOUND if its bytes are missing', async () => {
    const { id, path } = await makeFile(admin.viewer, 'gone.pdf', samples.pdf);
    await storage().remove(path);
    const { status, body } = await api.rest('GET', `/api/files/${id}`, undefined, token);
    expect([status, body['success'], body['code']]).toEqual([404, false, 'STORAGE_OBJECT_NOT_FOUND']);
  });

  const later = (hours: number): (() => void) => {
    const at = new Date(Date.now() + hours * 60 * 60 * 1000);
    return replaceClock(() => at);
  };
  const exists = async (id: string): Promise<boolean> => {
    const { rows } = await pool().query('select path from stored_file where id = $1', [id]);
    const [row] = rows as { path: string }[];
    return row !== undefined && filesUnder(api.storageDir).includes(row.path);
  };

  it('is removed with its row a day after its last use, and not an hour earlier', async () => {
    const { id, path } = await makeFile(admin.viewer, 'unused.pdf', samples.pdf);
    const restore = later(23);
    await removeUnusedFiles();
    expect(await exists(id)).toBe(true);
    restore();
    const restoreAgain = later(25);
    await removeUnusedFiles();
    restoreAgain();
    expect(await exists(id)).toBe(false);
    expect(filesUnder(api.storageDir)).not.toContain(path);
  });

  it('is removed within hours when a crash interrupted its upload, unless it is still arriving', async () => {
    const { id } = await makeFile(admin.viewer, 'killed.pdf', samples.pdf);
    await pool().query('update stored_file set stored_at = null where id = $1', [id]);
    let restore = later(5);
    await removeUnusedFiles();
    restore();
    expect(await exists(id)).toBe(true);
    restore = later(7);
    await removeUnusedFiles();
    restore();
    expect(await exists(id)).toBe(false);
  });

  it('is kept while a download or captions use it, and a day longer', async () => {
    const { id: moduleId } = await makeModule();
    const video = await makeDownload(admin.viewer, moduleId, { kind: 'video' });
    const { id: captions } = await makeFile(admin.viewer, 'film.vtt', samples.vtt);
    const target = async () => ({ id: video, updatedAt: new Date((await filesOf(moduleId))[0]!.updatedAt) });
    await setCaption(admin.viewer, await target(), 'en', captions);
    const { rows } = await pool().query('select file_id as id from module_download where id = $1', [video]);
    const [{ id: film }] = rows as [{ id: string }];

    let restore = later(24 * 30);
    await removeUnusedFiles();
    expect([await exists(film), await exists(captions)]).toEqual([true, true]);
    await adminDownloads.remove(admin.viewer, await target());
    await removeUnusedFiles();
    expect([await exists(film), await exists(captions)]).toEqual([true, true]);
    restore();
    restore = later(24 * 31 + 1);
    await removeUnusedFiles();
    restore();
    expect([await exists(film), await exists(captions)]).toEqual([false, false]);
  });

  it('is not sent again when the client has it', async () => {
    const { id, sha256 } = await makeFile(admin.viewer, 'again.pdf', samples.pdf);
    const fetched = (tag: string) =>
      api.app.inject({
        url: `/api/files/${id}`,
        headers: { authorization: token, 'if-none-match': tag, range: 'bytes=0-4' },
      });
    for (const tag of [`"${sha256}"`, `"other", W/"${sha256}"`]) {
      const { statusCode, headers, body } = await fetched(tag);
      expect([statusCode, headers['etag'], body]).toEqual([304, `"${sha256}"`, '']);
    }
    expect((await fetched('"other"')).statusCode).toBe(206);
  });

  const statusOf = async (id: string, as?: string): Promise<number> => {
    const headers = as ? { authorization: `Bearer ${as}` } : {};
    return (await api.app.inject({ url: `/api/files/${id}`, headers })).statusCode;
  };

  it('is available only to the administrator who uploaded it while nothing uses it', async () => {
    const { id } = await makeFile(admin.viewer, 'own.pdf', samples.pdf);
    const others = [makePerson(), makePerson({ role: 'admin' })];
    const tokens = await Promise.all(others.map(async (person) => api.tokenOf(await person)));
    const reader = await api.clientToken(await makeClient('writer'));
    expect(await statusOf(id)).toBe(401);
    expect(await Promise.all([...tokens, reader].map((as) => statusOf(id, as)))).toEqual([403, 404, 403]);
    expect(await statusOf(id, token)).toBe(200);
  });

  it('is available by the rules of the record that uses it', async () => {
    const [other, none, reader, importer] = await Promise.all([
      api.tokenOf(await makePerson({ role: 'admin' })),
      ...[[], ['read_results'] as const, ['run_imports'] as const].map(async (scopes) =>
        api.clientToken(await makeClient(scopes)),
      ),
    ]);
    const statuses = (id: string) =>
      Promise.all([other, none, reader, importer].map((as) => statusOf(id, as)));
    const { id: moduleId } = await makeModule();
    const download = await makeDownload(admin.viewer, moduleId, { kind: 'video' });
    const { rows } = await pool().query<{ id: string }>(
      'select file_id as id from module_download where id = $1',
      [download],
    );
    expect(await statuses(rows[0]!.id)).toEqual([200, 403, 200, 403]);

    const { id: imported } = await makeFile(admin.viewer, 'people.pdf', samples.pdf);
    await pool().query(
      `insert into data_import (kind, file_id, file_name, made_by_kind, counts, done_counts)
       values ('people', $1, 'people.csv', 'system', '{}', '{}')`,
      [imported],
    );
    expect(await statuses(imported)).toEqual([200, 403, 403, 200]);

    const { id: archive } = await makeFile(admin.viewer, 'own-data.pdf', samples.pdf);
    await pool().query(
      `insert into data_request (profile_id, kind, state, requested_at, decided_at, expires_at, file_id)
       values ($1, 'copy', 'ready', now(), now(), now() + interval '7 days', $2)`,
      [admin.id, archive],
    );
    expect(await statuses(archive)).toEqual([404, 403, 404, 404]);
    expect(await statusOf(archive, token)).toBe(404);
  });
});
