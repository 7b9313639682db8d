import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { largestFile, receiveFile } from '#server/features/uploads/receive-file';
import { removeUnusedFiles } from '#server/features/uploads/unused-files';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database';
import { type Api, startApi } from '#server/testing/api';
import { makeClient, makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { filesUnder, makeDownload, makeFile, samples } from '#server/testing/files';
import { moduleFiles, removeDownload, setCaption } from './module-files.service';

let api: Api;
let admin: SpecPerson;
let token: string;
let url: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  token = await api.tokenOf(admin);
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

async function rowCount(): Promise<number> {
  const { rows } = await pool().query('select count(*)::int as count from stored_file');
  return (rows[0] as { count: number }).count;
}

async function send(
  filename: string | null,
  content: Buffer | string,
  auth: string | null = token,
  method = 'POST',
) {
  const query = filename === null ? '' : `?filename=${encodeURIComponent(filename)}`;
  const response = await fetch(`${url}/api/files${query}`, {
    method,
    body: new Uint8Array(Buffer.from(content)),
    headers: auth ? { authorization: `Bearer ${auth}` } : {},
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('an upload by an administrator', () => {
  it.each(['POST', 'PUT'])(
    'by %s gives the stored file, which can be fetched as it was sent',
    async (method) => {
      const { status, body } = await send('Datasheet été.PDF', samples.pdf, token, method);
      expect([status, body]).toEqual([
        200,
        {
          success: true,
          _id: expect.any(String),
          path: expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/),
          filename: 'Datasheet été.PDF',
          ext: 'pdf',
          url: `/api/files/${String(body['_id'])}`,
        },
      ]);
      const fetched = await fetch(`${url}${String(body['url'])}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(Buffer.from(await fetched.arrayBuffer()).equals(samples.pdf)).toBe(true);
      expect(fetched.headers.get('content-type')).toBe('application/pdf');
    },
  );

  it('is in the audit log with name, size and hash', async () => {
    const { body } = await send('sizes.csv', 'size;load\n');
    const { rows } = await pool().query(
      `select action, actor_id, changes from audit_entry where target_kind = 'file' and target_id = $1`,
      [body['_id']],
    );
    expect(rows).toEqual([
      {
        action: 'add',
        actor_id: admin.id,
        changes: {
          filename: [null, 'sizes.csv'],
          size: [null, 10],
          sha256: [null, expect.stringMatching(/^[0-9a-f]{64}$/)],
        },
      },
    ]);
  });

  it('may be sent in pieces of any size, without a length', async () => {
    const pieces = Array.from({ length: 300 }, (_, at) => samples.pdf.subarray(at, at + 1));
    const file = await receiveFile(
      { filename: 'slow.pdf', source: Readable.from(pieces), profileId: null },
      async () => undefined,
    );
    expect(file.size).toBe(300);
  });
});

describe('an upload that is refused', () => {
  let [rows, files] = [0, 0];
  beforeEach(async () => {
    [rows, files] = [await rowCount(), filesUnder(api.storageDir).length];
  });
  const expectNothingLeft = async (): Promise<void> => {
    expect([await rowCount(), filesUnder(api.storageDir).length]).toEqual([rows, files]);
  };

  it.each<[string, string | null, Buffer | string]>([
    ['no name', null, samples.pdf],
    ['no extension', 'sizes', samples.pdf],
    ['a path as name', '../../etc/sizes.pdf', samples.pdf],
    ['a name that turns the reading direction', 'sizes\u202Efdp.exe.pdf', samples.pdf],
    ['a page', 'page.html', '<html></html>'],
    ['a picture with scripts', 'art.svg', '<svg onload="alert(1)"/>'],
    ['a program', 'setup.exe', 'MZ\0\0'],
    ['a script', 'run.js', 'alert(1)'],
    ['a page named as a datasheet', 'page.pdf', '<!doctype html>'],
    ['a page named as text', 'page.txt', '  <html><script>alert(1)</script>'],
    ['a program named as a picture', 'setup.png', 'MZ\0\0'],
    ['a program named as text', 'setup.csv', 'MZ\x90\0\x03\0\0'],
    ['captions that are none', 'film.vtt', '1\n00:00:00,000 --> 00:00:01,000\nSubRip\n'],
    ['a video that is none', 'film.mp4', samples.pdf],
    ['an office file that is any archive', 'sizes.xlsx', 'PK\x03\x04                          run.js'],
    ['nothing at all', 'empty.pdf', ''],
  ])('for %s leaves nothing', async (_what, filename, content) => {
    const { status, body } = await send(filename, content);
    expect([status, body['success'], body['code']]).toEqual([400, false, 'FILE_REFUSED']);
    await expectNothingLeft();
  });

  it('because of its sender leaves nothing', async () => {
    const refused = async (auth: string | null) => {
      const { status, body } = await send('sizes.pdf', samples.pdf, auth);
      return [status, body['code']];
    };
    expect(await refused(null)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await refused(await api.tokenOf(await makePerson()))).toEqual([403, 'FORBIDDEN']);
    expect(await refused(await api.tokenOf(await makePerson({ role: 'manager' })))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect(await refused(await api.clientToken(await makeClient('writer')))).toEqual([403, 'FORBIDDEN']);
    await expectNothingLeft();
  });

  it('because its sender is demoted while it is under way leaves nothing', async () => {
    const demoted = await makePerson({ role: 'admin' });
    const { viewer } = demoted;
    await pool().query(`update profile set role = 'user' where id = $1`, [demoted.id]);
    await expect(makeFile(viewer, 'late.pdf', samples.pdf)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expectNothingLeft();
  });

  it('by its announced length is refused before it is sent', async () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/files?filename=film.mp4 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Length: ${largestFile + 1}\r\n\r\n`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 [^]*PAYLOAD_TOO_LARGE/);
    await expectNothingLeft();
  });

  it('by its real length leaves nothing', async () => {
    const piece = Buffer.concat([samples.pdf, Buffer.alloc(4_000_000)]);
    async function* endless(): AsyncGenerator<Buffer> {
      for (let sent = 0; sent <= largestFile; sent += piece.length) yield piece;
    }
    await expect(
      receiveFile(
        { filename: 'endless.pdf', source: Readable.from(endless()), profileId: null },
        async () => undefined,
      ),
    ).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    await expectNothingLeft();
  });

  it('by a cut connection leaves nothing', async () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/files?filename=cut.pdf HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Length: 1000000\r\n\r\n`,
    );
    socket.write(samples.pdf);
    while ((await rowCount()) === rows) await new Promise((done) => setTimeout(done, 10));
    socket.destroy();
    while ((await rowCount()) > rows) await new Promise((done) => setTimeout(done, 10));
    expect(socket.destroyed).toBe(true);
    await expectNothingLeft();
  });
});

describe('a stored file', () => {
  const later = (hours: number): (() => void) => {
    const at = new Date(Date.now() + hours * 60 * 60 * 1000);
    return replaceClock(() => at);
  };
  const exists = async (id: string): Promise<boolean> => {
    const { rows } = await pool().query('select path from stored_file where id = $1', [id]);
    const [row] = rows as { path: string }[];
    return row !== undefined && filesUnder(api.storageDir).includes(row.path);
  };

  it('that no record uses for a day is removed, bytes and row, and not an hour before', async () => {
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

  it('stays as long as a download or captions use it, and a day longer', async () => {
    const { id: moduleId } = await makeModule();
    const video = await makeDownload(admin.viewer, moduleId, { kind: 'video' });
    const { id: captions } = await makeFile(admin.viewer, 'film.vtt', samples.vtt);
    const read = async () => (await moduleFiles(admin.viewer, moduleId))!.files[0]!;
    await setCaption(admin.viewer, video, 'en', captions, new Date((await read()).updatedAt));
    const { rows } = await pool().query('select file_id as id from module_download where id = $1', [video]);
    const [{ id: film }] = rows as [{ id: string }];

    let restore = later(24 * 30);
    await removeUnusedFiles();
    expect([await exists(film), await exists(captions)]).toEqual([true, true]);
    await removeDownload(admin.viewer, video, new Date((await read()).updatedAt));
    await removeUnusedFiles();
    expect([await exists(film), await exists(captions)]).toEqual([true, true]);
    restore();
    restore = later(24 * 31 + 1);
    await removeUnusedFiles();
    restore();
    expect([await exists(film), await exists(captions)]).toEqual([false, false]);
  });

  it('is shown to administrators alone', async () => {
    const { id } = await makeFile(admin.viewer, 'own.pdf', samples.pdf);
    const fetched = async (auth?: string) =>
      (await api.app.inject({ url: `/api/files/${id}`, headers: auth ? { authorization: auth } : {} }))
        .statusCode;
    expect([
      await fetched(),
      await fetched(await api.tokenOf(await makePerson())),
      await fetched(token),
    ]).toEqual([401, 403, 200]);
  });
});
