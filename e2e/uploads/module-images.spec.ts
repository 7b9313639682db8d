import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { phone, until, violations, watchTrouble } from '../support/browser';
import { phonePhoto, picture } from '../support/photos';
import { chooseImages, hasFocus, newModule, type Picture, servedAt } from '../support/pictured-module';
import { unsound } from '../support/look';
import { openStage } from '../support/stage';
import { button } from '../support/taking';
import { says } from '../support/texts';
import { kept, middle, narrow } from '../support/uploading';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

const table = (page: Page): Locator => page.getByRole('table', { name: en('modules.material.images') });

/** What the list of images says of their sizes, in its order. */
async function sizes(page: Page): Promise<string[]> {
  const cells = await table(page)
    .getByText(/^\d+ × \d+$/)
    .allInnerTexts();
  return cells.map((size) => size.replaceAll(' ', ''));
}

const attached = (page: Page, count: number): Promise<void> =>
  until(`${count} images are in the module`, async () => (await sizes(page)).length === count);

/** What is known of an image from its bytes, and whether it is red above and blue below. */
async function looked(bytes: Buffer): Promise<Record<string, unknown>> {
  const { width, height, exif, orientation, xmp } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes)
    .resize(1, 2, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [above, below] = [data.subarray(0, 3), data.subarray(3, 6)];
  const upright = above[0]! > above[2]! && below[2]! > below[0]!;
  return { width, height, exif, orientation, xmp, upright };
}

const bare = { exif: undefined, orientation: undefined, xmp: undefined };

