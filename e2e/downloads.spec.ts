import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Download, Page } from 'playwright-core';
import { readZip } from '#server/testing/storage/zip';
import { moduleId } from './support/answers';
import { phone, until, violations, watchTrouble } from './support/browser';
import { inDatabase } from './support/database';
import { unsound } from './support/look';
import { openOwnStage } from './support/stage';
import { type Language, says } from './support/texts';

// Files are counted on its disk, and links are removed from its database.
const stage = openOwnStage();

const winter = moduleId('winter-compounds');
const storage = moduleId('tire-storage');

/** The dialog 'Download Material' of a module, opened from its page. */
async function openDialog(page: Page, id: string, language: Language = 'en') {
  await page.goto(`/training/modules/${id}`);
  await page.getByRole('button', { name: says(language, 'modules.material.download') }).click();
  const dialog = page.getByRole('dialog', { name: says(language, 'modules.material.download') });
  await dialog.waitFor();
  return dialog;
}

const contentOf = async (download: Download): Promise<string> =>
  readFileSync(await download.path()).toString('latin1');

describe('the files of a module', () => {
  it('are downloaded from the dialog, by keyboard alone', async () => {
    const page = await stage.person('learner');
    const trouble = watchTrouble(page);
    await page.goto(`/training/modules/${winter}`);
    const button = page.getByRole('button', { name: 'Download Material' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Download Material' });
    const row = dialog.getByRole('checkbox', { name: /^Compounds at 20, 7 and -10 °C PDF, 2 kB$/ });
    await row.waitFor();
    expect(await violations(page)).toEqual([]);
    await row.focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Download 1 file, 2 kB' }).focus();
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('winter-compounds-en.pdf');
    expect(await contentOf(download)).toMatch(/^%PDF-[^]*%%EOF\s*$/);
    await dialog.getByRole('button', { name: /^Download all \d+, / }).focus();
    const [all] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(all.suggestedFilename()).toBe('Winter compounds.zip');
    const names = [...readZip(readFileSync(await all.path())).keys()];
    expect(names).toEqual(
      expect.arrayContaining(['English/winter-compounds-en.pdf', 'Français/winter-compounds-fr.pdf']),
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await until('the button has the focus', () => button.evaluate((it) => it === document.activeElement));
    expect(trouble).toEqual([]);
  });

  it.each([
    ['es', 'distributor', /^Compuestos a 20/, 'winter-compounds-es.pdf'],
    ['fr', 'retailer', /^Gommes à 20/, 'winter-compounds-fr.pdf'],
  ] as const)('stand in %s first for who reads it, on a phone', async (language, who, first, filename) => {
    const page = await stage.person(who, { viewport: phone, hasTouch: true });
    const dialog = await openDialog(page, winter, language);
    const sheets = dialog.getByRole('region', { name: says(language, 'modules.material.datasheets') });
    await sheets.getByRole('checkbox', { name: first }).first().tap();
    const chosen = dialog.getByRole('button', { name: /^(Descargar|Télécharger) 1 / });
    await chosen.waitFor();
    expect(await unsound(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent('download'), chosen.tap()]);
    expect(download.suggestedFilename()).toBe(filename);
    expect(await contentOf(download)).toMatch(/^%PDF-/);
  });

  it('say why they are not given when the module was closed meanwhile', async () => {
    const page = await stage.person('pro');
    const dialog = await openDialog(page, storage);
    await inDatabase(stage.portal, `update module set enabled = false where id = '${storage}'`);
    await until('the refusal is said', async () => {
      await dialog.getByRole('button', { name: /^Download all/ }).click();
      return page.getByText(says('en', 'errors.forbidden')).first().isVisible();
    });
    expect(await dialog.isVisible()).toBe(true);
    await inDatabase(stage.portal, `update module set enabled = true where id = '${storage}'`);
  });

  it('are not mentioned where there are none', async () => {
    const page = await stage.person('learner');
    await page.goto(`/training/modules/${moduleId('photos-that-sell-tires')}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Download Material' }).count()).toBe(0);
  });

  it('leave a module without a test completed by viewing', async () => {
    const page = await stage.person('learner');
    await page.goto(`/training/modules/${storage}`);
    await page.getByRole('heading', { name: says('en', 'modules.viewedHeading') }).waitFor();
    const button = page.getByRole('button', { name: 'Download Material' });
    await button.waitFor();
    expect(await button.isEnabled()).toBe(true);
  });
});

describe('the video of a module', () => {
  const video = (page: Page) => page.locator('video');
  const time = (page: Page): Promise<number> =>
    video(page).evaluate((it: HTMLVideoElement) => it.currentTime);

  it('plays in place with captions in the person’s language, and goes on when its link has died', async () => {
    const page = await stage.person('retailer', { viewport: phone });
    await page.goto(`/training/modules/${winter}`);
    await page.getByRole('button', { name: /^Lire la vidéo/ }).click();
    await until('it plays', async () => (await video(page).count()) === 1 && (await time(page)) > 0.2);
    const tracks = () =>
      video(page).evaluate((it: HTMLVideoElement) =>
        [...it.textTracks]
          .filter(({ mode }) => mode === 'showing')
          .map(({ language, cues }) => `${language} ${cues?.length}`)
          .join(),
      );
    await until('the French captions are there, and no others', async () => (await tracks()) === 'fr 5');
    await until('it has the focus', () => video(page).evaluate((it) => it === document.activeElement));
    expect(await unsound(page)).toEqual([]);

    await video(page).evaluate((it: HTMLVideoElement) => it.pause());
    const former = await video(page).getAttribute('src');
    await inDatabase(stage.portal, 'delete from download_link');
    // As a browser does that has forgotten what it had of the film.
    await video(page).evaluate((it: HTMLVideoElement) => {
      it.currentTime = 17;
      it.dispatchEvent(new Event('timeupdate'));
      it.src += '&again';
    });
    await until('it has a fresh link', async () => {
      const link = await video(page).getAttribute('src');
      return link !== former && !link?.endsWith('&again');
    });
    await until('it is where it was', async () => Math.abs((await time(page)) - 17) < 0.5);
  });
});

describe('the files tab of an administrator', () => {
  const stored = (): number =>
    readdirSync(join(stage.portal.dataDir, 'storage'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /[0-9a-f]{64}$/.test(name),
    ).length;
  const pdf = (size: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 65)]);
  const sheets = (page: Page) => page.getByRole('table', { name: 'Datasheets' });
  const labels = (page: Page): Promise<string[]> => sheets(page).locator('tbody strong').allInnerTexts();

  async function openTab(page: Page): Promise<void> {
    await page.goto(`/admin/modules/${moduleId('touring-wear-and-comfort')}/files`);
    await sheets(page).waitFor();
  }

  it('refuses what is no datasheet, shows progress, cancels without a trace, and adds', async () => {
    const page = await stage.person('admin');
    await openTab(page);
    expect(await violations(page)).toEqual([]);
    const before = stored();
    await page.getByRole('button', { name: 'Add a datasheet' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a datasheet' });
    const choose = (name: string, buffer: Buffer) =>
      dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    const upload = dialog.getByRole('button', { name: 'Upload', exact: true });
    await upload.click();
    await dialog.getByText('This field is required').first().waitFor();
    await choose('page.pdf', Buffer.from('<html></html>'));
    await upload.click();
    await dialog.getByText(says('en', 'admin.files.refused')).waitFor();

    const network = await page.context().newCDPSession(page);
    const throttle = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await choose('large.pdf', pdf(8_000_000));
    await throttle(200_000);
    await upload.click();
    const progress = dialog.getByRole('progressbar', { name: 'Upload progress' });
    await until('it has come some way', async () => Number(await progress.getAttribute('value')) > 400_000);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    await page.getByRole('button', { name: 'Discard the upload' }).click();
    await upload.waitFor();
    await throttle(-1);
    await until('nothing is left', () => stored() === before);

    await choose('added.pdf', pdf(1000));
    await dialog.getByLabel('Label').fill('Added by hand');
    await upload.click();
    await dialog.waitFor({ state: 'detached' });
    await until('it is listed', async () => (await labels(page)).includes('Added by hand'));
    expect(stored()).toBe(before + 1);
  });

  it('changes label and order, and removes after asking', async () => {
    const page = await stage.person('admin');
    await openTab(page);
    const [first, second] = await labels(page);
    await page.getByRole('button', { name: 'Move down from place 1' }).first().click();
    await until('the order is another', async () => (await labels(page))[1] === first);
    await page.getByRole('button', { name: `Edit: ${second}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit the file' });
    await edit.getByLabel('Label').fill('Renamed');
    await edit.getByRole('button', { name: 'Save' }).click();
    await until('it has its new label', async () => (await labels(page))[0] === 'Renamed');
    await page.getByRole('button', { name: 'Delete: Renamed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await labels(page)).toContain('Renamed');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete: Renamed' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await until('it is gone', async () => !(await labels(page)).includes('Renamed'));
    await until('the keyboard goes on in the list', () =>
      page.evaluate(() => document.activeElement?.matches('section') ?? false),
    );
  });

  it('takes captions for a video on a phone', async () => {
    const page = await stage.person('admin', { viewport: phone });
    await page.goto(`/admin/modules/${winter}/files`);
    await page.getByRole('button', { name: 'Captions: Why cold rubber slips' }).click();
    const dialog = page.getByRole('dialog', { name: 'Captions' });
    await dialog.getByText('winter-compounds.fr.vtt').waitFor();
    expect(await unsound(page)).toEqual([]);
    const vtt = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nFroid\n');
    await dialog
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'neuf.vtt', mimeType: 'text/vtt', buffer: vtt });
    await dialog.getByText('neuf.vtt').waitFor();
  });
});
