import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { desktop, phone, until, violations } from './support/browser';
import { openStage } from './support/stage';
import { button, dialog } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

const tabs = (page: Page): Locator => page.getByRole('navigation', { name: en('admin.views'), exact: true });
const tab = (page: Page, name: string): Locator => tabs(page).getByRole('link', { name });
/** The tab of all rows, whose name is part of others’. */
const all = (page: Page): Locator =>
  tabs(page).getByRole('link', { name: en('admin.views.all'), exact: true });
const isCurrent = async (of: Locator): Promise<boolean> => (await of.getAttribute('aria-current')) === 'page';

/** A name that no other run has given. */
const named = (): string => `Managers ${randomUUID().slice(0, 8)}`;

async function open(address: string, viewport = desktop): Promise<Page> {
  const page = await stage.person('admin', { viewport });
  await page.goto(`/admin/people${address}`);
  await all(page).waitFor();
  return page;
}

async function keep(page: Page, name: string): Promise<void> {
  await button(page, 'en', 'admin.views.save').click();
  await page.getByLabel(en('admin.views.name'), { exact: true }).fill(name);
  await page.getByRole('checkbox', { name: en('admin.views.shared') }).check();
  await button(page, 'en', 'admin.views.saveIt').click();
  await tab(page, name).waitFor();
}

describe('a view of a list', () => {
  it('is kept by keys alone, for all, and shows the same rows from its tab and after a reload', async () => {
    const name = named();
    const page = await open('?roles=manager&sort=-points');
    await button(page, 'en', 'admin.views.save').focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'en', 'admin.views.saveTitle').waitFor();
    await until('the name has the focus', () =>
      page
        .getByLabel(en('admin.views.name'), { exact: true })
        .evaluate((field) => field === document.activeElement),
    );
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await tab(page, name).waitFor();
    expect(await isCurrent(tab(page, name))).toBe(true);
    await all(page).click();
    await until('all are shown', () => isCurrent(all(page)));
    await tab(page, name).click();
    await until('the view is shown', async () => new URL(page.url()).searchParams.get('sort') === '-points');
    await page.reload();
    await tab(page, name).waitFor();
    expect(await isCurrent(tab(page, name))).toBe(true);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/views-d.png` });
    expect(await violations(page)).toEqual([]);
    const other = await open('', phone);
    await tab(other, name).click();
    await until('it is the same on a phone', () => isCurrent(tab(other, name)));
    if (process.env['SHOTS']) await other.screenshot({ path: `${process.env['SHOTS']}/views-p.png` });
    expect(await violations(other)).toEqual([]);
  });

  it('is not overwritten by whoever has not seen what another made of it', async () => {
    const name = named();
    const one = await open('?roles=manager');
    await keep(one, name);
    const two = await open('?roles=manager');
    await tab(two, name).waitFor();
    const rename = async (page: Page, to: string) => {
      await page.getByRole('button', { name: en('admin.views.more', { name }) }).click();
      await button(page, 'en', 'admin.views.change').click();
      await page.getByLabel(en('admin.views.name'), { exact: true }).fill(to);
      await button(page, 'en', 'admin.views.saveIt').click();
    };
    await rename(one, `${name} one`);
    await tab(one, `${name} one`).waitFor();
    await rename(two, `${name} two`);
    await two.getByRole('dialog').getByRole('alert').waitFor();
    await two.keyboard.press('Escape');
    await tab(two, `${name} one`).waitFor();
    expect(await tab(one, `${name} two`).count()).toBe(0);
  });
});
