import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { moduleId } from './support/answers';
import { phone, violations, watchTrouble } from './support/browser';
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
    await button(page, 'en', 'admin.import.discard').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: says('en', 'admin.import.discard') })
      .click();
    await shows(page, 'admin.import.discarded', { fileName: 'large.gift' }).waitFor();
    await button(page, 'en', 'admin.import.discard').waitFor({ state: 'detached' });
    expect(await button(page, 'en', 'admin.import.apply', { count: 4000 }).count()).toBe(0);
  });

  it('says on a phone where a broken file is broken', async () => {
    const page = await stage.person('admin', { viewport: phone });
    await openTab(page, 'tire-storage');
    await choose(page, 'en', 'broken.gift', `${bank}\nBroken {=a ~b\n`);
    const alert = page.getByRole('alert');
    await alert.getByText(says('en', 'admin.import.line', { line: 8 })).waitFor();
    await alert.getByText(says('en', 'admin.import.note.brace_not_closed')).waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
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
