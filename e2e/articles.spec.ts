import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { violations } from './support/browser/browser';
import { picture } from './support/images/photos';
import { chooseImages } from './support/images/pictured-module';
import { openStage } from './support/portal/stage';
import { button, dialog } from './support/attempts/taking';
import { says } from './support/texts';
import { preview } from './support/images/uploading';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);
const title = `Chains or studs ${randomUUID().slice(0, 8)}`;

const inEnglish = (of: Page | Locator, group: string): Locator =>
  of.getByRole('group', { name: en(group), exact: true }).getByLabel('English', { exact: true });

/** Adds a block at the end and returns its fields. */
async function add(page: Page, kind: string): Promise<Locator> {
  const body = page.getByRole('group', { name: en('admin.articles.parts'), exact: true });
  await body
    .getByRole('group', { name: en('admin.parts.add') })
    .getByRole('button', { name: en(kind), exact: true })
    .click();
  const fields = body.locator('[role=group][tabindex="-1"]').last();
  await fields.waitFor();
  return fields;
}

async function addFigure(page: Page): Promise<void> {
  const figure = await add(page, 'admin.parts.figure');
  await figure.getByRole('button', { name: en('admin.picture.add') }).click();
  const buffer = await picture(800, 600, 'jpeg');
  await chooseImages(page, { name: 'chains.jpg', mimeType: 'image/jpeg', buffer });
  await preview(page).waitFor();
  await inEnglish(page, 'admin.alt').fill('A chain on a wheel');
}

async function save(page: Page): Promise<void> {
  await button(page, 'en', 'admin.save').click();
  await page.getByText(en('admin.allSaved'), { exact: true }).waitFor();
}

describe('the articles of administrators', () => {
  it('lets an administrator write, preview and publish an article, and compares versions when two people edit it at once', async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/articles/new');
    await inEnglish(page, 'admin.articles.title').fill(title);
    await inEnglish(page, 'admin.articles.summary').fill('What holds on ice.');
    await inEnglish(await add(page, 'admin.parts.heading'), 'admin.parts.heading').fill('On ice');
    await addFigure(page);
    const table = await add(page, 'admin.parts.table');
    await inEnglish(table, 'admin.parts.table').fill('Surface | Meters\nSnow | 31\nIce | 58');
    await button(page, 'en', 'admin.save').click();
    await page.waitForURL(/\/admin\/articles\/[0-9a-f-]{36}$/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await inEnglish(other, 'admin.articles.summary').waitFor();

    await page.getByRole('link', { name: en('admin.articles.preview') }).click();
    const bar = page.getByRole('region', { name: en('admin.articles.preview') });
    await bar.getByText(en('admin.articles.sight.draft')).waitFor();
    await bar.getByLabel(en('admin.seenAs.in'), { exact: true }).selectOption('fr');
    await page.getByText(/^Not in Français yet: Headline/).waitFor();
    expect(await violations(page)).toEqual([]);
    await bar.getByRole('link', { name: en('admin.articles.edit') }).click();
    await page.getByLabel(en('admin.publishAt'), { exact: true }).fill('2026-01-05T09:00');
    await inEnglish(page, 'admin.articles.summary').fill('Theirs.');
    await save(page);

    await inEnglish(other, 'admin.articles.summary').fill('Mine.');
    await button(other, 'en', 'admin.save').click();
    const compared = dialog(other, 'en', 'admin.compare.title');
    await compared.getByRole('radio', { name: /Theirs\./ }).check();
    expect(await violations(other)).toEqual([]);
    await compared.getByRole('button', { name: en('admin.compare.save') }).click();
    await other.getByText(en('admin.allSaved'), { exact: true }).waitFor();

    const learner = await stage.person('learner');
    await learner.goto(`/whats-new/articles/${title.toLowerCase().replaceAll(' ', '-')}`);
    await learner.getByRole('heading', { level: 1, name: title }).waitFor();
    await learner.getByRole('heading', { level: 2, name: 'On ice' }).waitFor();
    await learner.getByText('Theirs.', { exact: true }).waitFor();
    await learner.getByRole('img', { name: 'A chain on a wheel' }).waitFor();
    await learner.getByRole('rowheader', { name: 'Ice' }).waitFor();
    expect(await violations(learner)).toEqual([]);
  });
});
