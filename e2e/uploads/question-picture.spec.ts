import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { option, saved } from '../support/attempts/answers';
import { violations, watchErrors } from '../support/browser/browser';
import { makePerson } from '../support/own-people';
import { picture } from '../support/images/photos';
import { chooseImages, newModule, servedAt } from '../support/images/pictured-module';
import {
  alt,
  demoQuestion,
  en,
  jpeg,
  openQuestion,
  pictured,
  preview,
  publish,
  write,
} from '../support/images/pictured-question';
import { openStage } from '../support/portal/stage';
import { button } from '../support/attempts/taking';
import { says } from '../support/texts';
import { middle, narrow } from '../support/images/uploading';

const stage = openStage();

describe('the image of a question', () => {
  const field = (page: Page, group: string, label: string): Locator =>
    page.getByRole('group', { name: en(group), exact: true }).getByLabel(label, { exact: true });

  it('is uploaded with a new question, published, shown in an attempt, and enlarged by keyboard', async () => {
    const id = await newModule(stage.portal, demoQuestion.name);
    const admin = await stage.person('admin');
    const errors = watchErrors(admin);
    await admin.goto(`/admin/modules/${id}/questions/new`);
    await write(admin, en('admin.question'), demoQuestion.text);
    await button(admin, 'en', 'admin.picture.add').click();
    await chooseImages(admin, await jpeg(1000, 500));
    await preview(admin).waitFor();
    await field(admin, 'admin.alt', 'English').fill(alt.en);
    await field(admin, 'admin.alt', 'Français').fill(alt.fr);
    await write(admin, en('admin.question.option', { position: 1 }), demoQuestion.options[0]!);
    await admin.getByRole('radio', { name: en('admin.question.optionRight', { position: 1 }) }).check();
    await write(admin, en('admin.question.option', { position: 2 }), demoQuestion.options[1]!);
    expect(await violations(admin)).toEqual([]);
    await button(admin, 'en', 'admin.save').click();
    await admin.getByRole('link', { name: `1. ${demoQuestion.text}` }).waitFor();
    await publish(admin, id);
    expect(errors).toEqual([]);

    const { who } = await makePerson(stage.portal, { lang: 'fr' });
    const page = await stage.person(who);
    await page.goto(`/training/modules/${id}`);
    await button(page, 'fr', 'modules.start').click();
    await saved(page);
    const visible = page.getByRole('main').getByRole('img', { name: alt.fr });
    const served = await servedAt(stage.portal, (await visible.getAttribute('src'))!);
    expect((await sharp(served).metadata()).width).toBe(1000);
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
    await option(page, demoQuestion.options[0]!).click();
    await saved(page);
  });

  it('loads the uploader only when needed, and resumes after a reload while replacing another image', async () => {
    const id = await pictured(stage.portal);
    const page = await stage.person('admin');
    await openQuestion(page, id);
    const sizes = new Map<string, number>();
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        sizes.set(response.url(), Number(response.headers()['content-length']));
    });
    // The page never becomes idle, because the stream of changes stays open.
    await page.route('**/api/changes*', (route) => route.fulfill({ body: '' }));
    await page.reload();
    await button(page, 'en', 'admin.picture.replace').waitFor();
    await page.waitForLoadState('networkidle');
    const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeGreaterThan(200 * 1024);
    expect(total).toBeLessThanOrEqual(350 * 1024);

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
});
