import { createHash, randomFillSync, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { phone, until, violations } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { unsound } from './support/screens/look';
import { makePerson, type OwnPerson } from './support/own-people';
import { newModule } from './support/images/pictured-module';
import { openStage } from './support/portal/stage';
import { button } from './support/attempts/taking';
import { says } from './support/texts';

const size = 6_000_000;
/** Upload rate in bytes per second. It's low enough to look at the page during the upload, even on a slow machine. */
const slowly = 200_000;

describe('the upload of a large file to a module', () => {
  const stage = openStage();
  const folder = mkdtempSync(join(tmpdir(), 'treadway-films-'));
  const film = join(folder, 'film.webm');
  let admin: OwnPerson;
  let moduleId: string;
  let page: Page;
  let network: CDPSession;
  let dialog: Locator;
  let offsets: number[] = [];

  beforeAll(async () => {
    const bytes = randomFillSync(Buffer.alloc(size));
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('.webm')]).copy(bytes);
    writeFileSync(film, bytes);
    admin = await makePerson(stage.portal, { role: 'admin' });
    moduleId = await newModule(stage.portal, `Films ${randomUUID().slice(0, 8)}`);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => {
    offsets = [];
  });

  const tell = (id: string, values: Record<string, string> = {}) => says('en', `admin.files.${id}`, values);
  const bar = () => dialog.getByRole('progressbar', { name: tell('progress') });
  const press = (id: string) => dialog.getByRole('button', { name: tell(id), exact: true }).click();
  const rows = (statement: string) =>
    inDatabase(stage.portal, statement) as Promise<Record<string, unknown>[]>;

  /** Returns the status of the latest upload, the bytes received, and the number of stored pieces. */
  async function readUpload(): Promise<{ status: string; received: number; pieces: number }> {
    const [last] = await rows(
      `select a.status, u.received::float8 as received,
         (select count(*)::int from assembly_part where upload_id = u.id) as pieces
       from assembly_upload u join assembly a on a.id = u.assembly_id where a.owner_id = '${admin.id}'
       order by u.created_at desc limit 1`,
    );
    return last as { status: string; received: number; pieces: number };
  }
  const hasSome = (): Promise<void> =>
    until('the server has what was sent', async () => (await readUpload()).received > 0);
  const stored = async (): Promise<number> =>
    (await rows(`select id from stored_file where uploaded_by = '${admin.id}'`)).length;

  /**
   * Limits uploads to a number of bytes per second, -1 for no limit. `offline` sets whether the browser considers
   * itself offline. Changing the limit lets pending requests finish at once.
   */
  const limit = (uploadThroughput: number, offline = false) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });

  async function openDialog(): Promise<void> {
    await page.goto(`/admin/modules/${moduleId}/files`);
    await button(page, 'en', 'admin.files.addVideo').click();
    dialog = page.getByRole('dialog', { name: tell('addVideo') });
    await dialog.waitFor();
  }

  async function come(options = {}): Promise<void> {
    page = await stage.person(admin.who, options);
    network = await page.context().newCDPSession(page);
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    });
    await openDialog();
  }

  async function choose(path: string): Promise<void> {
    await dialog.locator('input[type=file]').setInputFiles(path);
    await press('upload');
  }

  const cameTo = (part: number): Promise<void> =>
    until(
      `${part} of it is sent`,
      async () => Number(await bar().getAttribute('value', { timeout: 5000 })) > part * size,
    );

  /** Waits until the module has the complete file. */
  async function arrives(): Promise<void> {
    await limit(-1);
    await dialog.waitFor({ state: 'detached' });
    const [file] = await rows(
      `select f.path, f.filename, f.sha256, a.label from stored_file f join module_download a on a.file_id = f.id
       where a.module_id = '${moduleId}' order by f.created_at desc limit 1`,
    );
    const sent = createHash('sha256').update(readFileSync(film)).digest('hex');
    const bytes = readFileSync(join(stage.portal.dataDir, 'storage', String(file!['path'])));
    expect(file).toMatchObject({ filename: 'film.webm', sha256: sent, label: 'film' });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sent);
    await until('its pieces are gone', async () => (await readUpload()).pieces === 0);
  }

  it('pauses, waits while the connection is lost, and resumes automatically where it stopped', async () => {
    const line = await stage.line();
    await come({ proxy: line.proxy });
    await limit(slowly);
    await choose(film);
    await cameTo(0.05);
    expect(await violations(page)).toEqual([]);
    await press('pause');
    await dialog.getByText(tell('paused')).waitFor();
    await hasSome();
    let { received } = await readUpload();
    expect(await violations(page)).toEqual([]);
    await press('resume');
    await until('it goes on', () => offsets.length > 1);
    expect(offsets[0]).toBe(0);
    expect(offsets[1]).toBeGreaterThanOrEqual(received);

    // The browser may notice that it's offline, or still believe it's online.
    for (const isKnown of [true, false]) {
      const before = offsets.length;
      line.cut();
      await limit(slowly, isKnown);
      await dialog.getByText(tell('waiting')).waitFor();
      ({ received } = await readUpload());
      line.restore();
      await limit(slowly);
      await until('it goes on', () => offsets.length > before && offsets.at(-1)! >= received);
    }
    await arrives();
  });

  it('resumes after a reload, once the same file is selected again', async () => {
    await come();
    await limit(slowly);
    await choose(film);
    await cameTo(0.05);
    await page.reload();
    await limit(-1);
    await hasSome();
    offsets = [];
    await openDialog();
    await dialog.getByText(tell('unfinished', { name: 'film.webm' })).waitFor();
    const { received } = await readUpload();
    await limit(slowly);
    await choose(film);
    await dialog.getByText(/^Part of this file was already uploaded\. Continuing from \d/).waitFor();
    await arrives();
    expect(offsets).toEqual([received]);
    await openDialog();
    expect(await dialog.getByText(/isn’t fully uploaded/).count()).toBe(0);
  });

  it('asks before it cancels, and leaves nothing behind', async () => {
    await come({ viewport: phone });
    const before = await stored();
    await limit(slowly);
    await choose(film);
    await cameTo(0.05);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: tell('giveUpTitle') });
    await question.waitFor();
    await question.getByRole('button', { name: says('en', 'ui.cancel') }).click();
    await question.waitFor({ state: 'detached' });
    expect(await bar().isVisible()).toBe(true);
    await press('cancelUpload');
    await question.getByRole('button', { name: tell('giveUp') }).click();
    await bar().waitFor({ state: 'detached' });
    await until('it is canceled', async () => (await readUpload()).status === 'canceled');
    await until('nothing is left', async () => (await readUpload()).pieces === 0);
    expect(await stored()).toBe(before);
    await openDialog();
    expect(await dialog.getByText(/isn’t fully uploaded/).count()).toBe(0);
  });

  it('shows early why a file is rejected, and when the storage is full', async () => {
    await come();
    const before = await stored();
    const alert = (id: string) => dialog.getByRole('alert').getByText(tell(id)).waitFor();
    const wrong = join(folder, 'page.webm');
    writeFileSync(wrong, Buffer.concat([Buffer.from('<html>'), Buffer.alloc(size)]));
    await limit(slowly);
    await choose(wrong);
    await alert('refused');
    const large = join(folder, 'large.webm');
    writeFileSync(large, '');
    truncateSync(large, 2_000_000_001);
    await choose(large);
    await alert('tooLarge');
    await limit(-1);
    await page.route('**/resumable/files/**', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 402, body: 'STORAGE_QUOTA_EXCEEDED: File storage is full.' })
        : route.continue(),
    );
    await choose(film);
    await alert('storageFull');
    await until('what had arrived is gone', async () => (await readUpload()).status === 'canceled');
    await alert('storageFull');
    expect(await stored()).toBe(before);
  });

  it('uploads captions in the same way, with progress on a phone', async () => {
    const path = `specs/${randomUUID()}`;
    await rows(
      `with film as (
         insert into stored_file (path, filename, ext, content_type, size, sha256, stored_at)
         values ('${path}', 'cold.webm', 'webm', 'video/webm', 1, '', now()) returning id
       ) insert into module_download (module_id, kind, lang, label, file_id, position)
         select '${moduleId}', 'video', 'en', 'Why cold rubber slips', id, 100 from film`,
    );
    page = await stage.person(admin.who, { viewport: phone });
    network = await page.context().newCDPSession(page);
    await page.goto(`/admin/modules/${moduleId}/files`);
    await page.getByRole('button', { name: 'Captions: Why cold rubber slips' }).click();
    dialog = page.getByRole('dialog', { name: tell('captions') });
    const put = (name: string, text: string) =>
      dialog
        .locator('input[type=file]')
        .last()
        .setInputFiles({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });
    await put('sub.vtt', '1\n00:00:00,000 --> 00:00:01,000\nSubRip\n');
    await dialog.getByRole('alert').getByText(tell('refused')).waitFor();
    await limit(20_000);
    await put('neuf.vtt', `WEBVTT\n\n${'00:00.000 --> 00:02.000\nFroid\n\n'.repeat(20_000)}`);
    await bar().waitFor();
    expect(await unsound(page)).toEqual([]);
    await limit(-1);
    await dialog.getByText('neuf.vtt').waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
  });
});
