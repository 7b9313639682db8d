import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { desktop, until, violations } from './support/browser/browser';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import { button, dialog } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string): string => says('en', id);

async function open(): Promise<Page> {
  const page = await stage.person('admin');
  await page.goto('/admin/modules');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const field = (page: Page) => page.getByRole('combobox', { name: en('palette.label') });
const selectedIndex = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).waitFor();
  await until('the field has the focus', () => field(page).evaluate((it) => it === document.activeElement));
  await page.keyboard.type(text);
}

const isSelected = (page: Page, name: string): Promise<void> =>
  until(`${name} is chosen`, async () => (await selectedIndex(page).innerText()).includes(name));

describe('the palette', () => {
  it('opens a person and a group of settings by keyboard, and remembers both', async () => {
    const person = await makePerson(stage.portal);
    const page = await open();
    await type(page, person.name);
    // Until the person is found, the first choice is the list of matching people.
    await isSelected(page, `${person.who}@treadway.example`);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/people/${person.id}`);
    await type(page, 'sessions');
    await isSelected(page, en('admin.settings.group.sessions'));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/settings#sessions');
    const group = page.getByRole('heading', { name: en('admin.settings.group.sessions') });
    await until('its group is in sight', async () => {
      const box = await group.boundingBox();
      return box !== null && box.y >= 0 && box.y < desktop.height;
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await type(page, '');
    const recent = page.getByRole('group', { name: en('palette.recent') });
    await recent.getByText(person.name).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'en', 'palette.title').waitFor({ state: 'hidden' });
  });
});

describe('the keyboard shortcuts of the administration', () => {
  it('open pages and filters, type letters in a field, and can be turned off', async () => {
    const page = await open();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    expect(await search.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.type('?/');
    expect(await search.inputValue()).toBe('?/');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await search.fill('');
    await search.blur();
    await page.keyboard.press('f');
    await page.getByRole('button', { name: en('admin.list.addFilter'), expanded: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForURL(/\/admin\/people$/);
    await page.keyboard.press('?');
    const sheet = dialog(page, 'en', 'palette.keys');
    await sheet.waitFor();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    for (const key of ['g', 'm', '?']) await page.keyboard.press(key);
    await button(page, 'en', 'admin.keys').click();
    await sheet.getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/admin/people');
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.waitForURL(/\/admin\/modules$/);
  });
});
