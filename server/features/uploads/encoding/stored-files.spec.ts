import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { filesUnder, samples } from '#server/testing/uploads/files';
import { runDueJobs } from '#server/testing/jobs';
import {
  announce,
  append,
  openAssembly,
  type Signed,
  type Status,
} from '#server/testing/uploads/upload-calls';
import { send, statusOf, tus } from '#server/testing/uploads/upload-calls';
import { startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { encodingJobs } from './encode.job';
import { closeIdleAssemblies } from '../assemblies/idle-assemblies';

let portal: UploadPortal;
let admin: SpecPerson;
let token: string;

beforeAll(async () => {
  portal = await startUploadPortal(false);
  admin = await makePerson({ role: 'admin' });
  token = await portal.api.tokenOf(admin);
});
afterAll(() => portal.close());

/** Returns what `signUpload` allows the caller, or its error code. */
async function sign(as: string | null = token): Promise<Signed | string> {
  const { body } = await portal.api.graphql<{ signUpload: { signature: Signed } } | null>(
    'mutation { signUpload(input: { purpose: file }) { signature { params signature } } }',
    {},
    as ?? undefined,
  );
  return body.data?.signUpload.signature ?? body.errors![0]!.extensions.code;
}

const open = async (): Promise<Status> => openAssembly(portal.url, (await sign()) as Signed);

async function upload(filename: string, content: Buffer): Promise<Status> {
  const assembly = await open();
  await send(assembly, filename, content);
  await runDueJobs(encodingJobs);
  return statusOf(assembly);
}

describe('administrator’s uploaded file', () => {
  it('is downloaded unchanged under its own name', async () => {
    const { ok, results } = await upload('Datasheet été.PDF', samples.pdf);
    const [file] = results[':original']!;
    expect([ok, file]).toEqual([
      'ASSEMBLY_COMPLETED',
      expect.objectContaining({
        fileId: expect.any(String),
        path: expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/),
        filename: 'Datasheet été.PDF',
        ext: 'pdf',
        url: `/api/files/${String(file!['fileId'])}`,
      }),
    ]);
    const fetched = await fetch(`${portal.url}${String(file!['url'])}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(Buffer.from(await fetched.arrayBuffer()).equals(samples.pdf)).toBe(true);
    expect(fetched.headers.get('content-type')).toBe('application/pdf');
  });

  it('is audited with name, size and hash', async () => {
    const { results } = await upload('sizes.csv', Buffer.from('size;load\n'));
    const { rows } = await pool().query(
      `select action, actor_id, changes from audit_entry where target_kind = 'file' and target_id = $1`,
      [results[':original']![0]!['fileId']],
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
});

describe('rejected file', () => {
  const left = async (): Promise<number[]> => {
    const { rows } = await pool().query<{ files: number; parts: number }>(
      `select (select count(*)::int from stored_file) as files, (select count(*)::int from assembly_part) as parts`,
    );
    return [rows[0]!.files, rows[0]!.parts, filesUnder(portal.api.storageDir).length];
  };
  let before: number[] = [];
  beforeEach(async () => {
    before = await left();
  });

  it.each([
    ['no name', ''],
    ['no extension', 'sizes'],
    ['a path as name', '../../etc/sizes.pdf'],
    ['a name with a character that turns the text direction', 'sizes\u202Efdp.exe.pdf'],
    ['a page', 'page.html'],
    ['an image with scripts', 'art.svg'],
    ['a program', 'setup.exe'],
    ['a script', 'run.js'],
  ])('is rejected before the upload for %s', async (_what, filename) => {
    const rejected = await announce(await open(), filename, 100);
    expect([rejected.status, (await rejected.text()).split(':')[0]]).toEqual([400, 'FILE_REJECTED']);
    expect(await left()).toEqual(before);
  });

  it('is rejected before the upload when it is empty', async () => {
    const rejected = await announce(await open(), 'empty.pdf', 0);
    expect([rejected.status, (await rejected.text()).split(':')[0]]).toEqual([400, 'FILE_EMPTY']);
  });

  it.each<[string, string, Buffer | string]>([
    ['a page named as a datasheet', 'page.pdf', '<!doctype html>'],
    ['a page named as text', 'page.txt', '  <html><script>alert(1)</script>'],
    ['a program named as an image', 'setup.png', 'MZ\0\0'],
    ['a program named as text', 'setup.csv', 'MZ\x90\0\x03\0\0'],
    ['captions in an invalid format', 'film.vtt', '1\n00:00:00,000 --> 00:00:01,000\nSubRip\n'],
    ['a video in an invalid format', 'film.mp4', samples.pdf],
    ['an office file that is another archive', 'sizes.xlsx', 'PK\x03\x04                          run.js'],
  ])('is rejected by its first bytes and removed when it is %s', async (_what, filename, content) => {
    const assembly = await open();
    const bytes = Buffer.from(content);
    const url = (await announce(assembly, filename, bytes.length)).headers.get('location')!;
    const rejected = await append(url, 0, bytes);
    expect([rejected.status, (await rejected.text()).split(':')[0]]).toEqual([400, 'FILE_REJECTED']);
    expect(await statusOf(assembly)).toMatchObject({ reason: 'FILE_REJECTED', results: {} });
    expect((await tus('HEAD', url, {})).status).toBe(404);
    expect(await left()).toEqual(before);
  });

  it('is rejected at its end when its first bytes came one by one', async () => {
    const assembly = await open();
    const url = (await announce(assembly, 'page.pdf', 600)).headers.get('location')!;
    const page = Buffer.from('<html>'.padEnd(600));
    await append(url, 0, page.subarray(0, 3));
    expect((await append(url, 3, page.subarray(3))).status).toBe(204);
    await runDueJobs(encodingJobs);
    expect(await statusOf(assembly)).toMatchObject({
      reason: 'FILE_REJECTED',
      message: 'The file is not what .pdf says.',
    });
    expect(await left()).toEqual(before);
  });

  it('is rejected before the upload when it is one byte too large', async () => {
    const rejected = await announce(await open(), 'film.mp4', 2_000_000_001);
    expect([rejected.status, (await rejected.text()).split(':')[0]]).toEqual([413, 'MAX_SIZE_EXCEEDED']);
    expect((await announce(await open(), 'film.mp4', 2_000_000_000)).status).toBe(201);
  });

  it('gets no signature for other callers than administrators', async () => {
    const { api } = portal;
    expect(await sign(null)).toBe('UNAUTHENTICATED');
    expect(await sign(await api.tokenOf(await makePerson()))).toBe('FORBIDDEN');
    expect(await sign(await api.tokenOf(await makePerson({ role: 'manager' })))).toBe('FORBIDDEN');
    expect(await sign(await api.clientToken(await makeClient('writer')))).toBe('FORBIDDEN');
  });

  it.each([
    ['demoted', `role = 'user'`],
    ['disabled', 'disabled_at = now()'],
  ])('is removed when its uploader is %s during the upload', async (_what, change) => {
    const person = await makePerson({ role: 'admin' });
    const right = (await sign(await portal.api.tokenOf(person))) as Signed;
    const assembly = await openAssembly(portal.url, right);
    await send(assembly, 'late.pdf', samples.pdf);
    await pool().query(`update profile set ${change} where id = $1`, [person.id]);
    await runDueJobs(encodingJobs);
    expect(await statusOf(assembly)).toMatchObject({ reason: 'INVALID_OWNER', results: {} });
    await expect(openAssembly(portal.url, right)).rejects.toThrow('INVALID_OWNER');
    expect(await left()).toEqual(before);
  });

  it('is removed an hour after an interrupted upload', async () => {
    const assembly = await open();
    const url = (await announce(assembly, 'cut.pdf', 1_000_000)).headers.get('location')!;
    await append(url, 0, samples.pdf);
    expect(await left()).toEqual([before[0], before[1]! + 1, before[2]! + 1]);
    await pool().query(`update assembly set touched_at = touched_at - interval '61 minutes'`);
    await closeIdleAssemblies();
    expect(await left()).toEqual(before);
  });
});
