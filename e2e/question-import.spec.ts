import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { phone, violations, watchErrors } from './support/browser/browser';
import { unsound } from './support/screens/look';
import { newModule } from './support/images/pictured-module';
import { openStage } from './support/portal/stage';
import { button, dialog } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

const bank = `// [tag:winter]
Round?{T}

What is it made of?{=rubber =%50%plastic}

Describe it.{}
`;

/** Opens the import tab of a new module. Returns its address. */
async function openTab(page: Page): Promise<string> {
  const id = await newModule(stage.portal, `Bank ${randomUUID().slice(0, 8)}`);
  const address = `/admin/modules/${id}/import`;
  await page.goto(address);
  await page.getByRole('heading', { name: en('admin.import.title'), level: 2 }).waitFor();
  return address;
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    button(page, 'en', 'admin.import.choose').click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const shows = (page: Page, id: string, values: Record<string, string | number> = {}): Promise<void> =>
  page.getByText(en(id, values)).waitFor();

/** Presses a button of the dialog that is open. */
const answer = (page: Page, id: string): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: en(id), exact: true })
    .click();

describe('an import of questions', () => {
  it('previews what happens to each question, adds them, and undoes the import', async () => {
    const page = await stage.person('admin');
    const errors = watchErrors(page);
    await openTab(page);
    await choose(page, 'bank.gift', bank);
    await button(page, 'en', 'admin.import.rejectedCount', { count: 1 }).click();
    const list = page.getByRole('list', { name: en('admin.import.report') });
    await list.getByText(en('admin.import.note.essay')).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
    await button(page, 'en', 'admin.import.convertedCount', { count: 1 }).click();
    await list.getByText('plastic (50%)').waitFor();
    await list.getByText(en('admin.import.show')).click();
    await list.getByText('rubber', { exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);

    await button(page, 'en', 'admin.import.apply', { count: 2 }).click();
    const dialogBox = dialog(page, 'en', 'admin.import.applyTitle');
    await dialogBox.getByRole('button', { name: en('admin.import.apply', { count: 2 }) }).click();
    await shows(page, 'admin.import.done', { count: 2, fileName: 'bank.gift' });
    await page.reload();
    await shows(page, 'admin.import.done', { count: 2, fileName: 'bank.gift' });

    await page.getByRole('button', { name: en('admin.import.undoOf', { fileName: 'bank.gift' }) }).click();
    await answer(page, 'admin.import.undo');
    await shows(page, 'admin.import.undone', { fileName: 'bank.gift' });
    expect(errors).toEqual([]);
  });

  it('keeps the preview after its window closed, and asks before Back leaves it, on a phone', async () => {
    const page = await stage.person('admin', { viewport: phone });
    const address = await openTab(page);
    await choose(page, 'left.gift', bank);
    await button(page, 'en', 'admin.import.keep').waitFor();
    const again = await page.context().newPage();
    await page.close();
    await again.goto(address.replace('/import', '/questions'));
    await again
      .getByRole('navigation', { name: en('admin.tabs') })
      .getByRole('link', { name: en('admin.tab.import'), exact: true })
      .click();
    await button(again, 'en', 'admin.import.apply', { count: 2 }).waitFor();
    await again.goBack();
    await dialog(again, 'en', 'admin.import.leaveTitle').waitFor();
    expect(await unsound(again)).toEqual([]);
    await answer(again, 'admin.import.stay');
    await again.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(again.url()).pathname).toBe(address);
    await again.goBack();
    await answer(again, 'admin.import.discard');
    await again.waitForURL(/\/questions$/);
  });
});
