import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { moduleId } from './support/answers';
import { phone, violations, watchTrouble } from './support/browser';
import { unsound } from './support/look';
import { openStage } from './support/stage';
import { button, dialog } from './support/taking';
import { type Language, says } from './support/texts';

const stage = openStage();

const bank = `// [tag:winter]
Round?{T}

What is it made of?{=rubber =%50%plastic}

Describe it.{}
`;

async function openTab(page: Page, key: string): Promise<void> {
  await page.goto(`/admin/modules/${moduleId(key)}/import`);
  await page.getByRole('heading', { name: says('en', 'admin.import.title'), level: 2 }).waitFor();
}

async function choose(page: Page, language: Language, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, language, 'admin.import.choose').click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const shows = (page: Page, id: string, values: Record<string, string | number> = {}) =>
  page.getByText(says('en', id, values));

/** Presses a button of the dialog that is open. */
const answer = (page: Page, id: string): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: says('en', id), exact: true })
    .click();

const tab = (page: Page, id: string) =>
  page
    .getByRole('navigation', { name: says('en', 'admin.tabs') })
    .getByRole('link', { name: says('en', id), exact: true });

/** The row of a file in the list of imports. */
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: says('en', 'admin.import.earlier') })
    .getByRole('listitem')
    .filter({ hasText: name });

/** A bank that takes the server a while. */
const large = Array.from({ length: 4000 }, (_, index) => `[html]<p>Question <b>${index}</b>?</p>{T}\n`).join(
  '\n',
);

