import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get as request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newObjectKey, storage } from '#server/features/storage/object-storage';
import { zipOf } from '#server/features/storage/zip';
import { forget } from '#server/platform/cache/cache';
import { replaceClock } from '#server/platform/clock';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { callsAs } from '#server/testing/api/calls';
import { makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { filesOf, makeDownload, samples } from '#server/testing/uploads/files';
import { readZip } from '#server/testing/storage/zip';
import { removeExpiredLinks } from '../expired-links';
import { safeName, uniquePaths } from './entry-names';
import { fileUseOf } from '../../module/module-use.service';

const { pdf } = samples;
// This exceeds the buffers of sockets and streams.
const large = Buffer.alloc(32_000_000, 'x');

let api: Api;
let admin: SpecPerson;
let learner: SpecPerson;
let moduleId: string;
let files: { english: string; french: string; same: string };
let port: number;

beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = api.app.server.address() as AddressInfo);
  admin = await makePerson({ role: 'admin' });
  learner = await makePerson();
  ({ id: moduleId } = await makeModule({ name: { en: 'Winter: sizes', es: '', fr: '' } }));
  files = {
    english: await makeDownload(admin.viewer, moduleId, { filename: 'Größen.pdf' }),
    french: await makeDownload(admin.viewer, moduleId, { filename: 'sizes.pdf', lang: 'fr' }),
    same: await makeDownload(admin.viewer, moduleId, { filename: 'größen.pdf', kind: 'extra_file' }),
  };
});
afterAll(() => api.close());

async function link(downloadIds: string[], of = moduleId, who = learner): Promise<string> {
  const call = callsAs(api, await api.tokenOf(who));
  const { made } = await call<{ made: { link: { url: string } } }>(
    `mutation ($input: CreateArchiveLinkInput!) { made: createArchiveLink(input: $input) { link { url } } }`,
    { input: { moduleId: of, downloadIds, imageIds: [] } },
  );
  return made.link.url;
}

const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => api.app.inject({ method, url });
const rejection = async (url: string): Promise<unknown[]> => {
  const answer = await get(url);
  return [answer.statusCode, (answer.json() as { code: string }).code];
};

/** Returns a response whose body is not read yet. */
const begin = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: url, agent: false }, resolve).on('error', reject);
  });

async function counts(): Promise<Record<string, number>> {
  const all = await filesOf(moduleId);
  const fetches = await Promise.all(
    all.map(async (file) => [file.id, (await fileUseOf(file)).fetches] as const),
  );
  return Object.fromEntries(fetches);
}

describe('archive of a module’s files', () => {
  it('is one ZIP by language with unique names, and states its size', async () => {
    const answer = await get(await link(Object.values(files)));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': `attachment; filename="Winter sizes.zip"; filename*=UTF-8''Winter%20sizes.zip`,
      'cache-control': 'private, no-store',
    });
    const held = readZip(answer.rawPayload);
    expect([...held.keys()].sort()).toEqual([
      'English/Größen.pdf',
      'English/größen (2).pdf',
      'Français/sizes.pdf',
    ]);
    for (const bytes of held.values()) expect(bytes.equals(pdf)).toBe(true);
  });

  it('contains the selected files, and HEAD returns its size', async () => {
    const url = await link([files.french, files.french]);
    const head = await get(url, 'HEAD');
    const whole = await get(url);
    expect([...readZip(whole.rawPayload).keys()]).toEqual(['Français/sizes.pdf']);
    expect([head.rawPayload.length, head.headers['content-length']]).toEqual([
      0,
      String(whole.rawPayload.length),
    ]);
  });

  it('counts once for each link, and not for administrators', async () => {
    const before = await counts();
    const url = await link([files.english, files.french]);
    await get(url, 'HEAD');
    await get(await link(Object.values(files), moduleId, admin));
    expect(await counts()).toEqual(before);
    await get(url);
    await get(url);
    expect(await counts()).toEqual({
      ...before,
      [files.english]: before[files.english]! + 1,
      [files.french]: before[files.french]! + 1,
    });
  });

  it('requires access to each of its files', async () => {
    const other = await makeModule();
    const elsewhere = await makeDownload(admin.viewer, other.id);
    const hidden = await makeModule({ group: 'employee' });
    const theirs = await makeDownload(admin.viewer, hidden.id);
    const conti = await makeModule({ userTypes: ['conti'] });
    const closed = await makeDownload(admin.viewer, conti.id);
    await expect(link([files.english, elsewhere])).rejects.toThrow('NOT_FOUND');
    await expect(link([theirs], hidden.id)).rejects.toThrow('NOT_FOUND');
    await expect(link([closed], conti.id)).rejects.toThrow('FORBIDDEN');
    await expect(link([])).rejects.toThrow('BAD_USER_INPUT');
    await expect(link(Array.from({ length: 221 }, () => randomUUID()))).rejects.toThrow('BAD_USER_INPUT');
  });
});

