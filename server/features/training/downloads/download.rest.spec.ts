import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replaceClock } from '#server/platform/clock';
import { forget } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeModule, makePerson, type SpecPerson } from '#server/testing/factories';
import { filesOf, makeDownload, makeFile, samples } from '#server/testing/uploads/files';
import { setCaption } from '#server/features/modules/files/captions.service';
import type { DownloadLink } from './download-link.types';
import { removeExpiredLinks } from './expired-links';
import type { FileUse } from '../module/module-use.queries';
import { fileUseOf } from '../module/module-use.service';

const { pdf } = samples;
const etag = `"${createHash('sha256').update(pdf).digest('hex')}"`;
const minutes = 60 * 1000;

let api: Api;
let admin: SpecPerson;
let learner: SpecPerson;
let token: string;
let moduleId: string;
let download: string;

beforeAll(async () => {
  api = await startApi();
  admin = await makePerson({ role: 'admin' });
  learner = await makePerson();
  token = await api.tokenOf(learner);
  ({ id: moduleId } = await makeModule());
  download = await makeDownload(admin.viewer, moduleId, { filename: 'Größen "2027".pdf' });
});
afterAll(() => api.close());

type Headers = Record<string, string>;
const get = (url: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url, headers });
const signed = (headers: Headers = {}): Headers => ({ ...headers, authorization: `Bearer ${token}` });
const path = (id = download): string => `/api/downloads/${id}`;

async function link(id = download, auth = token): Promise<DownloadLink> {
  const { body } = await api.graphql<{ createDownloadLink: { link: DownloadLink } }>(
    `mutation ($id: ID!) { createDownloadLink(input: { downloadId: $id }) {
       link { url expiresAt captions { lang url } } } }`,
    { id },
    auth,
  );
  return body.data.createDownloadLink.link;
}

const codeOf = (answer: { json: () => unknown }): string => (answer.json() as { code: string }).code;

async function counts(id: string): Promise<FileUse> {
  const files = await filesOf(moduleId);
  return fileUseOf(files.find((file) => file.id === id)!);
}

