import { createHash, randomFillSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { moduleId } from './support/answers';
import { phone, until, violations } from './support/browser';
import { inDatabase } from './support/database';
import { unsound } from './support/look';
import { openOwnStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';

const touring = moduleId('touring-wear-and-comfort');
const size = 12_000_000;
/** Bytes a second with which the film is long enough on its way to be looked at on a slow machine. */
const slowly = 300_000;

describe('a large file of a module', () => {
  const stage = openOwnStage();
  const folder = mkdtempSync(join(tmpdir(), 'treadway-films-'));
  const film = join(folder, 'film.webm');
  let page: Page;
  let network: CDPSession;
  let dialog: Locator;
  let offsets: number[] = [];

  beforeAll(() => {
    const bytes = randomFillSync(Buffer.alloc(size));
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('.webm')]).copy(bytes);
    writeFileSync(film, bytes);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => {
    offsets = [];
  });

  const tell = (id: string, values: Record<string, string> = {}) => says('en', `admin.files.${id}`, values);
  const bar = () => dialog.getByRole('progressbar', { name: tell('progress') });
  const press = (id: string) => dialog.getByRole('button', { name: tell(id), exact: true }).click();
  const rows = (statement: string) => inDatabase(stage.portal, statement);
  const stored = (): number =>
    readdirSync(join(stage.portal.dataDir, 'storage'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /[0-9a-f]{64}$/.test(name),
    ).length;

  /**
   * Slows uploads down to so many bytes a second, -1 for no limit; `offline` is what the browser takes itself for.
   * Another limit lets what is on its way go at once.
   */
  const limit = (uploadThroughput: number, offline = false) =>
    network.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });

  async function openDialog(): Promise<void> {
    await page.goto(`/admin/modules/${touring}/files`);
    await button(page, 'en', 'admin.files.addVideo').click();
    dialog = page.getByRole('dialog', { name: tell('addVideo') });
    await dialog.waitFor();
  }

  async function come(options = {}): Promise<void> {
    page = await stage.person('admin', options);
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
  const received = async (): Promise<number> => {
    const [row] = (await rows(
      'select received::float8 as received from assembly_upload order by created_at desc',
    )) as {
      received: number;
    }[];
    return row!.received;
  };

  /** The upload ends well: the module has the very file. */
  async function arrives(): Promise<void> {
    await limit(-1);
    await dialog.waitFor({ state: 'detached', timeout: 60_000 });
    const [file] = (await rows(
      `select f.path, f.filename, f.sha256, a.label from stored_file f join module_download a on a.file_id = f.id
       where a.module_id = '${touring}' order by f.created_at desc limit 1`,
    )) as { path: string; filename: string; sha256: string }[];
    const sent = createHash('sha256').update(readFileSync(film)).digest('hex');
    const bytes = readFileSync(join(stage.portal.dataDir, 'storage', file!.path));
    expect(file).toMatchObject({ filename: 'film.webm', sha256: sent, label: 'film' });
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sent);
    await until('its pieces are gone', async () => (await rows('select 1 from assembly_part')).length === 0);
  }

  it('pauses, and resumes where it was', async () => {
    await come();
    await limit(slowly);
    await choose(film);
    await cameTo(0.05);
    expect(await violations(page)).toEqual([]);
    await press('pause');
    await dialog.getByText(tell('paused')).waitFor();
    await until('the server has what was sent', async () => (await received()) > 0);
    const paused = await received();
    expect(await violations(page)).toEqual([]);
    await press('resume');
    await until('it goes on', () => offsets.length > 1);
    expect(offsets[0]).toBe(0);
    expect(offsets[1]).toBeGreaterThanOrEqual(paused);
    await arrives();
  });

  it.each([
    ['that the browser knows of', true],
    ['behind a network that seems to be there', false],
  ])(
    'waits when the connection is lost %s, and goes on by itself when it is back',
    async (_where, offline) => {
      const line = await stage.line();
      await come({ proxy: line.proxy });
      await limit(slowly);
      await choose(film);
      await cameTo(0.05);
      line.cut();
      await limit(slowly, offline);
      await dialog.getByText(tell('waiting')).waitFor();
      await until('the server has what was sent', async () => (await received()) > 0);
      const there = await received();
      line.mend();
      await arrives();
      expect(offsets.at(-1)).toBeGreaterThanOrEqual(there);
    },
  );

  it('goes on where it was after a reload, when the same file is chosen again', async () => {
    await come();
    await limit(slowly);
    await choose(film);
    await cameTo(0.1);
    await page.reload();
    await limit(-1);
    await until('the server has what was sent', async () => (await received()) > 0.05 * size);
    offsets = [];
    await openDialog();
    await dialog.getByText(tell('unfinished', { name: 'film.webm' })).waitFor();
    const there = await received();
    await limit(slowly);
    await choose(film);
    await dialog.getByText(/^Part of this file had arrived before: the upload goes on at \d/).waitFor();
    await arrives();
    expect(offsets).toEqual([there]);
    await openDialog();
    expect(await dialog.getByText(/is not finished/).count()).toBe(0);
  });

  it('is canceled only after asking, and leaves nothing', async () => {
    await come({ viewport: phone });
    const before = stored();
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
    await until(
      'nothing is left',
      async () => stored() === before && (await rows('select 1 from assembly_part')).length === 0,
    );
    const [last] = await rows('select status from assembly order by created_at desc limit 1');
    expect(last).toEqual({ status: 'canceled' });
    await openDialog();
    expect(await dialog.getByText(/is not finished/).count()).toBe(0);
  });

  it('has captions that come the same way, with their progress on a phone', async () => {
    page = await stage.person('admin', { viewport: phone });
    network = await page.context().newCDPSession(page);
    await page.goto(`/admin/modules/${moduleId('winter-compounds')}/files`);
    await page.getByRole('button', { name: 'Captions: Why cold rubber slips' }).click();
    dialog = page.getByRole('dialog', { name: tell('captions') });
    await dialog.getByText('winter-compounds.fr.vtt').waitFor();
    const put = async (name: string, text: string) => {
      const file = { name, mimeType: 'text/vtt', buffer: Buffer.from(text) };
      await dialog.locator('input[type=file]').last().setInputFiles(file);
    };
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

  it('says why it is refused, long before all of it is sent', async () => {
    await come();
    const before = stored();
    const wrong = join(folder, 'page.webm');
    writeFileSync(wrong, Buffer.concat([Buffer.from('<html>'), Buffer.alloc(size)]));
    await limit(1_000_000);
    await choose(wrong);
    await dialog.getByRole('alert').getByText(tell('refused')).waitFor();
    const large = join(folder, 'large.webm');
    writeFileSync(large, '');
    truncateSync(large, 2_000_000_001);
    await choose(large);
    await dialog.getByRole('alert').getByText(tell('tooLarge')).waitFor();
    expect(stored()).toBe(before);
  });

  it('says that the storage is full', async () => {
    await come();
    await page.route('**/resumable/files/**', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 402, body: 'STORAGE_QUOTA_EXCEEDED: The storage is full.' })
        : route.continue(),
    );
    await choose(film);
    const said = dialog.getByRole('alert').getByText(tell('storageFull'));
    await said.waitFor();
    await until('what had arrived is gone', async () => {
      const [last] = await rows('select status from assembly order by created_at desc limit 1');
      return (last as { status: string }).status === 'canceled';
    });
    expect(await said.isVisible()).toBe(true);
  });
});
