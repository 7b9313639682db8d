import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { option, saved } from '../support/answers';
import { until, violations, watchTrouble } from '../support/browser';
import { chooseImages, newModule, servedAt } from '../support/pictured-module';
import {
  allSaved,
  alt,
  asked,
  en,
  jpeg,
  openQuestion,
  pictured,
  preview,
  publish,
  write,
} from '../support/pictured-question';
import { openStage } from '../support/stage';
import { button } from '../support/taking';
import { type Language, says } from '../support/texts';

const stage = openStage();

describe('the picture of a question', () => {
  const field = (page: Page, group: string, label: string): Locator =>
    page.getByRole('group', { name: en(group), exact: true }).getByLabel(label, { exact: true });
  const begin = async (page: Page, id: string, language: Language): Promise<void> => {
    await page.goto(`/training/modules/${id}`);
    await button(page, language, 'modules.start').click();
    await saved(page);
  };
  const widthOf = async (address: string) =>
    (await sharp(await servedAt(stage.portal, address)).metadata()).width;

  it('is uploaded with a new question, described, saved and published', async () => {
    const id = await newModule(stage.portal, asked.name);
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    await page.goto(`/admin/modules/${id}/questions/new`);
    await write(page, en('admin.question'), asked.text);
    await button(page, 'en', 'admin.picture.add').click();
    await chooseImages(page, await jpeg(1000, 500));
    await preview(page).waitFor();
    await field(page, 'admin.alt', 'English').fill(alt.en);
    await field(page, 'admin.alt', 'Français').fill(alt.fr);
    await write(page, en('admin.question.option', { position: 1 }), asked.options[0]!);
    await page.getByRole('radio', { name: en('admin.question.optionRight', { position: 1 }) }).check();
    await write(page, en('admin.question.option', { position: 2 }), asked.options[1]!);
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'admin.save').click();
    await page.getByRole('link', { name: `1. ${asked.text}` }).waitFor();
    await publish(page, id);
    expect(trouble).toEqual([]);
  });

  it('brings its uploader only when one is to be chosen: the editor opens with at most 350 KB of scripts', async () => {
    const id = await pictured(stage.portal);
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
    await begin(page, await pictured(stage.portal), 'fr');
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
    await option(page, asked.options[0]!).click();
    await saved(page);
  });

  it('is replaced for whoever starts later, while an attempt keeps the one it began with', async () => {
    const id = await pictured(stage.portal);
    const learner = await stage.person('retailer');
    await begin(learner, id, 'fr');
    const shown = learner.getByRole('main').getByRole('img', { name: alt.fr });
    const first = (await shown.getAttribute('src'))!;
    await option(learner, asked.options[0]!).click();
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
});
