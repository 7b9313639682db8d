import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { makeAsset } from '#server/testing/content/assets';
import { makePerson } from '#server/testing/factories';
import { filesUnder } from '#server/testing/uploads/files';
import {
  announce,
  append,
  post,
  type Reply,
  send,
  type Signed,
  type Status,
  tus,
} from '#server/testing/uploads/upload-calls';
import { create, signed, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { signatureOf, uploadKey } from '../signing/assembly-signer';

let portal: UploadPortal;
const form = (given: Signed, files = '1'): Record<string, string> => ({
  ...given,
  num_expected_upload_files: files,
});
const opened = (given: Record<string, string>): Promise<Reply> => post(`${portal.url}/assemblies`, given);

async function signedText(params: string): Promise<Signed> {
  return { params, signature: signatureOf(params, (await uploadKey()).secret) };
}

const creations: [string, string, () => Promise<Record<string, string>>][] = [
  ['without params', 'NO_PARAMS_FIELD', async () => ({ signature: 'sha384:00' })],
  ['with params that are not JSON', 'INVALID_PARAMS_FIELD', () => signedText('{"auth":').then(form)],
  ['with params that are not an object', 'INVALID_PARAMS_FIELD', () => signedText('[]').then(form)],
  ['without a signature', 'NO_SIGNATURE_FIELD', async () => ({ params: (await signed('content')).params })],
  [
    'with a wrong signature',
    'INVALID_SIGNATURE',
    async () => form({ ...(await signed('content')), signature: `sha384:${'0'.repeat(96)}` }),
  ],
  [
    'with a signature of another algorithm',
    'INVALID_SIGNATURE',
    async () => form({ ...(await signed('content')), signature: `sha1:${'0'.repeat(40)}` }),
  ],
  [
    'with altered params',
    'INVALID_SIGNATURE',
    async () => {
      const { params, signature } = await signed('avatar');
      return form({ params: params.replace('avatar', 'content'), signature });
    },
  ],
  [
    'with an unknown key',
    'GET_ACCOUNT_UNKNOWN_AUTH_KEY',
    async () => form(await signed('content', { auth: { key: 'x' } })),
  ],
  [
    'with an expired signature',
    'AUTH_EXPIRED',
    async () => form(await signed('content', { auth: { expires: '2020/01/01 00:00:00+00:00' } })),
  ],
  [
    'with a signature that never expires',
    'INVALID_AUTH_EXPIRES_PARAMETER',
    async () => form(await signed('content', { auth: { expires: undefined } })),
  ],
  [
    'with an invalid size',
    'INVALID_AUTH_MAX_SIZE_PARAMETER',
    async () => form(await signed('content', { auth: { max_size: -1 } })),
  ],
  [
    'with an unknown purpose',
    'INVALID_PURPOSE',
    async () => form(await signed('content', { fields: { purpose: 'constructor' } })),
  ],
  [
    'with other steps',
    'ASSEMBLY_INVALID_STEPS',
    async () => form(await signed('content', { steps: { x: { robot: '/file/serve' } } })),
  ],
  [
    'for a person without permission',
    'INVALID_OWNER',
    async () => form(await signed('content', { fields: { owner: (await makePerson()).id } })),
  ],
  [
    'for more files than the purpose allows',
    'ASSEMBLY_INVALID_NUM_EXPECTED_UPLOAD_FILES_PARAM',
    async () => form(await signed('avatar'), '2'),
  ],
  [
    'for zero files',
    'ASSEMBLY_INVALID_NUM_EXPECTED_UPLOAD_FILES_PARAM',
    async () => form(await signed('avatar'), '0'),
  ],
];

const names: [string, string][] = [
  ['a path', '../../photo.jpg'],
  ['a Windows path', 'C:\\photo.jpg'],
  ['an absolute path', '/etc/photo.jpg'],
  ['a NUL', 'photo.jpg\0.html'],
  ['a line break', 'photo\n.jpg'],
  ['an escape sequence', 'photo\u001b[2J.jpg'],
  ['a delete character', 'photo\u007f.jpg'],
  ['a character that turns the text direction', 'photo\u202egpj.exe.jpg'],
  ['a character that isolates the text direction', 'photo\u2067gpj.jpg'],
  ['no name', '.jpg'],
  ['a dot and no extension', 'photo.jpg copy'],
  ['too many characters', `${'a'.repeat(300)}.jpg`],
  ['more bytes than a file name can have', `${'é'.repeat(250)}.jpg`],
  ['only an extension after spaces', '   .jpg'],
  ['a dot at its end', 'photo.jpg.'],
  ['a Windows stream', 'photo.jpg:stream'],
  ['a query', 'photo.html?.jpg#.html'],
  ['an SVG extension', 'photo.svg'],
  ['an SVG extension after an image extension', 'photo.jpg.svg'],
  ['a compressed SVG extension', 'photo.svgz'],
  ['a PHAR extension after an image extension', 'photo.jpg.phar'],
  ['a page extension', 'photo.jpg.html'],
  ['a GIF extension', 'photo.gif'],
];

const small = Buffer.from('0123456789');

describe('upload service', () => {
  beforeAll(async () => {
    portal = await startUploadPortal(false);
  });
  afterEach(() => pool().query('delete from assembly'));
  afterAll(() => portal.close());

  const count = async (table: string): Promise<number> =>
    (await pool().query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]!.count;
  const held = async (): Promise<number[]> => [
    await count('assembly_upload'),
    await count('assembly_part'),
    filesUnder(portal.api.storageDir).length,
  ];

  async function rejection(answer: Promise<Response>): Promise<string> {
    const response = await answer;
    return `${response.status} ${(await response.text()).split(':')[0]}`.trim();
  }

  it.each(creations)('rejects an assembly %s (%s)', async (_what, reason, make) => {
    const before = await count('assembly');
    const { status, body } = await opened(await make());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ reason, error: expect.any(String), message: expect.stringMatching(/\.$/) });
    expect(await count('assembly')).toBe(before);
  });

  it.each(names)('rejects a file name with %s', async (_what, filename) => {
    const assembly = await create(portal, 'content');
    const before = await held();
    expect(await rejection(announce(assembly, filename, 10))).toMatch(
      /^400 (FILE_REJECTED|INVALID_FILE_META_DATA)$/,
    );
    expect(await held()).toEqual(before);
  });

  it('rejects a file without a name, and invalid metadata', async () => {
    const assembly = await create(portal, 'content');
    const address = Buffer.from(assembly.assembly_ssl_url).toString('base64');
    const before = await held();
    for (const metadata of [
      `assembly_url ${address}`,
      `assembly_url ${address},filename`,
      `assembly_url ${address},filename %%%`,
      `assembly_url ${address},filename ${'A'.repeat(9000)}`,
      'filename cGhvdG8uanBn',
      ',,,',
    ]) {
      const headers = { 'Upload-Metadata': metadata, 'Upload-Length': '10' };
      const { status } = await tus('POST', assembly.tus_url, headers);
      expect([metadata.slice(0, 60), status >= 400 && status < 500]).toEqual([metadata.slice(0, 60), true]);
    }
    expect((await tus('POST', assembly.tus_url, { 'Upload-Length': '10' })).status).toBe(400);
    expect(await held()).toEqual(before);
  });

  it('rejects a duplicate assembly id and an invalid one', async () => {
    const id = 'a1'.repeat(16);
    const given = form(await signed('content'));
    expect((await post(`${portal.url}/assemblies/${id}`, given)).status).toBe(200);
    const again = await post(`${portal.url}/assemblies/${id}`, given);
    expect([again.status, again.body.error]).toEqual([409, 'DO_NOT_REUSE_ASSEMBLY_IDS']);
    expect((await post(`${portal.url}/assemblies/photo`, given)).body.reason).toBe('INVALID_ASSEMBLY_ID');
  });

  it('rejects empty files, large files and too many files', async () => {
    const assembly = await create(portal, 'avatar', 1, { auth: { max_size: 1000 } });
    expect(await rejection(announce(assembly, 'a.jpg', 0))).toBe('400 FILE_EMPTY');
    expect(await rejection(announce(assembly, 'a.jpg', 1001))).toBe('413 MAX_SIZE_EXCEEDED');
    expect((await announce(assembly, 'a.jpg', 1000)).status).toBe(201);
    expect(await rejection(announce(assembly, 'b.jpg', 10))).toBe('400 TOO_MANY_FILES');
  });

  it('rejects and removes a file that exceeds its limit, whatever size was announced', async () => {
    const assembly = await create(portal, 'avatar', 1, { auth: { max_size: 1000 } });
    const before = await held();
    const url = (await announce(assembly, 'a.jpg', null)).headers.get('location')!;
    expect((await append(url, 0, Buffer.alloc(900, 1))).status).toBe(204);
    expect(await rejection(append(url, 900, Buffer.alloc(500, 1)))).toMatch(/^413/);
    expect(await held()).toEqual(before);
    expect((await tus('HEAD', url, {})).status).toBe(404);
  });

  it('rejects bytes at a wrong offset, and more than were announced', async () => {
    const assembly = await create(portal, 'content');
    const url = (await announce(assembly, 'a.jpg', 100)).headers.get('location')!;
    const before = await held();
    expect((await append(url, 50, small)).status).toBe(409);
    expect((await append(url, 0, Buffer.alloc(101))).status).toBe(413);
    expect((await append(`${portal.url}/resumable/files/${'0'.repeat(32)}`, 0, small)).status).toBe(404);
    expect((await append(`${portal.url}/resumable/files/..%2f..%2fetc`, 0, small)).status).toBe(404);
    expect(await held()).toEqual(before);
    expect((await tus('HEAD', url, {})).headers.get('upload-offset')).toBe('0');
  });

  it('rejects a file for an assembly that is unknown, foreign or finished', async () => {
    const assembly = await create(portal, 'content');
    const elsewhere = {
      ...assembly,
      assembly_ssl_url: `https://elsewhere.example/assemblies/${assembly.assembly_id}`,
    };
    expect(await rejection(announce(elsewhere, 'a.jpg', 10))).toBe('404 ASSEMBLY_NOT_FOUND');
    const unknown = { ...assembly, assembly_ssl_url: `${portal.url}/assemblies/${'0'.repeat(32)}` };
    expect(await rejection(announce(unknown, 'a.jpg', 10))).toBe('404 ASSEMBLY_NOT_FOUND');
    await fetch(assembly.assembly_ssl_url, { method: 'DELETE' });
    expect(await rejection(announce(assembly, 'a.jpg', 10))).toBe('409 ASSEMBLY_CLOSED');
  });

  it.each([
    ['null in place of an assembly', '/update_assemblies', '{"assembly_updates":[null]}', 404],
    [
      'a count that is not a number',
      '/update_assemblies',
      (id: string) =>
        `{"assembly_updates":[{"assembly_id":"${id}","num_expected_upload_files":{"toString":1}}]}`,
      400,
    ],
    ['a report with 20,000 levels', '/client_error', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 200],
  ])('responds to %s', async (_what, path, body, status) => {
    const { assembly_id: id } = await create(portal, 'content');
    const text = typeof body === 'string' ? body : body(id);
    expect((await fetch(`${portal.url}${path}`, { method: 'POST', body: text })).status).toBe(status);
  });

  it('rejects requests signed in as another person than the owner', async () => {
    const [owner, other] = [await makePerson({ role: 'admin' }), await makePerson({ role: 'admin' })];
    const assembly = await create(portal, 'content', 1, { fields: { owner: owner.id } });
    const authorization = `Bearer ${await portal.api.tokenOf(other)}`;
    const response = await fetch(assembly.assembly_ssl_url, { method: 'DELETE', headers: { authorization } });
    expect([response.status, await response.json()]).toMatchObject([403, { reason: 'ASSEMBLY_OF_ANOTHER' }]);
    const url = (await announce(assembly, 'a.jpg', 10)).headers.get('location')!;
    const headers = {
      authorization,
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    };
    expect((await tus('PATCH', url, headers, new Uint8Array(small))).status).toBe(403);
    expect((await append(url, 0, small)).status).toBe(204);
  });

  it('lists no assemblies for the signature of an upload', async () => {
    const query = new URLSearchParams({ ...(await signed('content')) }).toString();
    const response = await fetch(`${portal.url}/assemblies?${query}`);
    expect([response.status, await response.json()]).toMatchObject([401, { error: 'INVALID_SIGNATURE' }]);
    expect((await fetch(`${portal.url}/assemblies`)).status).toBe(400);
  });

  it('imports no files from other addresses', async () => {
    const assembly = await create(portal, 'content');
    for (const s3Url of ['http://169.254.169.254/latest', 'file:///etc/passwd', `${portal.url}/livez`, '']) {
      const query = new URLSearchParams({
        size: '10',
        filename: 'a.jpg',
        fieldname: 'file',
        s3Url,
      }).toString();
      const { status } = await post(`${assembly.assembly_ssl_url}/add_file?${query}`, {});
      expect([s3Url, status]).toEqual([s3Url, 404]);
    }
    expect((await post(`${assembly.assembly_ssl_url}/reserve_file?size=99999999999`, {})).status).toBe(413);
  });

  it('rejects bodies that are not forms, are too large, or repeat a field', async () => {
    const url = `${portal.url}/assemblies`;
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await fetch(url, { method: 'POST', headers: type, body: 'nothing' })).status).toBe(400);
    expect((await fetch(url, { method: 'POST', headers: type, body: 'x'.repeat(70_000) })).status).toBe(413);
    const twice = new FormData();
    for (const value of ['{}', '{"auth":{}}']) twice.append('params', value);
    expect((await fetch(url, { method: 'POST', body: twice })).status).toBe(400);
    const updates = [{ assembly_id: 'x', num_expected_upload_files: 1 }];
    const body = JSON.stringify({ assembly_updates: updates });
    expect((await fetch(`${portal.url}/update_assemblies`, { method: 'POST', body })).status).toBe(404);
    expect((await fetch(`${portal.url}/client_error`, { method: 'POST', body: '{' })).status).toBe(400);
  });

  it('limits the open assemblies of a person', async () => {
    const { id } = await makePerson();
    const open = (): Promise<Status> => create(portal, 'avatar', 1, { fields: { owner: id } });
    for (let opens = 0; opens < 30; opens++) await open();
    await expect(open()).rejects.toThrow('TOO_MANY_ASSEMBLIES');
  });

  it('limits the stored unused images of a person', async () => {
    const { id } = await makePerson();
    const open = (): Promise<Status> => create(portal, 'avatar', 1, { fields: { owner: id } });
    const [first, ...others] = await Promise.all(
      Array.from({ length: 200 }, () => makeAsset(id, { purpose: 'avatar' })),
    );
    await expect(open()).rejects.toThrow('TOO_MANY_UNUSED');
    expect(others).toHaveLength(199);
    await pool().query('update asset set unused_since = null where id = $1', [first!.id]);
    expect((await open()).ok).toBe('ASSEMBLY_UPLOADING');
  });

  it('serves nothing at the address of an upload', async () => {
    const assembly = await create(portal, 'content');
    const url = await send(assembly, 'a.jpg', small);
    expect((await fetch(url)).status).toBe(404);
  });
});
