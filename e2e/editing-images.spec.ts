import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { option, saved } from './support/answers';
import { ask, tokenOf } from './support/api';
import { phone, until, violations, watchTrouble } from './support/browser';
import { phonePhoto, picture } from './support/photos';
import { openStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';
import { kept, middle, narrow } from './support/uploading';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);
const inEnglish = (text: string) => ({ en: text });

const makeModule = `mutation ($input: ModuleInput!) { adminCreateModule(input: $input) { id } }`;
const makeTest = `mutation ($moduleId: ID!, $input: TestInput!) {
  adminSaveTest(moduleId: $moduleId, input: $input) { id }
}`;

/** Makes a module with a test that has no questions yet, and gives its id. */
async function newModule(name: string): Promise<string> {
  const token = await tokenOf(stage.portal, 'admin');
  const call = <Data>(query: string, variables: Record<string, unknown>) =>
    ask<Data>(stage.portal, token, query, variables);
  const { adminCreateModule: made } = await call<{ adminCreateModule: { id: string } }>(makeModule, {
    input: {
      name: inEnglish(name),
      description: inEnglish('<p>Look closely.</p>'),
      kind: 'training',
      brand: 'conti',
      art: 'winter',
      userTypes: [],
      enabled: true,
    },
  });
  const input = { category: 'standard', passMark: 50, points: 10, shuffle: false };
  await call(makeTest, { moduleId: made.id, input });
  return made.id;
}

type File = { name: string; mimeType: string; buffer: Buffer };

const choose = (page: Page, ...files: File[]): Promise<void> =>
  page.locator('.uppy-Dashboard-input').first().setInputFiles(files);

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

/** Whether the part of the page with this name has the focus. */
const hasFocus = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const named = document.activeElement;
    const heading = document.getElementById(named?.getAttribute('aria-labelledby') ?? '');
    return wanted === (named?.getAttribute('aria-label') ?? heading?.textContent);
  }, en(name));

