import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { zipOf, workbookParts } from '#server/testing/workbooks';
import { phone, violations, watchTrouble } from './support/browser';
import { unsound } from './support/look';
import { openStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

type Sent = { name: string; mimeType: string; buffer: Buffer };

const csv = (name: string, lines: readonly string[], encoding: BufferEncoding = 'utf8'): Sent => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n'), encoding),
});

/** A word that no other run uses. */
const word = (): string => `i${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

async function choose(page: Page, file: Sent, kind = 'people'): Promise<void> {
  await page.goto(`/admin/imports/new?kind=${kind}`);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'en', 'imports.file.choose').click(),
  ]);
  await chooser.setFiles(file);
}

/** Takes a file of which the columns are known to its rows. */
async function check(page: Page, count: number): Promise<void> {
  await button(page, 'en', 'imports.columns.check', { count }).click();
  await page.getByText(en('imports.rows.outcome')).first().waitFor();
}

const start = (page: Page, count: number) => button(page, 'en', 'imports.rows.import', { count });
const outcome = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: en('imports.rows.outcomes') })
    .getByRole('link', { name: new RegExp(`^${en(`imports.outcome.${name}`)}`) });
const reported = (page: Page, count: number) =>
  page.getByText(`${count} ${count === 1 ? 'row is' : 'rows are'} in.`);

describe('an import of people', () => {
  it('is looked at, run, its rejected rows saved, and undone as a whole', async () => {
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    const own = word();
    const file = csv('dealers.csv', [
      'E-mail,Full name,Level,Notes',
      `ana.${own}@import.example,"Lopez, Ana ${own}",Std,x`,
      `kofi.${own}@import.example,Kofi ${own},MC,`,
      `joy.${own},Joy ${own},Std,`,
      `ana.${own}@import.example,Twice ${own},Std,`,
    ]);
    await choose(page, file);
    await page.getByRole('combobox', { name: en('imports.columns.means', { word: 'MC' }) }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('combobox', { name: en('imports.columns.means', { word: 'MC' }) })
      .selectOption('motorcycle');
    await page
      .getByRole('combobox', { name: en('imports.columns.means', { word: 'Std' }) })
      .selectOption('standard');
    await check(page, 4);
    await start(page, 2).waitFor();
    await page.getByText(`Lopez, Ana ${own}`).waitFor();
    expect(await violations(page)).toEqual([]);
    await outcome(page, 'reject').click();
    await page.getByText(`Joy ${own}`).waitFor();
    await button(page, 'en', 'imports.rejected').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV', exact: true }).click(),
    ]);
    const rejected = await readFile(await download.path(), 'utf8');
    expect(rejected).toContain(`joy.${own}`);
    expect(rejected).not.toContain(`kofi.${own}`);

    await page.goto(`/admin/people?q=${own}`);
    await page.getByText(en('people.noneFor', { query: own })).waitFor();
    await page.goBack();
    await start(page, 2).click();
    await reported(page, 2).waitFor();
    await page.reload();
    await reported(page, 2).waitFor();
    expect(await violations(page)).toEqual([]);
    const report = page.url();
    await page.goto(`/admin/people?q=${own}`);
    await page.getByText(`Kofi ${own}`).waitFor();

    await page.goto(report);
    await button(page, 'en', 'imports.undo.ask').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en('imports.undo.confirm') })
      .click();
    await page.getByText('This import was undone.').waitFor();
    await page.goto(`/admin/people?q=${own}`);
    await page.getByText(en('people.noneFor', { query: own })).waitFor();
    await page.goto('/admin/imports');
    await page.getByRole('link', { name: 'dealers.csv' }).first().waitFor();
    expect(trouble).toEqual([]);
  });

  it('has a rejected row corrected in its place, checked again and imported, on a phone too', async () => {
    const page = await stage.person('admin', { viewport: phone });
    const trouble = watchTrouble(page);
    const own = word();
    await choose(
      page,
      csv('dealers.csv', ['E-mail,Name', `ana.${own}@import.example,Ana ${own}`, `joy.${own},Joy ${own}`]),
    );
    await check(page, 2);
    await button(page, 'en', 'imports.correct').click();
    const dialog = page.getByRole('dialog', { name: en('imports.correct.title', { line: 3 }) });
    const email = dialog.getByLabel('E-mail');
    await email.fill(`joy.${own}@`);
    await email.press('Enter');
    await dialog.getByText(`“joy.${own}@”`).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await unsound(page)).toEqual([]);
    await email.fill(`joy.${own}@import.example`);
    await email.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await start(page, 2).click();
    await reported(page, 2).waitFor();
    await page.goto(`/admin/people?q=${own}`);
    await page.getByText(`Joy ${own}`).waitFor();
    expect(trouble).toEqual([]);
  });

  it('takes semicolons and Latin-1, and remembers the columns for the next file with them', async () => {
    const page = await stage.person('admin');
    const own = word();
    const heads = `Courriel;Prénom et nom ${own}`;
    const rows = [`renee.${own}@import.example;Renée Élodie ${own}`];
    await choose(page, csv('vendeurs.csv', [heads, ...rows], 'latin1'));
    await page
      .getByRole('combobox', { name: en('imports.columns.becomes', { name: `Prénom et nom ${own}` }) })
      .selectOption('name');
    await check(page, 1);
    const row = page.getByText(`Renée Élodie ${own}`);
    await row.first().waitFor();
    expect(await row.count()).toBe(1);
    await button(page, 'en', 'imports.again').click();
    await choose(page, csv('vendeurs.csv', [heads, ...rows], 'latin1'));
    await page.getByText(en('imports.columns.remembered')).waitFor();
    await check(page, 1);
    await start(page, 1).waitFor();
    await page.getByText(`Renée Élodie ${own}`).waitFor();
  });

  it('takes a workbook, by keys alone', async () => {
    const page = await stage.person('admin');
    const own = word();
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`;
    const rows = row('E-mail', 'Name') + row(`wei.${own}@import.example`, `Wei ${own}`);
    const buffer = await zipOf(workbookParts({ rows }));
    await page.goto('/admin/imports/new');
    await page.getByText(en('imports.file.needs')).waitFor();
    const choice = button(page, 'en', 'imports.file.choose');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choice.press('Enter')]);
    await chooser.setFiles({ name: 'people.xlsx', mimeType: 'application/octet-stream', buffer });
    await button(page, 'en', 'imports.columns.check', { count: 1 }).press('Enter');
    await start(page, 1).press('Enter');
    await reported(page, 1).waitFor();
    await page.goto(`/admin/people?q=${own}`);
    await page.getByText(`Wei ${own}`).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('says what is wrong with a file that cannot be read, on a phone too', async () => {
    const page = await stage.person('admin', { viewport: phone });
    await choose(page, csv('open.csv', ['E-mail,Name', '"never@closed.example,A']));
    await page.getByText(en('sheet.openQuote', { line: 2 })).waitFor();
    expect(await unsound(page)).toEqual([]);
    await page.getByRole('link', { name: en('imports.another') }).click();
    await page.getByText(en('imports.file.needs')).waitFor();
    expect(await unsound(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});
