import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { desktop, phone, until, violations } from './support/browser';
import { openStage } from './support/stage';
import { dialog } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string): string => says('en', id);
const tom = `/admin/people/${demoId('profile', 'tom.becker@desertsun.example')}`;

async function open(viewport = desktop): Promise<Page> {
  const page = await stage.person('admin', { viewport });
  await page.goto('/admin/modules');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const field = (page: Page) => page.getByRole('combobox', { name: en('palette.label') });
const chosen = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await until('the field has the focus', async () =>
    (await field(page).count()) === 1 ? field(page).evaluate((it) => it === document.activeElement) : false,
  );
  await page.keyboard.type(text);
}

const arrives = (page: Page, at: string): Promise<void> =>
  until(`it leads to ${at}`, () => page.url().endsWith(at));

describe('the palette', () => {
  it('leads to a person, an account, a module and a setting by keys alone, and remembers where', async () => {
    const page = await open();
    await type(page, 'becker to');
    await until('Tom is found', async () => (await chosen(page).innerText()).includes('Becker'));
    expect(await violations(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/palette-d.png` });
    await page.keyboard.press('Enter');
    await arrives(page, tom);
    await type(page, 'desert sun');
    const account = page
      .getByRole('group', { name: en('admin.accounts') })
      .getByRole('option')
      .first();
    await account.waitFor();
    await account.click();
    await until('it leads to an account', () => /\/admin\/accounts\/[\w-]+$/.test(page.url()));
    await type(page, 'compounds');
    await page
      .getByRole('group', { name: en('admin.modules') })
      .getByRole('option')
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await until('it leads to a module', () => /\/admin\/modules\/[\w-]+$/.test(page.url()));
    await type(page, 'sessions');
    await page
      .getByRole('option', { name: en('admin.settings.group.sessions') })
      .first()
      .waitFor();
    await until('the settings are chosen', async () =>
      (await chosen(page).innerText()).includes(en('admin.settings.group.sessions')),
    );
    await page.keyboard.press('Enter');
    await arrives(page, '/admin/settings#sessions');
    const group = page.getByRole('heading', { name: en('admin.settings.group.sessions') });
    await until('its group is in sight', async () => {
      const box = await group.boundingBox();
      return box !== null && box.y >= 0 && box.y < desktop.height;
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await type(page, '');
    const recent = page.getByRole('group', { name: en('palette.recent') });
    await recent
      .getByText(/Becker/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'en', 'palette.title').waitFor({ state: 'hidden' });
  });

  it('does nothing where somebody writes but by Ctrl and K, and a question mark lists the keys', async () => {
    const page = await open();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    expect(await search.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('?/');
    expect(await search.inputValue()).toBe('?/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await search.blur();
    await page.keyboard.press('?');
    await dialog(page, 'en', 'palette.keys').waitFor();
    expect(await violations(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/keys-d.png` });
  });

  it('opens from the menu of a phone', async () => {
    const page = await open(phone);
    await page.getByRole('button', { name: en('shell.menu') }).click();
    await page.getByRole('button', { name: en('admin.jump') }).click();
    await field(page).waitFor();
    await field(page).fill('becker');
    await until('Tom is found', async () => (await chosen(page).innerText()).includes('Becker'));
    expect(await violations(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/palette-p.png` });
    await chosen(page).click();
    await arrives(page, tom);
  });
});