describe('importing questions', () => {
  it('shows what becomes of each, adds them, and takes them out again', async () => {
    const page = await stage.person('admin');
    const trouble = watchTrouble(page);
    await openTab(page, 'winter-compounds');
    await choose(page, 'en', 'bank.gift', bank);
    await button(page, 'en', 'admin.import.apply', { count: 2 }).waitFor();
    await button(page, 'en', 'admin.import.refusedCount', { count: 1 }).click();
    const list = page.getByRole('list', { name: says('en', 'admin.import.report') });
    await list.getByText('Essay questions are not taken.').waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
    await button(page, 'en', 'admin.import.convertedCount', { count: 1 }).click();
    await list.getByText('plastic (50 %)').waitFor();
    await list.getByText(says('en', 'admin.import.show')).click();
    await list.getByText('rubber', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);

    await button(page, 'en', 'admin.import.apply', { count: 2 }).click();
    const asked = dialog(page, 'en', 'admin.import.applyTitle');
    await asked.getByRole('button', { name: says('en', 'admin.import.apply', { count: 2 }) }).click();
    await shows(page, 'admin.import.done', { count: 2, fileName: 'bank.gift' }).waitFor();
    await page.reload();
    await shows(page, 'admin.import.done', { count: 2, fileName: 'bank.gift' }).waitFor();

    await page
      .getByRole('button', { name: says('en', 'admin.import.undoOf', { fileName: 'bank.gift' }) })
      .click();
    await page.getByRole('dialog').getByText('All 2 questions of it are removed').waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('en', 'admin.import.undo') })
      .click();
    await shows(page, 'admin.import.undone', { fileName: 'bank.gift' }).waitFor();
    expect(trouble).toEqual([]);
  });

  it('goes on while its page is loaded again, and says how far it is', async () => {
    const page = await stage.person('admin');
    await openTab(page, 'greeting-the-customer');
    await choose(page, 'en', 'large.gift', large);
    await page.getByRole('progressbar').waitFor();
    await page.reload();
    await button(page, 'en', 'admin.import.apply', { count: 4000 }).waitFor({ timeout: 120_000 });
    await button(page, 'en', 'admin.import.discardOf', { fileName: 'large.gift' }).click();
    await answer(page, 'admin.import.discard');
    await shows(page, 'admin.import.discarded', { fileName: 'large.gift' }).waitFor();
    await button(page, 'en', 'admin.import.discardOf', { fileName: 'large.gift' }).waitFor({
      state: 'detached',
    });
    expect(await button(page, 'en', 'admin.import.apply', { count: 4000 }).count()).toBe(0);
  });

  it('asks what becomes of a preview that is left, and keeps or discards it by a word', async () => {
    const page = await stage.person('admin');
    await openTab(page, 'touring-wear-and-comfort');
    await choose(page, 'en', 'first.gift', bank);
    await button(page, 'en', 'admin.import.keep').waitFor();
    await tab(page, 'admin.tab.questions').click();
    await dialog(page, 'en', 'admin.import.leaveTitle').waitFor();
    expect(await violations(page)).toEqual([]);
    await answer(page, 'admin.import.stay');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toContain('/import?show=');

    await tab(page, 'admin.tab.questions').click();
    await answer(page, 'admin.import.keep');
    await page.waitForURL(/\/questions$/);
    await tab(page, 'admin.tab.import').click();
    await row(page, 'first.gift').getByText(says('en', 'admin.import.status.kept')).waitFor();

    await choose(page, 'en', 'second.gift', bank);
    await button(page, 'en', 'admin.import.keep').waitFor();
    await page.getByRole('link', { name: says('en', 'admin.import.another') }).click();
    await answer(page, 'admin.import.discard');
    await row(page, 'second.gift').getByText(says('en', 'admin.import.status.discarded')).waitFor();
    await button(page, 'en', 'admin.import.choose').waitFor();

    await page
      .getByRole('link', { name: says('en', 'admin.import.openOf', { fileName: 'first.gift' }) })
      .click();
    await shows(page, 'admin.import.isKept').waitFor();
    await tab(page, 'admin.tab.questions').click();
    await page.waitForURL(/\/questions$/);
  });

  it('shows again what was left by closing the window, and tells where it was decided elsewhere', async () => {
    const page = await stage.person('admin');
    await openTab(page, 'load-index-and-speed-rating');
    await choose(page, 'en', 'left.gift', bank);
    await button(page, 'en', 'admin.import.keep').waitFor();
    const [other, third] = [await page.context().newPage(), await page.context().newPage()];
    await page.close();
    for (const again of [other, third]) {
      await openTab(again, 'load-index-and-speed-rating');
      await button(again, 'en', 'admin.import.apply', { count: 2 }).waitFor();
    }
    await button(third, 'en', 'admin.import.discardOf', { fileName: 'left.gift' }).click();
    await answer(third, 'admin.import.discard');
    await shows(third, 'admin.import.discarded', { fileName: 'left.gift' }).waitFor();
    await button(other, 'en', 'admin.import.keep').click();
    await shows(other, 'admin.import.discarded', { fileName: 'left.gift' }).waitFor();
    expect(await button(other, 'en', 'admin.import.keep').count()).toBe(0);
  });

  it('names the imports that leave no room for another, each to be opened or discarded', async () => {
    const page = await stage.person('admin', { viewport: phone });
    await openTab(page, 'reading-a-dot-code');
    for (let count = 1; count <= 10; count++) {
      await choose(page, 'en', `${count}.gift`, bank);
      await button(page, 'en', 'admin.import.keep').click();
      await shows(page, 'admin.import.isKept').waitFor();
      await page.getByRole('link', { name: says('en', 'admin.import.another') }).click();
    }
    await choose(page, 'en', 'eleventh.gift', bank);
    await page.getByRole('alert').getByText('eleventh.gift').waitFor();
    const inTheWay = page.getByRole('list', { name: says('en', 'admin.import.underWay') });
    expect(await inTheWay.getByRole('listitem').count()).toBe(10);
    expect(await unsound(page)).toEqual([]);
    await button(page, 'en', 'admin.import.discardOf', { fileName: '4.gift' }).click();
    await answer(page, 'admin.import.discard');
    await button(page, 'en', 'admin.import.sendAgain').click();
    await shows(page, 'admin.import.preview', { fileName: 'eleventh.gift' }).waitFor();
  });

  it('says on a phone where a broken file is broken', async () => {
    const page = await stage.person('admin', { viewport: phone });
    await openTab(page, 'tire-storage');
    await choose(page, 'en', 'broken.gift', `${bank}\nBroken {=a ~b\n`);
    const alert = page.getByRole('alert');
    await alert.getByText(says('en', 'admin.import.line', { line: 8 })).waitFor();
    await alert.getByText(says('en', 'admin.import.note.brace_not_closed')).waitFor();
    expect(await unsound(page)).toEqual([]);
  });

  it('gives a test out as a file that holds its questions', async () => {
    const page = await stage.person('admin');
    await openTab(page, 'winter-compounds');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'en', 'admin.import.exportNow').click(),
    ]);
    expect(download.suggestedFilename()).toBe('winter-compounds.gift');
    const text = readFileSync(await download.path(), 'utf8');
    expect(text).toContain('Below roughly which air temperature');
    expect(text).toContain('lang\\="fr" class\\="multilang"');
  });
});
