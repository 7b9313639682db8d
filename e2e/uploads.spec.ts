import { afterEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { desktop, phone, until, violations, watchTrouble } from './support/browser';
import { openStage } from './support/stage';
import { button, dialog } from './support/taking';
import { type Language, says } from './support/texts';

/** A photograph of 12 megapixels as a phone makes it: lying on its side, and it says where it was taken. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 20 } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#456', noise } })
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 22/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '9/1 44/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

async function openDialog(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto('/profile');
  await button(page, language, 'profile.avatarChange').click();
  await dialog(page, language, 'profile.avatarUpload').waitFor();
}

async function choose(page: Page, name: string, buffer: Buffer, language: Language = 'en'): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, language, 'profile.avatarChoose').click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer });
}

const preview = (page: Page) =>
  page.getByRole('dialog').getByRole('img', { name: says('en', 'uploads.preview', { place: 1 }) });

describe('a picture of oneself', () => {
  const stage = openStage();
  let trouble: string[] = [];
  afterEach(() => {
    trouble = [];
  });

  it('is cut to a square, uploaded, saved, and shown in the shell without where it was taken', async () => {
    const page = await stage.person('learner');
    trouble = watchTrouble(page);
    await openDialog(page);
    await choose(page, 'me.jpg', await photo());
    await page.locator('.ReactCrop img').waitFor();
    await button(page, 'en', 'profile.avatarUse').click();
    await preview(page).waitFor();
    expect(await violations(page)).toEqual([]);
    await Promise.all([page.waitForEvent('load'), button(page, 'en', 'profile.avatarSave').click()]);
    const picture = page.locator('header img');
    await picture.waitFor();
    const address = await picture.getAttribute('src');
    const image = sharp(Buffer.from(await (await fetch(new URL(address!, stage.portal.url))).arrayBuffer()));
    const { width, height, exif, orientation } = await image.metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 480,
      height: 480,
      exif: undefined,
      orientation: undefined,
    });
    expect(trouble).toEqual([]);
  });

  it('stays when its removal is not confirmed, and goes when it is', async () => {
    const page = await stage.person('learner');
    await openDialog(page);
    await preview(page).waitFor();
    const ask = () => button(page, 'en', 'uploads.deleteOne', { place: 1, total: 1 }).click();
    await ask();
    await page.getByText(says('en', 'uploads.deletePrompt')).waitFor();
    await button(page, 'en', 'uploads.cancel').click();
    await preview(page).waitFor();
    await ask();
    await button(page, 'en', 'uploads.delete').click();
    await until('the preview is gone', async () => (await preview(page).count()) === 0);
    await Promise.all([page.waitForEvent('load'), button(page, 'en', 'profile.avatarSave').click()]);
    await button(page, 'en', 'profile.avatarChange').waitFor();
    expect(await page.locator('header img').count()).toBe(0);
  });

  it('is refused when the file is no picture', async () => {
    const page = await stage.person('learner');
    await openDialog(page);
    await choose(page, 'me.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await page.getByRole('alert').getByText(says('en', 'profile.avatarUnreadable')).waitFor();
    expect(await page.locator('.ReactCrop').count()).toBe(0);
  });

  it.each([
    ['distributor', 'es', desktop],
    ['retailer', 'fr', phone],
  ] as const)(
    'is chosen by the %s in %s without any fault that axe finds',
    async (who, language, viewport) => {
      const page = await stage.person(who, { viewport });
      await openDialog(page, language);
      await choose(page, 'me.jpg', await photo(), language);
      await page.locator('.ReactCrop img').waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );
});
