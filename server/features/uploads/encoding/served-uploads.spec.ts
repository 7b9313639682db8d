import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makePerson, type SpecPerson } from '#server/testing/factories';
import { samples } from '#server/testing/uploads/files';
import { picture } from '#server/testing/images/hostile-images';
import { runDueJobs } from '#server/testing/jobs';
import { announce, append, send, type Status, statusOf } from '#server/testing/uploads/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { encodingJobs } from './encode.job';

const page = '<!doctype html><script>alert(1)</script>';

const kept: [string, Buffer, string, string][] = [
  ['Sizes.pdf', samples.pdf, 'application/pdf', 'attachment'],
  ['notes.txt', Buffer.from(`Notes.\n${page}`), 'text/plain', 'attachment'],
  ['list.csv', Buffer.from(`a,b\n1,"${page}"`), 'text/csv', 'attachment'],
  ['all.zip', Buffer.from(`PK\x03\x04${page}`, 'latin1'), 'application/zip', 'attachment'],
  ['photo.png', Buffer.from(`\x89PNG\r\n\x1a\n${page}`, 'latin1'), 'image/png', 'attachment'],
  ['film.webm', samples.webm, 'video/webm', 'inline'],
];

describe('uploaded file', () => {
  let portal: UploadPortal;
  let admin: SpecPerson;

  beforeAll(async () => {
    portal = await startUploadPortal(false);
    admin = await makePerson({ role: 'admin' });
  });
  afterAll(() => portal.close());

  async function uploaded(purpose: 'file' | 'content', filename: string, bytes: Buffer): Promise<Status> {
    const assembly = await create(portal, purpose, 1, { fields: { owner: admin.id } });
    await send(assembly, filename, bytes);
    await runDueJobs(encodingJobs);
    return statusOf(assembly);
  }

  it.each(kept)('is served with a safe content type, never as a page: %s', async (name, bytes, type, way) => {
    const { results } = await uploaded('file', name, bytes);
    const authorization = `Bearer ${await portal.api.tokenOf(admin)}`;
    const response = await fetch(`${portal.url}${String(results[':original']![0]!['url'])}`, {
      headers: { authorization },
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    const { headers } = response;
    expect(headers.get('content-type')).toMatch(new RegExp(`^${type}(; charset=utf-8)?$`));
    expect(headers.get('content-disposition')).toMatch(new RegExp(`^${way}; filename="${name}"`));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([
    ['a page named as a PDF', 'sizes.pdf', page],
    ['a page named as a text', 'notes.txt', `\ufeff \n${page}`],
    ['a page named as captions', 'film.vtt', page],
    ['a page named as a video', 'film.mp4', page],
    ['an SVG named as a photograph', 'photo.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('is rejected when it is %s', async (_what, filename, content) => {
    const bytes = Buffer.from(content);
    const assembly = await create(portal, 'file', 1, { fields: { owner: admin.id } });
    const url = (await announce(assembly, filename, bytes.length)).headers.get('location')!;
    const response = await append(url, 0, bytes);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringMatching(/^FILE_REJECTED: /),
    ]);
  });

  it.each([
    'page.html',
    'page.xhtml',
    'drawing.svg',
    'script.js',
    'feed.xml',
    'page.mht',
    'app.exe',
    'x.pdf.htm',
  ])('can’t have the name %s', async (filename) => {
    const assembly = await create(portal, 'file', 1, { fields: { owner: admin.id } });
    const response = await announce(assembly, filename, 10);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringMatching(/^FILE_REJECTED: /),
    ]);
  });

  it('is served as an encoded image, whatever its name was', async () => {
    const { results } = await uploaded('content', 'photo.php.jpg', await picture(60, 40).png().toBuffer());
    for (const [step, [result]] of Object.entries(results)) {
      const type = step === 'thumbnail' ? 'image/jpeg' : 'image/png';
      const response = await fetch(String(result!['ssl_url']));
      expect(new URL(response.url).pathname).toMatch(/^\/images\/[0-9a-f/]+\.(png|jpg)$/);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
  });
});