describe('photographs of a module', () => {
  const name = 'Sipes at work';
  const png = async (width: number, height: number): Promise<Picture> => ({
    name: `${width}.png`,
    mimeType: 'image/png',
    buffer: await picture(width, height, 'png'),
  });
  const openTab = async (page: Page, id: string): Promise<void> => {
    await page.goto(`/admin/modules/${id}/files`);
    await page.locator('.uppy-Dashboard-input').first().waitFor({ state: 'attached' });
  };

  it('are uploaded in one go, each attached as soon as it is ready', async () => {
    const [id, photo] = await Promise.all([newModule(stage.portal, name), phonePhoto()]);
    const { exif, orientation } = await sharp(photo).metadata();
    expect([orientation, exif?.includes('Camera')]).toEqual([6, true]);
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    await openTab(page, id);
    await chooseImages(
      page,
      { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'Plan of the hall.png', mimeType: 'image/png', buffer: await picture(1200, 900, 'png') },
      { name: 'snow.webp', mimeType: 'image/webp', buffer: await picture(900, 1200, 'webp') },
    );
    await attached(page, 3);
    // As they were chosen, whichever arrived first.
    expect(await sizes(page)).toEqual(['3000×4000', '1200×900', '900×1200']);
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await attached(page, 3);
    // The upload area notes that a small picture was uploaded before it had drawn it.
    expect(trouble.filter((line) => !line.includes('[ThumbnailGenerator]'))).toEqual([]);
  });

  it('are put in order, the button used keeping the focus, and described in three languages', async () => {
    const pictures = await Promise.all([png(640, 480), png(480, 640), png(300, 400)]);
    const id = await newModule(stage.portal, name, ...pictures);
    const page = await stage.person('admin');
    await openTab(page, id);
    await attached(page, 3);
    expect(await sizes(page)).toEqual(['640×480', '480×640', '300×400']);
    for (const place of [3, 2]) {
      await button(page, 'en', 'admin.moveUp', { position: place }).click();
      await until('it is one higher', async () => (await sizes(page))[place - 2] === '300×400');
    }
    await button(page, 'en', 'admin.images.describeOne', { place: 1, total: 3 }).click();
    const dialog = page.getByRole('dialog', { name: en('admin.images.describe') });
    const texts = [
      'Sipes open on ice',
      'Las laminillas se abren en el hielo',
      'Les lamelles s’ouvrent sur la glace',
    ];
    const fields = dialog.getByRole('textbox');
    for (const [index, text] of texts.entries()) await fields.nth(index).fill(text);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: en('admin.save'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await table(page).getByText(texts[0]!).waitFor();
    await table(page).getByText('EN, ES, FR').waitFor();
  });

  it('are shown to learners upright, without where they were taken', async () => {
    const photo = { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
    const alt = { en: 'Sipes open on ice', es: 'Las laminillas se abren en el hielo' };
    const id = await newModule(stage.portal, name, { ...photo, alt }, await png(640, 480));
    const page = await stage.person('distributor');
    await page.goto(`/training/modules/${id}`);
    const shown = page.getByRole('img', { name: alt.es });
    await shown.waitFor();
    await until('it has come', () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0));
    const [small, large] = await shown.evaluate((image) => {
      const { src, srcset } = image as HTMLImageElement;
      return [src, srcset.split(', ')[1]!.split(' ')[0]!];
    });
    await page.getByRole('button', { name: says('es', 'modules.material.download') }).click();
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /Las laminillas/ })
      .check();
    const arrives = page.waitForEvent('download');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /1 archivo/ })
      .click();
    const original = await readFile(await (await arrives).path());
    const served = await Promise.all([small!, large!].map((url) => servedAt(stage.portal, url)));
    expect(await Promise.all([...served, original].map(looked))).toEqual([
      { ...bare, width: 360, height: 480, upright: true },
      { ...bare, width: 1200, height: 1600, upright: true },
      { ...bare, width: 3000, height: 4000, upright: true },
    ]);
  });

  it('open large on a phone, without any fault that axe finds', async () => {
    const alt = { en: 'Sipes open on ice', fr: 'Les lamelles s’ouvrent sur la glace' };
    const id = await newModule(stage.portal, name, { ...(await png(800, 600)), alt });
    const page = await stage.person('retailer', { viewport: phone });
    await page.goto(`/training/modules/${id}`);
    const title = says('fr', 'modules.material.imageOf', { name, number: 1 });
    await button(page, 'fr', 'ui.enlarge', { picture: title }).waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'fr', 'ui.enlarge', { picture: title }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('img', { name: alt.fr }).waitFor();
    expect(await unsound(page)).toEqual([]);
  });

  it('are removed only once that was confirmed', async () => {
    const pictures = await Promise.all([png(640, 480), png(480, 640), png(300, 400)]);
    const id = await newModule(stage.portal, name, ...pictures);
    const page = await stage.person('admin');
    await openTab(page, id);
    await attached(page, 3);
    const prompt = page.getByText(en('uploads.deletePrompt'));
    await button(page, 'en', 'uploads.deleteOne', { place: 3, total: 3 }).click();
    await prompt.waitFor();
    await button(page, 'en', 'ui.cancel').click();
    await prompt.waitFor({ state: 'hidden' });
    expect(await sizes(page)).toHaveLength(3);
    await button(page, 'en', 'uploads.deleteOne', { place: 3, total: 3 }).click();
    await button(page, 'en', 'uploads.delete').click();
    await attached(page, 2);
    await until('the keyboard goes on in the list', () => hasFocus(page, 'modules.material.images'));
  });

  it('go on after the page was reloaded in the middle, and are attached', async () => {
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
    const there = await sizes(page);
    expect(there.slice(1).sort()).toEqual(['300×150', '350×150', '400×150']);
  });

  it('that cannot be saved wait for another try', async () => {
    const id = await newModule(stage.portal, name);
    const page = await stage.person('admin');
    await openTab(page, id);
    let refuse = true;
    await page.route('**/graphql', (route) =>
      refuse && route.request().postData()?.includes('AddModuleImages') ? route.abort() : route.fallback(),
    );
    await chooseImages(page, await png(640, 480));
    await page
      .getByRole('alert')
      .getByText(en('admin.images.notSaved', { count: 1 }))
      .waitFor();
    expect(await violations(page)).toEqual([]);
    refuse = false;
    await button(page, 'en', 'ui.tryAgain').click();
    await attached(page, 1);
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  });

  it('are taken only where there is room for all of them', async () => {
    const id = await newModule(stage.portal, name, await png(60, 40), await png(70, 40));
    const page = await stage.person('admin');
    await openTab(page, id);
    await attached(page, 2);
    const one = await png(40, 30);
    const many = Array.from({ length: 19 }, (_, at) => ({ ...one, name: `${at}.png` }));
    await chooseImages(page, ...many);
    const alert = page.getByRole('alert');
    await alert.getByText('You can only upload 18 files', { exact: true }).waitFor();
    expect(await sizes(page)).toHaveLength(2);
  });
});
