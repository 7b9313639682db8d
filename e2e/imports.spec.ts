import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { zipOf, workbookParts } from '#server/testing/sheets/workbooks';
import { phone, violations, watchErrors } from './support/browser/browser';
import { unsound } from './support/screens/look';
import { openStage } from './support/portal/stage';
import { button } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

/** Returns a word that no other run uses. */
const word = (): string => `i${randomUUID().slice(0, 8)}`;

/** Selects a file with the keyboard. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/admin/imports/new?kind=people');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'en', 'imports.file.choose').press('Enter'),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const start = (page: Page, count: number) =>
  button(page, 'en', 'imports.rows.import', { kind: 'people', count });
const reported = (page: Page, count: number) =>
  page.getByText(`${count} ${count === 1 ? 'row' : 'rows'} imported.`);

describe('an import of people', () => {
  it('previews and imports people, exports the rejected rows, and undoes everything', async () => {
    const page = await stage.person('admin');
    const errors = watchErrors(page);
    const own = word();
    const lines = [
      'E-mail,Full name,Level,Notes',
      `ana.${own}@import.example,"Lopez, Ana ${own}",Std,x`,
      `kofi.${own}@import.example,Kofi ${own},MC,`,
      `joy.${own},Joy ${own},Std,`,
      `ana.${own}@import.example,Twice ${own},Std,`,
    ];
    await choose(page, 'dealers.csv', Buffer.from(lines.join('\r\n')));
    for (const [means, as] of [
      ['MC', 'motorcycle'],
      ['Std', 'standard'],
    ] as const)
      await page
        .getByRole('combobox', { name: en('imports.columns.means', { word: means }) })
        .selectOption(as);
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'imports.columns.check', { count: 4 }).click();
    await start(page, 2).waitFor();
    await page.getByText(`Lopez, Ana ${own}`).waitFor();
    expect(await violations(page)).toEqual([]);
    await page
      .getByRole('navigation', { name: en('imports.rows.outcomes', { kind: 'people' }) })
      .getByRole('link', { name: new RegExp(`^${en('imports.outcome.reject')}`) })
      .click();
    await page.getByText(`Joy ${own}`).waitFor();
    await button(page, 'en', 'imports.rejected').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV', exact: true }).click(),
    ]);
    const rejected = await readFile(await download.path(), 'utf8');
    expect(rejected).toContain(`joy.${own}`);
    expect(rejected).not.toContain(`kofi.${own}`);

    await start(page, 2).click();
    await reported(page, 2).waitFor();
    await page.reload();
    await reported(page, 2).waitFor();
    expect(await violations(page)).toEqual([]);
    const report = page.url();
    await page.goto(`/admin/people?q=${own}`);
    await page.getByText(`Kofi ${own}`).waitFor();

    await page.goto(report);
    await button(page, 'en', 'imports.undo.prompt').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: en('imports.undo.confirm') })
      .click();
    await page.getByText('This import was undone.').waitFor();
    await page.goto(`/admin/people?q=${own}`);
    await page.getByText(en('people.noneFor', { query: own })).waitFor();
    expect(errors).toEqual([]);
  });

  it('lets an administrator correct a rejected row of a workbook in place, by keyboard on a phone', async () => {
    const page = await stage.person('admin', { viewport: phone });
    const own = word();
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`;
    const rows =
      row('E-mail', 'Name') +
      row(`wei.${own}@import.example`, `Wei ${own}`) +
      row(`joy.${own}`, `Joy ${own}`);
    await choose(page, 'people.xlsx', await zipOf(workbookParts({ rows })));
    await button(page, 'en', 'imports.columns.check', { count: 2 }).press('Enter');
    await button(page, 'en', 'imports.correct').press('Enter');
    const dialog = page.getByRole('dialog', { name: en('imports.correct.title', { line: 3 }) });
    const email = dialog.getByLabel('E-mail');
    await email.fill(`joy.${own}@`);
    await email.press('Enter');
    await dialog.getByText(`“joy.${own}@”`).waitFor();
    expect(await unsound(page)).toEqual([]);
    await email.fill(`joy.${own}@import.example`);
    await email.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await start(page, 2).press('Enter');
    await reported(page, 2).waitFor();
    expect(await unsound(page)).toEqual([]);
  });
});
