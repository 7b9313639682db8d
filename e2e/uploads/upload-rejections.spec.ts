import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { hostileImages } from '#server/testing/images/hostile-images';
import { moduleId } from '../support/attempts/answers';
import { phone, until, violations } from '../support/browser/browser';
import { openStage } from '../support/portal/stage';
import { button } from '../support/attempts/taking';
import { says } from '../support/texts';
import { middle, narrow, nothingKept, preview, snapshot } from '../support/images/uploading';

const stage = openStage();

const rejected = [
  ['half a JPEG', 'uploads.notUsable'],
  ['a PNG of 400 megapixels', 'uploads.tooManyPixels'],
] as const;

async function openQuestion(page: Page): Promise<void> {
  await page.goto(`/admin/modules/${moduleId('all-terrain-basics')}/questions/new`);
  await page.getByRole('button', { name: says('en', 'admin.picture.add') }).click();
  await page.getByText(says('en', 'admin.picture.new'), { exact: true }).waitFor();
}

async function pick(page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'browse files', exact: true }).click(),
  ]);
  await chooser.setFiles({ name, mimeType, buffer });
}

describe('a file that can’t be used as an image', () => {
  it('is rejected for its type or size or by the server, with the reason, and can be replaced', async () => {
    const page = await stage.person('admin', { viewport: phone });
    await openQuestion(page);
    const alert = page.getByRole('alert');
    const rejects = (file: string, words: string) =>
      until(`${file} is refused`, async () => (await alert.allInnerTexts()).includes(`${file}\n${words}`));
    const name = 'IMG 0042 of the long road to the north where the snow was deep.HEIC';
    await pick(page, name, Buffer.from('heic'), 'image/heic');
    await rejects(name, says('en', 'uploads.notUsable'));
    expect(await violations(page)).toEqual([]);
    await pick(page, 'huge.jpg', Buffer.alloc(20_000_001, 1));
    await rejects('huge.jpg', says('en', 'uploads.tooLarge'));
    await pick(page, 'empty.jpg', Buffer.alloc(0));
    await rejects('empty.jpg', says('en', 'uploads.notUsable'));
    for (const [what, words] of rejected) {
      const { filename, make } = hostileImages.find((image) => image.what === what)!;
      const type = filename.endsWith('.png') ? 'image/png' : 'image/jpeg';
      await pick(page, filename, Buffer.from(await make()), type);
      await alert.getByText(says('en', 'uploads.failed'), { exact: true }).waitFor();
      expect(await alert.innerText()).toContain(says('en', words));
      await button(page, 'en', 'uploads.chooseAnother').click();
      await page.getByRole('button', { name: 'browse files', exact: true }).waitFor();
      expect(await alert.count()).toBe(0);
    }
    await nothingKept(page);
    await pick(page, 'tire.jpg', await snapshot());
    await preview(page).waitFor();
    expect(await alert.count()).toBe(0);
  });
});

describe('the upload area of a question’s image', () => {
  it('accepts one file, starts automatically, and shows progress and the image at a fixed height', async () => {
    const page = await stage.person('admin');
    await openQuestion(page);
    const area = page.locator('.uppy-Dashboard-inner');
    await area.waitFor();
    const input = page.locator('.uppy-Dashboard-input').first();
    expect(await input.evaluate((element) => (element as HTMLInputElement).multiple)).toBe(false);
    expect((await area.boundingBox())?.height).toBe(180);
    const widen = await narrow(page);
    const [created] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes('/resumable/files')),
      pick(page, 'Grandma.jpg', await snapshot()),
    ]);
    await middle(page);
    expect((await area.boundingBox())?.height).toBe(180);
    await area.getByText(/^\d[\d.]* KB of \d+ KB/).waitFor();
    expect(await page.locator('.uppy-StatusBar-actionBtn--upload').count()).toBe(0);
    // The page shows the original file name but sends a random one.
    await page.locator('.uppy-Dashboard-Item').getByText('Grandma.jpg').waitFor();
    const pairs = (created.headers()['upload-metadata'] ?? '').split(',').map((pair) => pair.split(' '));
    const sent = new Map(pairs.map(([key, value = '']) => [key, Buffer.from(value, 'base64').toString()]));
    expect(sent.get('filename')).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect([...sent.values()].join()).not.toContain('Grandma');
    await widen();
    await preview(page).waitFor();
    const box = page.getByRole('listitem').filter({ has: preview(page) });
    expect((await box.boundingBox())?.width).toBe(220);
  });
});
