import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { desktop, phone, violations, watchErrors } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { unsound } from './support/screens/look';
import { openStage } from './support/portal/stage';
import { button, dialog } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

/** Creates an article without Spanish whose summary is only in English. */
async function makeArticle(): Promise<{ title: string; summary: string }> {
  const word = randomUUID().slice(0, 8);
  const [title, summary] = [`Left behind ${word}`, `Summary of ${word}`];
  await inDatabase(
    stage.portal,
    `insert into article (slug, section, topic, title, summary, parts, reading_minutes, publish_at)
     values ('left-behind-${word}', 'whats-new', 'products', '{"en":"${title}","es":"","fr":"Derrière"}',
       '{"en":"${summary}","es":"","fr":""}', '[]', 1, now())`,
  );
  return { title, summary };
}

async function choose(page: Page, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'en', 'imports.texts.choose').click(),
  ]);
  await chooser.setFiles({ name: 'es.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(text) });
}

describe('the page of missing translations', () => {
  it('lets an administrator write one text after another by keyboard', async () => {
    const { title, summary } = await makeArticle();
    const page = await stage.person('admin');
    const errors = watchErrors(page);
    await page.goto(`/admin/translations?q=${encodeURIComponent(summary)}`);
    const label = `${title}, ${en('translations.of.article')}, ${en('translations.in.summary')}`;
    const field = (language: string) => page.getByRole('textbox', { name: `${label}, ${language}` });
    await field('Español').focus();
    await page.keyboard.press('Tab');
    await field('Français').waitFor();
    expect(await field('Français').evaluate((each) => each === document.activeElement)).toBe(true);
    await field('Español').fill('Resumen');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Resumen', { exact: true }).waitFor();
    await page.getByText(en('translations.saved', { count: 1 })).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('textarea[lang="fr"]'));
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('the exchange with translators', () => {
  it('exports texts as a file, and imports the file after a preview of the changes', async () => {
    const { title } = await makeArticle();
    const page = await stage.person('admin');
    const errors = watchErrors(page);
    await page.goto('/admin/translations');
    await button(page, 'en', 'translations.export').click();
    const dialogBox = dialog(page, 'en', 'translations.export');
    await dialogBox.getByText(en('translations.export.missing'), { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialogBox.getByRole('button', { name: en('translations.export.save') }).click(),
    ]);
    await page.setViewportSize(phone);
    expect(await unsound(page)).toEqual([]);
    await page.setViewportSize(desktop);
    await dialogBox.getByRole('button', { name: en('ui.cancel') }).click();

    const file = await readFile(await download.path(), 'utf8');
    const words = `Palabras del traductor ${title}`;
    const source = `<source>${title}</source>\n`;
    const back = file.replace(`${source}<target></target>`, `${source}<target>${words}</target>`);
    expect(back).not.toBe(file);
    await page.getByRole('link', { name: en('translations.import') }).click();
    await choose(page, back.replace('1.2', '9'));
    await page.getByText(en('imports.texts.notXliff', { line: 2 })).waitFor();
    await page.getByRole('link', { name: en('imports.another') }).click();
    await choose(page, back);
    await page
      .getByRole('navigation', { name: en('imports.rows.outcomes', { kind: 'translations' }) })
      .getByRole('link', { name: new RegExp(`^${en('imports.outcome.change')}`) })
      .click();
    await page.getByText(words).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await unsound(page)).toEqual([]);
    await page.setViewportSize(desktop);
    const count = { kind: 'translations', count: 1 };
    await button(page, 'en', 'imports.rows.import', count).click();
    const reported = () => page.getByText('1 translation imported.').waitFor();
    await reported();
    await page.reload();
    await reported();
    expect(await violations(page)).toEqual([]);
    await page.goto(`/admin/translations?states=all&q=${encodeURIComponent(words)}`);
    await page.getByText(words).waitFor();
    expect(errors).toEqual([]);
  });
});
