import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { until, violations, watchErrors } from '../support/browser/browser';
import { phonePhoto, picture } from '../support/images/photos';
import { type SelectedFile, chooseImages, hasFocus, newModule } from '../support/images/pictured-module';
import { openStage } from '../support/portal/stage';
import { button } from '../support/attempts/taking';
import { says } from '../support/texts';
import { kept, middle, narrow } from '../support/images/uploading';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

const table = (page: Page): Locator => page.getByRole('table', { name: en('modules.material.images') });

/** Returns the sizes that the list of images shows, in its order. */
async function sizes(page: Page): Promise<string[]> {
  const cells = await table(page)
    .getByText(/^\d+ × \d+$/)
    .allInnerTexts();
  return cells.map((size) => size.replaceAll(' ', ''));
}

const attached = (page: Page, count: number): Promise<void> =>
  until(`${count} images are in the module`, async () => (await sizes(page)).length === count);

describe('the photographs of a module', () => {
  const name = 'Sipes at work';
  const png = async (width: number, height: number): Promise<SelectedFile> => ({
    name: `${width}.png`,
    mimeType: 'image/png',
    buffer: await picture(width, height, 'png'),
  });
  const openTab = async (page: Page, id: string): Promise<void> => {
    await page.goto(`/admin/modules/${id}/files`);
    await page.locator('.uppy-Dashboard-input').first().waitFor({ state: 'attached' });
  };

  it('can be uploaded together, reordered, described and removed, while the focus stays in their list', async () => {
    const [id, photo] = await Promise.all([newModule(stage.portal, name), phonePhoto()]);
    const { exif, orientation } = await sharp(photo).metadata();
    expect([orientation, exif?.includes('Camera')]).toEqual([6, true]);
    const page = await stage.person('admin');
    const errors = watchErrors(page);
    await openTab(page, id);
    await chooseImages(
      page,
      { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'Plan of the hall.png', mimeType: 'image/png', buffer: await picture(1200, 900, 'png') },
      { name: 'snow.webp', mimeType: 'image/webp', buffer: await picture(900, 1200, 'webp') },
    );
    await attached(page, 3);
    // The images keep the order in which they were selected, whichever arrived first.
    expect(await sizes(page)).toEqual(['3000×4000', '1200×900', '900×1200']);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await attached(page, 3);
    for (const place of [3, 2]) {
      await button(page, 'en', 'admin.moveUp', { position: place }).click();
      await until('it is one higher', async () => (await sizes(page))[place - 2] === '900×1200');
    }
    await button(page, 'en', 'admin.images.describeOne', { place: 1, total: 3 }).click();
    const dialog = page.getByRole('dialog', { name: en('admin.images.describe') });
    await dialog.getByRole('textbox').first().fill('Sipes open on ice');
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: en('admin.save'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await table(page).getByText('Sipes open on ice').waitFor();
    await button(page, 'en', 'uploads.deleteOne', { place: 3, total: 3 }).click();
    await page.getByText(en('uploads.deletePrompt')).waitFor();
    await button(page, 'en', 'uploads.delete').click();
    await attached(page, 2);
    await until('the keyboard goes on in the list', () => hasFocus(page, 'modules.material.images'));
    // The upload area logs an error if an image is uploaded before its thumbnail is drawn.
    expect(errors.filter((line) => !line.includes('[ThumbnailGenerator]'))).toEqual([]);
  });

  it('continue uploading after a reload, and are then attached', async () => {
    const id = await newModule(stage.portal, name, await png(640, 480));
    const page = await stage.person('admin');
    await openTab(page, id);
    await attached(page, 1);
    const widen = await narrow(page);
    const files = await Promise.all([png(300, 150), png(350, 150), png(400, 150)]);
    await chooseImages(page, ...files);
    await middle(page);
    const { notes, records } = await kept(page);
    expect(notes).toBe(1);
    expect(records).toBeGreaterThan(1);
    await Promise.all([page.waitForRequest((request) => request.method() === 'PATCH'), page.reload()]);
    await widen();
    await attached(page, 4);
    expect((await sizes(page)).slice(1).sort()).toEqual(['300×150', '350×150', '400×150']);
  });
});
