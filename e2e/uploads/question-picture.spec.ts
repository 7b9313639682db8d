import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { option, saved } from '../support/answers';
import { until, violations, watchTrouble } from '../support/browser';
import { picture } from '../support/photos';
import {
  chooseImages,
  type ChosenFile,
  hasFocus,
  newModule,
  newQuestion,
  servedAt,
} from '../support/pictured-module';
import { openStage } from '../support/stage';
import { button } from '../support/taking';
import { type Language, says } from '../support/texts';
import { middle, narrow } from '../support/uploading';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

describe('the picture of a question', () => {
  const name = 'Reading sidewalls';
  const text = 'What does the mark say?';
  const options = ['It grips on snow', 'It is made of snow'];
  const alt = { en: 'A mountain with a snowflake', fr: 'Une montagne avec un flocon' };

  /** Makes a module whose published test asks this; gives its id. */
  const plain = (): Promise<string> => newQuestion(stage.portal, { name, text, options });
  /** The same about a picture 1000 wide. */
  const pictured = async (): Promise<string> => {
    const picture = { ...(await jpeg(1000, 500)), alt };
    return newQuestion(stage.portal, { name, text, options, picture });
  };
  const preview = (page: Page): Locator =>
    page.getByRole('img', { name: en('uploads.preview', { place: 1 }) });
  const field = (page: Page, group: string, label: string): Locator =>
    page.getByRole('group', { name: en(group), exact: true }).getByLabel(label, { exact: true });
  const write = (page: Page, label: string, words: string): Promise<void> =>
    page.getByRole('textbox', { name: `${label}, English`, exact: true }).fill(words);
  const allSaved = (page: Page): Promise<void> =>
    page.getByText(en('admin.allSaved'), { exact: true }).waitFor();
  const openQuestion = async (page: Page, id: string): Promise<void> => {
    await page.goto(`/admin/modules/${id}/questions`);
    await page.getByRole('link', { name: `1. ${text}` }).click();
    await page.getByRole('heading', { name: en('admin.question.number', { position: 1 }) }).waitFor();
  };
  const publish = async (page: Page, id: string): Promise<void> => {
    await page.goto(`/admin/modules/${id}/test`);
    await button(page, 'en', 'admin.publish').click();
    const dialog = page.getByRole('dialog', { name: en('admin.publish.title') });
    await dialog.getByRole('button', { name: en('admin.publish'), exact: true }).click();
    await page.getByText(en('admin.publish.same')).waitFor();
  };
  const begin = async (page: Page, id: string, language: Language): Promise<void> => {
    await page.goto(`/training/modules/${id}`);
    await button(page, language, 'modules.start').click();
    await saved(page);
  };
  const jpeg = async (width: number, height: number): Promise<ChosenFile> => ({
    name: 'mark.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(width, height, 'jpeg'),
  });
  const widthOf = async (address: string) =>
    (await sharp(await servedAt(stage.portal, address)).metadata()).width;

  it('is uploaded with a new question, described, saved and published', async () => {
    const id = await newModule(stage.portal, name);
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    await page.goto(`/admin/modules/${id}/questions/new`);
    await write(page, en('admin.question'), text);
    await button(page, 'en', 'admin.picture.add').click();
    await chooseImages(page, await jpeg(1000, 500));
    await preview(page).waitFor();
    await field(page, 'admin.alt', 'English').fill(alt.en);
    await field(page, 'admin.alt', 'Français').fill(alt.fr);
    await write(page, en('admin.question.option', { position: 1 }), options[0]!);
    await page.getByRole('radio', { name: en('admin.question.optionRight', { position: 1 }) }).check();
    await write(page, en('admin.question.option', { position: 2 }), options[1]!);
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'admin.save').click();
    await page.getByRole('link', { name: `1. ${text}` }).waitFor();
    await publish(page, id);
    expect(trouble).toEqual([]);
  });

  it('brings its uploader only when one is to be chosen: the editor opens with at most 350 KB of scripts', async () => {
    const id = await pictured();
    const page = await stage.person('admin');
    await openQuestion(page, id);
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        sizes.set(response.url(), Number(response.headers()['content-length']));
    });
    // A stream that stays open is never idle.
    await page.route('**/api/changes*', (route) => route.fulfill({ body: '' }));
    await page.reload();
    await button(page, 'en', 'admin.picture.replace').waitFor();
    await page.waitForLoadState('networkidle');
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeGreaterThan(200 * 1024);
    expect(total).toBeLessThanOrEqual(350 * 1024);
  });

  it('is shown in an attempt, in words too, and opens large by mouse and keyboard', async () => {
    const page = await stage.person('retailer');
    await begin(page, await pictured(), 'fr');
    const shown = page.getByRole('main').getByRole('img', { name: alt.fr });
    expect(await widthOf((await shown.getAttribute('src'))!)).toBe(1000);
    expect(await violations(page)).toEqual([]);
    const title = says('fr', 'tests.pictureOf', { position: 1 });
    await button(page, 'fr', 'ui.enlarge', { picture: title }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('img', { name: alt.fr }).waitFor();
    await page.keyboard.press('1');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.locator('fieldset label:has(input:checked)').count()).toBe(0);
    await option(page, options[0]!).click();
    await saved(page);
  });

  it('is replaced for whoever starts later, while an attempt keeps the one it began with', async () => {
    const id = await pictured();
    const learner = await stage.person('retailer');
    await begin(learner, id, 'fr');
    const shown = learner.getByRole('main').getByRole('img', { name: alt.fr });
    const first = (await shown.getAttribute('src'))!;
    await option(learner, options[0]!).click();
    await saved(learner);

    const admin = await stage.person('admin');
    await openQuestion(admin, id);
    await button(admin, 'en', 'admin.picture.replace').click();
    await chooseImages(admin, await jpeg(1200, 500));
    await button(admin, 'en', 'admin.picture.replace').waitFor();
    await until('it is not saved', async () => (await admin.getByText(en('admin.unsaved')).count()) === 1);
    await button(admin, 'en', 'admin.save').click();
    await allSaved(admin);
    await publish(admin, id);

    await learner.goto(`/training/modules/${id}`);
    await learner.getByRole('link', { name: says('fr', 'modules.resume'), exact: true }).click();
    await saved(learner);
    expect(await shown.getAttribute('src')).toBe(first);
    expect(await widthOf(first)).toBe(1000);

    const next = await stage.person('learner');
    await begin(next, id, 'en');
    const other = next.getByRole('main').getByRole('img', { name: alt.en });
    expect(await widthOf((await other.getAttribute('src'))!)).toBe(1200);
  });

  it('goes on after a reload though it is to replace another', async () => {
    const id = await pictured();
    const page = await stage.person('admin');
    await openQuestion(page, id);
    const before = await preview(page).getAttribute('src');
    await button(page, 'en', 'admin.picture.replace').click();
    const widen = await narrow(page);
    const large = { mimeType: 'image/png', buffer: await picture(600, 300, 'png') };
    await chooseImages(page, { name: 'mark.png', ...large });
    await middle(page);
    await Promise.all([page.waitForRequest((asked) => asked.method() === 'PATCH'), page.reload()]);
    await widen();
    await button(page, 'en', 'admin.picture.replace').waitFor();
    await page.getByText(en('admin.unsaved')).waitFor();
    expect(await preview(page).getAttribute('src')).not.toBe(before);
  });

  it('is removed once that was confirmed, and the page asks before that is lost', async () => {
    const id = await pictured();
    const page = await stage.person('admin');
    await openQuestion(page, id);
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
    await page.getByRole('heading', { name: text }).waitFor();
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
  });

  it('stays where somebody else saved the question meanwhile, until theirs is loaded', async () => {
    const id = await plain();
    const page = await stage.person('admin');
    const other = await stage.person('admin');
    await openQuestion(page, id);
    await button(page, 'en', 'admin.picture.add').click();
    await chooseImages(page, await jpeg(640, 480));
    await preview(page).waitFor();
    await openQuestion(other, id);
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
    const id = await plain();
    const page = await stage.person('admin');
    await openQuestion(page, id);
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/resumable/files/*', async (route) => {
      await arrival;
      await route.continue();
    });
    await button(page, 'en', 'admin.picture.add').click();
    await chooseImages(page, await jpeg(640, 480));
    await page.locator('.uppy-Dashboard-Item').waitFor();
    await write(page, en('admin.question.option', { position: 2 }), 'It sinks in snow');
    await button(page, 'en', 'admin.save').click();
    await page.getByRole('alert').getByText(en('admin.picture.onItsWay')).waitFor();
    expect(await violations(page)).toEqual([]);
    arrive();
    await preview(page).waitFor();
    await button(page, 'en', 'admin.save').click();
    await allSaved(page);
    await page.reload();
    await preview(page).waitFor();
  });
});
