import { describe, expect, it } from '@jest/globals';
import { until, violations } from '../support/browser';
import { picture } from '../support/photos';
import { chooseImages, hasFocus } from '../support/pictured-module';
import {
  allSaved,
  asked,
  en,
  jpeg,
  openQuestion,
  pictured,
  plain,
  preview,
  write,
} from '../support/pictured-question';
import { openStage } from '../support/stage';
import { button } from '../support/taking';
import { middle, narrow } from '../support/uploading';

const stage = openStage();

describe('the picture of a question, when something comes between,', () => {
  it('goes on after a reload though it is to replace another', async () => {
    const id = await pictured(stage.portal);
    const page = await stage.person('admin');
    await openQuestion(page, id);
    const before = await preview(page).getAttribute('src');
    await button(page, 'en', 'admin.picture.replace').click();
    const widen = await narrow(page);
    const large = { mimeType: 'image/png', buffer: await picture(600, 300, 'png') };
    await chooseImages(page, { name: 'mark.png', ...large });
    await middle(page);
    await Promise.all([page.waitForRequest((request) => request.method() === 'PATCH'), page.reload()]);
    await widen();
    await button(page, 'en', 'admin.picture.replace').waitFor();
    await page.getByText(en('admin.unsaved')).waitFor();
    expect(await preview(page).getAttribute('src')).not.toBe(before);
  });

  it('is removed once that was confirmed, and the page asks before that is lost', async () => {
    const id = await pictured(stage.portal);
    const page = await stage.person('admin');
    await openQuestion(page, id);
    await preview(page).waitFor();
    await button(page, 'en', 'uploads.deleteOne', { place: 1, total: 1 }).click();
    const dialog = page.getByRole('dialog', { name: en('uploads.deleteTitle') });
    await dialog.getByRole('button', { name: en('uploads.delete'), exact: true }).click();
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
    await page.getByRole('heading', { name: asked.text }).waitFor();
    expect(await page.getByRole('main').getByRole('img').count()).toBe(0);
  });

  it('stays where somebody else saved the question meanwhile, until theirs is loaded', async () => {
    const id = await plain(stage.portal);
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
    const id = await plain(stage.portal);
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