describe('link to an archive', () => {
  it('is valid for 15 minutes and while the person has access to the module', async () => {
    const url = await link([files.english]);
    expect(await rejection(`/api/downloads/archive?link=${'A'.repeat(43)}`)).toEqual([403, 'LINK_EXPIRED']);
    const restore = replaceClock(() => new Date(Date.now() + 15 * 60_000));
    expect(await rejection(url)).toEqual([403, 'LINK_EXPIRED']);
    restore();
    await pool().query('update module set enabled = false where id = $1', [moduleId]);
    forget('modules');
    expect(await rejection(url)).toEqual([403, 'FORBIDDEN']);
    await pool().query('update module set enabled = true where id = $1', [moduleId]);
    forget('modules');
    expect((await get(url)).statusCode).toBe(200);
  });

  it('is invalid once one of its files is removed, and is deleted when it has expired', async () => {
    const gone = await makeDownload(admin.viewer, moduleId);
    const url = await link([files.english, gone]);
    await pool().query('delete from module_download where id = $1', [gone]);
    expect(await rejection(url)).toEqual([404, 'NOT_FOUND']);
    const restore = replaceClock(() => new Date(Date.now() + 16 * 60_000));
    await removeExpiredLinks();
    restore();
    expect((await pool().query('select from download_archive')).rowCount).toBe(0);
  });
});

describe('download of an archive', () => {
  it('has the announced size, even with the maximum number of the longest names', async () => {
    const key = newObjectKey();
    await storage().put(key, Readable.from([Buffer.from('x')]));
    const paths = uniquePaths(Array(220).fill(`Français/${safeName('é'.repeat(200), 'jpeg')}`) as string[]);
    const { bytes, size } = await zipOf(
      paths.map((path) => ({ key, path, size: 1 })),
      new Date(),
    );
    const sent = Buffer.concat(await bytes.toArray());
    expect(sent.length).toBe(size);
    expect(readZip(sent).size).toBe(220);
  });

  it('fails visibly when one of its files is missing', async () => {
    const lost = await makeDownload(admin.viewer, moduleId, { filename: 'lost.pdf' });
    await pool().query(
      `update stored_file set path = '00/00/' || repeat('0', 64) where filename = 'lost.pdf'`,
    );
    const answer = await begin(await link([files.english, lost]));
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    const [error] = (await once(answer, 'error')) as [Error & { code: string }];
    const got = Buffer.concat(chunks);
    expect([answer.statusCode, error.code]).toEqual([200, 'ECONNRESET']);
    expect(got.length).toBeLessThan(Number(answer.headers['content-length']));
    expect(() => readZip(got)).toThrow('The zip has no end.');
    await pool().query('delete from module_download where id = $1', [lost]);
  });

  it('streams at the speed of the client, three at once per person, and stops when the client leaves', async () => {
    const big = await makeDownload(admin.viewer, moduleId, {
      filename: 'big.pdf',
      content: Buffer.concat([pdf, large]),
    });
    const person = await makePerson();
    const url = await link([big], moduleId, person);
    const three = [await begin(url), await begin(url), await begin(url)];
    const fourth = await begin(url);
    expect(fourth.statusCode).toBe(429);
    const another = await begin(await link([big], moduleId, await makePerson()));
    expect(another.statusCode).toBe(200);
    for (const each of [...three, fourth, another]) each.destroy();
    const opened = async (): Promise<IncomingMessage> => {
      const again = await begin(url);
      if (again.statusCode === 200) return again;
      again.resume();
      await once(again, 'end');
      return opened();
    };
    const again = await opened();
    const chunks: Buffer[] = [];
    for await (const chunk of again) chunks.push(chunk as Buffer);
    expect(readZip(Buffer.concat(chunks)).get('English/big.pdf')?.length).toBe(pdf.length + large.length);
  });
});