async function bytesOf(address: string): Promise<Buffer> {
  const response = await fetch(new URL(address, stage.portal.url));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

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
  let id = '';
  let photo: Buffer;
  beforeAll(async () => {
    [id, photo] = await Promise.all([newModule('Sipes at work'), phonePhoto()]);
  });
  const openTab = async (page: Page): Promise<void> => {
    await page.goto(`/admin/modules/${id}/files`);
    await page.locator('.uppy-Dashboard-input').first().waitFor({ state: 'attached' });
  };

  it('are uploaded in one go, each attached as soon as it is ready', async () => {
    const { exif, orientation } = await sharp(photo).metadata();
    expect([orientation, exif?.includes('Camera')]).toEqual([6, true]);
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    await openTab(page);
    await choose(
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
    const page = await stage.person('admin');
    await openTab(page);
    await attached(page, 3);
    for (let place = 1 + (await sizes(page)).indexOf('3000×4000'); place > 1; place -= 1) {
      await button(page, 'en', 'admin.moveUp', { position: place }).click();
      await until('it is one higher', async () => (await sizes(page))[place - 2] === '3000×4000');
    }
    expect((await sizes(page))[0]).toBe('3000×4000');
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
    const page = await stage.person('distributor');
    await page.goto(`/training/modules/${id}`);
    const shown = page.getByRole('img', { name: 'Las laminillas se abren en el hielo' });
    await shown.waitFor();
    await until('it has come', () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0));
    const [small, large] = await shown.evaluate((image) => {
      const { src, srcset } = image as HTMLImageElement;
      return [src, srcset.split(', ')[1]!.split(' ')[0]!];
    });
    await page.getByRole('button', { name: says('es', 'modules.material.download') }).click();
    const row = page.getByRole('dialog').getByRole('link', { name: /Las laminillas/ });
    const original = (await row.getAttribute('href'))!;
    const variants = await Promise.all(
      [small!, large!, original].map(async (url) => looked(await bytesOf(url))),
    );
    expect(variants).toEqual([
      { ...bare, width: 360, height: 480, upright: true },
      { ...bare, width: 1200, height: 1600, upright: true },
      { ...bare, width: 3000, height: 4000, upright: true },
    ]);
  });

  it('open large on a phone, without any fault that axe finds', async () => {
    const page = await stage.person('retailer', { viewport: phone });
    await page.goto(`/training/modules/${id}`);
    const title = says('fr', 'modules.material.imageOf', { name: 'Sipes at work', number: 1 });
    await button(page, 'fr', 'ui.enlarge', { picture: title }).waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'fr', 'ui.enlarge', { picture: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('img', { name: 'Les lamelles s’ouvrent sur la glace' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond).toBe(0);
  });

  it('are removed only once that was confirmed', async () => {
    const page = await stage.person('admin');
    await openTab(page);
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
    const page = await stage.person('admin');
    await openTab(page);
    await attached(page, 2);
    const widen = await narrow(page);
    const files = await Promise.all(
      [1200, 1300, 1400].map(async (width) => ({
        name: `${width}.png`,
        mimeType: 'image/png',
        buffer: await picture(width, 200, 'png'),
      })),
    );
    await choose(page, ...files);
    await middle(page);
    const { notes, records } = await kept(page);
    expect(notes).toBe(1);
    expect(records).toBeGreaterThan(1);
    await Promise.all([page.waitForRequest((request) => request.method() === 'PATCH'), page.reload()]);
    await widen();
    await attached(page, 5);
    const there = await sizes(page);
    expect(there.slice(2).sort()).toEqual(['1200×200', '1300×200', '1400×200']);
  });

  it('that cannot be saved wait for another try', async () => {
    const page = await stage.person('admin');
    await openTab(page);
    await attached(page, 5);
    let refuse = true;
    await page.route('**/graphql', (route) =>
      refuse && route.request().postData()?.includes('AddModuleImages') ? route.abort() : route.fallback(),
    );
    await choose(page, { name: 'x.png', mimeType: 'image/png', buffer: await picture(640, 480, 'png') });
    await page
      .getByRole('alert')
      .getByText(en('admin.images.notSaved', { count: 1 }))
      .waitFor();
    expect(await violations(page)).toEqual([]);
    refuse = false;
    await button(page, 'en', 'ui.tryAgain').click();
    await attached(page, 6);
    await page.getByRole('alert').waitFor({ state: 'hidden' });
  });

  it('are taken only where there is room for all of them', async () => {
    const page = await stage.person('admin');
    await openTab(page);
    await attached(page, 6);
    const buffer = await picture(40, 30, 'png');
    const many = Array.from({ length: 15 }, (_, at) => ({
      name: `${at}.png`,
      mimeType: 'image/png',
      buffer,
    }));
    await choose(page, ...many);
    const alert = page.getByRole('alert');
    await alert.getByText('You can only upload 14 files', { exact: true }).waitFor();
    expect(await sizes(page)).toHaveLength(6);
  });
});

describe('the picture of a question', () => {
  let id = '';
  let first = '';
  beforeAll(async () => {
    id = await newModule('Reading sidewalls');
  });

  const preview = (page: Page): Locator =>
    page.getByRole('img', { name: en('uploads.preview', { place: 1 }) });
  const field = (page: Page, group: string, label: string): Locator =>
    page.getByRole('group', { name: en(group), exact: true }).getByLabel(label, { exact: true });
  const write = (page: Page, name: string, text: string): Promise<void> =>
    page.getByRole('textbox', { name: `${name}, English`, exact: true }).fill(text);
  const allSaved = (page: Page): Promise<void> =>
    page.getByText(en('admin.allSaved'), { exact: true }).waitFor();
  const openQuestion = async (page: Page): Promise<void> => {
    await page.goto(`/admin/modules/${id}/questions`);
    await page.getByRole('link', { name: '1. What does the mark say?' }).click();
    await page.getByRole('heading', { name: en('admin.question.number', { position: 1 }) }).waitFor();
  };
  const publish = async (page: Page): Promise<void> => {
    await page.goto(`/admin/modules/${id}/test`);
    await button(page, 'en', 'admin.publish').click();
    const dialog = page.getByRole('dialog', { name: en('admin.publish.title') });
    await dialog.getByRole('button', { name: en('admin.publish'), exact: true }).click();
    await page.getByText(en('admin.publish.same')).waitFor();
  };
  const jpeg = async (width: number, height: number): Promise<File> => ({
    name: 'mark.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(width, height, 'jpeg'),
  });
  const widthOf = async (address: string) => (await sharp(await bytesOf(address)).metadata()).width;

  it('is uploaded with a new question, described, saved and published', async () => {
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    await page.goto(`/admin/modules/${id}/questions/new`);
    await write(page, en('admin.question'), 'What does the mark say?');
    await choose(page, await jpeg(1000, 500));
    await preview(page).waitFor();
    await field(page, 'admin.alt', 'English').fill('A mountain with a snowflake');
    await field(page, 'admin.alt', 'Français').fill('Une montagne avec un flocon');
    await write(page, en('admin.question.option', { position: 1 }), 'It grips on snow');
    await page.getByRole('radio', { name: en('admin.question.optionRight', { position: 1 }) }).check();
    await write(page, en('admin.question.option', { position: 2 }), 'It is made of snow');
    await button(page, 'en', 'admin.question.removeOption', { position: 3 }).click();
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'admin.save').click();
    await page.getByRole('link', { name: '1. What does the mark say?' }).waitFor();
    await publish(page);
    expect(trouble).toEqual([]);
  });

  it('is shown in an attempt, in words too, and opens large by mouse and keyboard', async () => {
    const page = await stage.person('retailer');
    await page.goto(`/training/modules/${id}`);
    await button(page, 'fr', 'modules.start').click();
    await saved(page);
    const shown = page.getByRole('main').getByRole('img', { name: 'Une montagne avec un flocon' });
    first = (await shown.getAttribute('src'))!;
    expect(await widthOf(first)).toBe(1000);
    expect(await violations(page)).toEqual([]);
    const name = says('fr', 'tests.pictureOf', { position: 1 });
    await button(page, 'fr', 'ui.enlarge', { picture: name }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('img', { name: 'Une montagne avec un flocon' }).waitFor();
    await page.keyboard.press('1');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.locator('fieldset label:has(input:checked)').count()).toBe(0);
    await option(page, 'It grips on snow').click();
    await saved(page);
  });

  it('is replaced for whoever starts later, while an attempt keeps the one it began with', async () => {
    const admin = await stage.person('admin');
    await openQuestion(admin);
    await button(admin, 'en', 'admin.question.replacePicture').click();
    await choose(admin, await jpeg(1200, 500));
    await button(admin, 'en', 'admin.question.replacePicture').waitFor();
    await until('it is not saved', async () => (await admin.getByText(en('admin.unsaved')).count()) === 1);
    await button(admin, 'en', 'admin.save').click();
    await allSaved(admin);
    await publish(admin);

    const learner = await stage.person('retailer');
    await learner.goto(`/training/modules/${id}`);
    await learner.getByRole('link', { name: says('fr', 'modules.resume'), exact: true }).click();
    await saved(learner);
    const shown = learner.getByRole('main').getByRole('img', { name: 'Une montagne avec un flocon' });
    expect(await shown.getAttribute('src')).toBe(first);
    expect(await widthOf(first)).toBe(1000);

    const next = await stage.person('learner');
    await next.goto(`/training/modules/${id}`);
    await button(next, 'en', 'modules.start').click();
    await saved(next);
    const other = next.getByRole('main').getByRole('img', { name: 'A mountain with a snowflake' });
    expect(await widthOf((await other.getAttribute('src'))!)).toBe(1200);
  });

  it('goes on after a reload though it is to replace another', async () => {
    const page = await stage.person('admin');
    await openQuestion(page);
    const before = await preview(page).getAttribute('src');
    await button(page, 'en', 'admin.question.replacePicture').click();
    const widen = await narrow(page);
    const large = { mimeType: 'image/png', buffer: await picture(1200, 600, 'png') };
    await choose(page, { name: 'mark.png', ...large });
    await middle(page);
    await Promise.all([page.waitForRequest((asked) => asked.method() === 'PATCH'), page.reload()]);
    await widen();
    await button(page, 'en', 'admin.question.replacePicture').waitFor();
    await page.getByText(en('admin.unsaved')).waitFor();
    expect(await preview(page).getAttribute('src')).not.toBe(before);
  });

  it('is removed once that was confirmed, and the page asks before that is lost', async () => {
    const page = await stage.person('admin');
    await openQuestion(page);
    await preview(page).waitFor();
    await button(page, 'en', 'uploads.deleteOne', { place: 1, total: 1 }).click();
    const asked = page.getByRole('dialog', { name: en('uploads.deleteTitle') });
    await asked.getByRole('button', { name: en('uploads.delete'), exact: true }).click();
    await preview(page).waitFor({ state: 'detached' });
    await until('the keyboard goes on in its field', () => hasFocus(page, 'admin.question.picture'));
    await page
      .getByRole('link', { name: en('admin.tab.questions') })
      .first()
      .click();
    const leave = page.getByRole('dialog', { name: en('admin.leave.title') });
    await leave.getByRole('button', { name: en('ui.cancel') }).click();
    await leave.waitFor({ state: 'hidden' });
    await button(page, 'en', 'admin.save').click();
    await allSaved(page);
    await page.goto(`/admin/modules/${id}/preview`);
    await page.getByRole('heading', { name: 'What does the mark say?' }).waitFor();
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
  });

  it('stays where somebody else saved the question meanwhile, until theirs is loaded', async () => {
    const page = await stage.person('admin');
    const other = await stage.person('admin');
    await openQuestion(page);
    await choose(page, await jpeg(640, 480));
    await preview(page).waitFor();
    await openQuestion(other);
    await write(other, en('admin.question.option', { position: 2 }), 'It melts snow');
    await button(other, 'en', 'admin.save').click();
    await allSaved(other);
    await button(page, 'en', 'admin.save').click();
    await page.getByText(en('admin.conflict')).waitFor();
    await preview(page).waitFor();
    await button(page, 'en', 'admin.loadTheirs').click();
    await preview(page).waitFor({ state: 'detached' });
    await allSaved(page);
    const theirs = page.getByRole('textbox', {
      name: `${en('admin.question.option', { position: 2 })}, English`,
    });
    await until('theirs is shown', async () => (await theirs.innerText()) === 'It melts snow');
    expect(await preview(page).count()).toBe(0);
  });

  it('is waited for where the question is saved while it is on its way', async () => {
    const page = await stage.person('admin');
    await openQuestion(page);
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/resumable/files/*', async (route) => {
      await arrival;
      await route.continue();
    });
    await choose(page, await jpeg(640, 480));
    await page.locator('.uppy-Dashboard-Item').waitFor();
    await write(page, en('admin.question.option', { position: 2 }), 'It sinks in snow');
    await button(page, 'en', 'admin.save').click();
    await page.getByRole('alert').getByText(en('admin.question.pictureOnItsWay')).waitFor();
    expect(await violations(page)).toEqual([]);
    arrive();
    await preview(page).waitFor();
    await button(page, 'en', 'admin.save').click();
    await allSaved(page);
    await page.reload();
    await preview(page).waitFor();
  });
});