describe('file of a module', () => {
  it('is sent with headers that prevent display as a page and shared caching', async () => {
    const { statusCode, headers, rawPayload } = await get(path(), signed());
    expect([statusCode, rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="Gr__en _2027_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fen%20%222027%22.pdf`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      etag,
    });
  });

  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=100-199', 100, 199],
    ['bytes=1000-', 1000, pdf.length - 1],
    ['bytes=-9', pdf.length - 9, pdf.length - 1],
    ['bytes=5-99999999', 5, pdf.length - 1],
    ['bytes=-99999999', 0, pdf.length - 1],
  ])('is sent in the range %s', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await get(path(), signed({ range }));
    expect([statusCode, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${start}-${end}/${pdf.length}`,
      String(end - start + 1),
    ]);
    expect(rawPayload.equals(pdf.subarray(start, end + 1))).toBe(true);
  });

  it.each(['bytes=0-1,5-9', 'bytes=x', 'bytes=-', 'bytes=9-5', 'lines=1-2', ''])(
    'is sent as a whole when the range is %j',
    async (range) => {
      const { statusCode, rawPayload } = await get(path(), signed({ range }));
      expect([statusCode, rawPayload.equals(pdf)]).toEqual([200, true]);
    },
  );

  it.each([`bytes=${pdf.length}-`, 'bytes=99999999-', 'bytes=-0'])('has no range %s', async (range) => {
    const { statusCode, headers, rawPayload } = await get(path(), signed({ range }));
    expect([statusCode, headers['content-range'], rawPayload.length]).toEqual([
      416,
      `bytes */${pdf.length}`,
      0,
    ]);
  });

  it('is sent in a range with If-Range only while it is unchanged', async () => {
    const range = 'bytes=0-4';
    expect((await get(path(), signed({ range, 'if-range': etag }))).statusCode).toBe(206);
    expect((await get(path(), signed({ range, 'if-range': '"another"' }))).statusCode).toBe(200);
    expect((await get(path(), signed({ range, 'if-range': new Date().toUTCString() }))).statusCode).toBe(200);
  });

  it('is described by HEAD without a body', async () => {
    const { statusCode, headers, rawPayload } = await get(path(), signed({ range: 'bytes=0-4' }), 'HEAD');
    expect([statusCode, headers['content-length'], headers['etag'], rawPayload.length]).toEqual([
      200,
      String(pdf.length),
      etag,
      0,
    ]);
  });

  it('has its size and address in the module', async () => {
    const { id } = await makeModule();
    const own = await makeDownload(admin.viewer, id, { filename: 'Größen "2027".pdf' });
    const { body } = await api.graphql(
      'query ($id: ID!) { module(id: $id) { datasheets { id captions file { url filename size } } } }',
      { id },
      token,
    );
    expect(body.data).toEqual({
      module: {
        datasheets: [
          {
            id: own,
            captions: [],
            file: { url: path(own), filename: 'Größen "2027".pdf', size: pdf.length },
          },
        ],
      },
    });
  });

  it('returns 404 for an unknown id', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '..%2f..%2fetc%2fpasswd']) {
      expect([id, (await get(path(id), signed())).statusCode]).toEqual([id, 404]);
    }
  });

  it('returns 404 when its bytes are missing', async () => {
    const lost = await makeDownload(admin.viewer, moduleId, { filename: 'lost.pdf' });
    await pool().query(
      `update stored_file set path = '00/00/' || repeat('0', 64) where filename = 'lost.pdf'`,
    );
    expect((await get(path(lost), signed())).statusCode).toBe(404);
  });
});

describe('download link', () => {
  it('works without a token for 15 minutes, also in ranges', async () => {
    const earliest = Date.now() + 15 * minutes;
    const { url, expiresAt } = await link();
    const latest = Date.now() + 15 * minutes;
    expect(url).toMatch(/\?link=[\w-]{43}$/);
    expect(new Date(expiresAt).getTime()).toBeGreaterThanOrEqual(earliest);
    expect(new Date(expiresAt).getTime()).toBeLessThanOrEqual(latest);
    expect((await get(url)).rawPayload.equals(pdf)).toBe(true);
    expect((await get(url, { range: 'bytes=1-4' })).payload).toBe('PDF-');

    let restore = replaceClock(() => new Date(new Date(expiresAt).getTime() - 1));
    const atLast = await get(url);
    restore();
    restore = replaceClock(() => new Date(expiresAt));
    const after = await get(url);
    restore();
    expect([atLast.statusCode, after.statusCode, codeOf(after)]).toEqual([200, 403, 'LINK_EXPIRED']);
  });

  it('is stored only as a hash', async () => {
    const secret = (await link()).url.split('=')[1]!;
    const { rows } = await pool().query('select * from download_link');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).toContain(createHash('sha256').update(secret).digest('hex'));
  });

  it('is valid for its own file only', async () => {
    const other = await makeDownload(admin.viewer, moduleId, { filename: 'other.pdf' });
    const query = (await link()).url.split('?')[1]!;
    const answers = [
      await get(`${path(other)}?${query}`),
      await get(`${path()}?link=${'A'.repeat(43)}`),
      await get(`${path()}?link=`),
      await get(`${path()}?link=a&link=b`),
      await get(`${path('x')}?${query}`),
    ];
    expect(answers.map((answer) => [answer.statusCode, codeOf(answer)])).toEqual(
      answers.map(() => [403, 'LINK_EXPIRED']),
    );
  });

  it('serves whoever has it, with the access of its person', async () => {
    const stranger = await get((await link()).url);
    const { url } = await link();
    const another = await get(url, { authorization: `Bearer ${await api.tokenOf(await makePerson())}` });
    expect([stranger.statusCode, another.statusCode]).toEqual([200, 200]);
  });

  it('becomes invalid with the person’s access: disabled module, other type, disabled profile, maintenance', async () => {
    const responseAfter = async (statement: string, undo: string) => {
      const person = await makePerson();
      const { url } = await link(download, await api.tokenOf(person));
      await pool().query(statement.replace('$id', `'${person.id}'`));
      ['modules', 'settings', 'viewers'].forEach(forget);
      const answer = await get(url);
      await pool().query(undo);
      ['modules', 'settings', 'viewers'].forEach(forget);
      return [answer.statusCode, codeOf(answer)];
    };
    const set = (what: string): string => `update module set ${what} where id = '${moduleId}'`;
    expect(await responseAfter(set('enabled = false'), set('enabled = true'))).toEqual([403, 'FORBIDDEN']);
    expect(await responseAfter(set(`user_types = '{conti}'`), set(`user_types = '{}'`))).toEqual([
      403,
      'FORBIDDEN',
    ]);
    expect(await responseAfter(set(`"group" = 'employee'`), set('"group" = null'))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await responseAfter('update profile set disabled_at = now() where id = $id', 'select 1')).toEqual([
      403,
      'PROFILE_DISABLED',
    ]);
    const maintenance = (on: boolean): string => `update site_setting set maintenance_mode = ${on}`;
    expect(await responseAfter(maintenance(true), maintenance(false))).toEqual([503, 'MAINTENANCE']);
  });

  it('includes captions in each language', async () => {
    const video = await makeDownload(admin.viewer, moduleId, { kind: 'video' });
    for (const lang of ['fr', 'en'] as const) {
      const files = await filesOf(moduleId);
      const { updatedAt } = files.find(({ id }) => id === video)!;
      const { id } = await makeFile(admin.viewer, `film.${lang}.vtt`, samples.vtt);
      await setCaption(admin.viewer, { id: video, updatedAt: new Date(updatedAt) }, lang, id);
    }
    const { captions, url } = await link(video);
    expect(captions.map(({ lang }) => lang)).toEqual(['en', 'fr']);
    for (const caption of captions) {
      const { statusCode, headers, rawPayload } = await get(caption.url);
      expect([statusCode, headers['content-type'], rawPayload.equals(samples.vtt)]).toEqual([
        200,
        'text/vtt; charset=utf-8',
        true,
      ]);
    }
    for (const lang of ['es', 'xx', 'en%00', '..%2fen']) {
      const missing = captions[0]!.url.replace('/en', `/${lang}`);
      expect([lang, (await get(missing)).statusCode]).toEqual([lang, 404]);
    }
    expect(await counts(video)).toEqual({ fetches: 0, people: 0 });
    expect((await get(url)).headers['content-disposition']).toMatch(/^inline; /);
  });

  it('is removed by a job once it has expired', async () => {
    await link();
    const total = async (): Promise<number> => (await pool().query('select 1 from download_link')).rowCount!;
    const before = await total();
    await removeExpiredLinks();
    expect([before > 0, await total()]).toEqual([true, before]);
    const restore = replaceClock(() => new Date(Date.now() + 16 * minutes));
    await removeExpiredLinks();
    restore();
    expect(await total()).toBe(0);
  });
});

describe('download count of a file', () => {
  it('increases once for each link, however many ranges and people use it', async () => {
    const id = await makeDownload(admin.viewer, moduleId, { filename: 'counted.pdf' });
    const { url } = await link(id);
    await get(url, {}, 'HEAD');
    await get(url, { range: 'bytes=99999999-' });
    expect(await counts(id)).toEqual({ fetches: 0, people: 0 });
    await Promise.all(Array.from({ length: 10 }, (_, at) => get(url, { range: `bytes=${at}-${at + 9}` })));
    await get(url);
    expect(await counts(id)).toEqual({ fetches: 1, people: 1 });
    await get((await link(id)).url);
    await get((await link(id, await api.tokenOf(await makePerson()))).url);
    expect(await counts(id)).toEqual({ fetches: 3, people: 2 });
  });

  it('increases with each complete download by a token, except for administrators', async () => {
    const id = await makeDownload(admin.viewer, moduleId, { filename: 'fetched.pdf' });
    await get(path(id), signed({ range: 'bytes=0-1' }));
    await get(path(id), signed(), 'HEAD');
    await get(path(id), { authorization: `Bearer ${await api.tokenOf(admin)}` });
    await get((await link(id, await api.tokenOf(admin))).url);
    expect(await counts(id)).toEqual({ fetches: 0, people: 0 });
    await get(path(id), signed());
    await get(path(id), signed());
    expect(await counts(id)).toEqual({ fetches: 2, people: 1 });
  });
});
