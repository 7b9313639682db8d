import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { inDatabase } from './support/database';
import { phone, violations, watchTrouble } from './support/browser';
import { unsound } from './support/look';
import { openStage } from './support/stage';
import { button, dialog } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

async function open(page: Page): Promise<void> {
  await page.goto('/admin/translations');
  await page.getByRole('heading', { name: en('admin.translations'), level: 1 }).waitFor();
}

/** The file for translators into Spanish, with every text or those that are missing. */
async function exported(page: Page, which: 'missing' | 'needing' | 'all'): Promise<string> {
  await button(page, 'en', 'translations.export').click();
  const asked = dialog(page, 'en', 'translations.export');
  await asked.getByText(en(`translations.export.${which}`), { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    asked.getByRole('button', { name: en('translations.export.save') }).click(),
  ]);
  await asked.getByRole('button', { name: en('ui.cancel') }).click();
  return readFile(await download.path(), 'utf8');
}

async function choose(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByRole('button', { name: /file$/ }).click(),
  ]);
  await chooser.setFiles({ name: 'es.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) });
}

const unit = /<trans-unit id="(award:[^"]*:title|award:[^"]*:name)"[^]*?<\/trans-unit>/;

const article = `left-behind-${process.pid}`;
const title = {
  en: `Left behind ${process.pid}`,
  es: `Detrás ${process.pid}`,
  fr: `Derrière ${process.pid}`,
};

/** An article whose English heading was changed after it was translated into French; its summary lacks both. */
async function leaveBehind(): Promise<void> {
  await inDatabase(
    stage.portal,
    `with made as (
       insert into article (slug, section, topic, title, summary, parts, reading_minutes, publish_at)
       values ('${article}', 'whats-new', 'products', '${JSON.stringify(title)}',
         '{"en":"Summary of ${article}","es":"","fr":""}', '[]', 1, now()) returning id
     ) insert into outdated_translation (kind, thing_id, lang, digest, source, changed_at)
     select 'article', id::text, 'fr', md5('${title.en}' || chr(31) || '${title.fr}'), '', now() from made`,
  );
}

/** How far one stands below another, in px. */
async function below(one: Locator, other: Locator): Promise<number> {
  const [upper, lower] = [await other.boundingBox(), await one.boundingBox()];
  return lower!.y - (upper!.y + upper!.height);
}

describe('texts in the languages that they have', () => {
  it('are written one after the other by keys, and what is out of date is taken for right', async () => {
    await leaveBehind();
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    await page.goto(`/admin/translations?q=${encodeURIComponent(title.en)}`);
    const summary = `${title.en}, ${en('translations.of.article')}, ${en('translations.in.summary')}`;
    const field = (language: string) => page.getByRole('textbox', { name: `${summary}, ${language}` });
    await field('Español').focus();
    await page.keyboard.press('Tab');
    await field('Français').waitFor();
    expect(await field('Français').evaluate((each) => each === document.activeElement)).toBe(true);
    await field('Español').fill('Resumen');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Resumen', { exact: true }).waitFor();
    await page.getByText(en('translations.saved', { count: 1 })).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('textarea[lang="fr"]'));
    await page.goto(`/admin/translations?states=outdated&shown=yes&q=${encodeURIComponent(title.en)}`);
    const row = page.getByRole('row').filter({ hasText: title.fr });
    await row.getByText(en('translations.englishChanged', { day: '' }).trim(), { exact: false }).waitFor();
    expect(await violations(page)).toEqual([]);
    await row.getByRole('button', { name: en('translations.stillRight') }).press('Enter');
    await page.getByText(en('translations.saved', { count: 1 })).waitFor();
    await page.reload();
    await page.getByText(en('admin.list.clear')).first().waitFor();
    await page.getByRole('row').filter({ hasText: title.fr }).waitFor({ state: 'detached' });
    const rail = page.getByRole('navigation', { name: en('shell.administration') });
    await rail.getByRole('link', { name: /^Translations \d+/ }).waitFor();
    expect(trouble).toEqual([]);
  });
});

describe('texts for translators', () => {
  it('go out as a file and come back after a look at what each changes, and a second time change nothing', async () => {
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    await open(page);
    const file = await exported(page, 'all');
    const [whole] = unit.exec(file)!;
    const words = `Palabras del traductor ${Date.now()}`;
    const back = file.replace(
      whole,
      whole.replace(/<target[^>]*>[^]*<\/target>/, `<target>${words}</target>`),
    );
    await button(page, 'en', 'translations.import').click();
    const taking = dialog(page, 'en', 'translations.import');
    await choose(page, back.replace('1.2', '9'));
    await taking.getByRole('alert').waitFor();
    await choose(page, back);
    await taking.getByRole('cell', { name: words }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(
      await below(
        taking.getByRole('button', { name: en('translations.import.another') }),
        taking.getByText(en('translations.import.help')),
      ),
    ).toBeGreaterThanOrEqual(8);
    await taking.getByRole('button', { name: en('translations.import.save', { count: 1 }) }).click();
    await taking.getByText(en('translations.import.saved', { written: 1, done: 1, of: 1 })).waitFor();
    await choose(page, back);
    await taking.getByText(en('translations.import.nothingNew')).waitFor();
    await taking
      .getByRole('button', { name: en('ui.close'), exact: true })
      .last()
      .click();
    await page.goto(`/admin/translations?states=all&q=${encodeURIComponent(words)}`);
    await page.getByText(words).waitFor();
    expect(trouble).toEqual([]);
  });

  it('are exchanged on a phone too', async () => {
    const page = await stage.person('admin', { viewport: phone });
    await open(page);
    await button(page, 'en', 'translations.export').click();
    await dialog(page, 'en', 'translations.export').waitFor();
    expect(await unsound(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});
