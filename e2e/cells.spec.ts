import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { until, violations } from './support/browser';
import { inDatabase } from './support/database';
import { openOwnStage } from './support/stage';
import { button, dialog } from './support/taking';
import { says } from './support/texts';

const stage = openOwnStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

const account = demoId('account', 'GR-4471');

const sql = async (text: string): Promise<Record<string, unknown>[]> =>
  (await inDatabase(stage.portal, text)) as Record<string, unknown>[];
const addressOf = async (): Promise<unknown> =>
  (await sql(`select address from account where id = '${account}'`))[0]!['address'];

const heading = (page: Page, label: string): Locator =>
  page.getByRole('columnheader', { name: label, exact: true });

/** The cell of a row under a heading. */
async function cell(page: Page, row: string, label: string): Promise<Locator> {
  await heading(page, label).waitFor();
  const at = await heading(page, label).evaluate((head) => (head as HTMLTableCellElement).cellIndex);
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: row, exact: true }) })
    .getByRole('gridcell')
    .nth(at);
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Opens a list and goes to a cell of it by keys alone. */
async function goTo(page: Page, path: string, row: string, label: string): Promise<Locator> {
  await page.goto(path);
  const target = await cell(page, row, label);
  await target.waitFor();
  await page.keyboard.press('j');
  const column = await target.evaluate((each) => (each as HTMLTableCellElement).cellIndex);
  for (let steps = 0; steps < 60 && !(await isFocused(target)); steps += 1) {
    const at = await page.evaluate(() => {
      const place = document.activeElement?.closest('td');
      return place ? [place.cellIndex, (place.parentElement as HTMLTableRowElement).rowIndex] : [0, 0];
    });
    await page.keyboard.press(at[0] === column ? 'ArrowDown' : 'ArrowRight');
  }
  expect(await isFocused(target)).toBe(true);
  return target;
}

const field = (page: Page): Locator => page.locator('[data-cell-editor] :is(input, select)').first();

async function write(page: Page, value: string): Promise<void> {
  await field(page).waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value);
}

const saysCell = (of: Locator, text: string): Promise<void> =>
  until(`the cell says ${text}`, async () => (await of.innerText()).trim() === text);

const accounts = '/admin/accounts';
const dealer = 'Harbor Tire Center';
const address = en('accounts.address');

beforeAll(async () => {
  await sql("update profile set role = 'admin' where email = 'manager@treadway.example'");
});

describe('a cell of a list', () => {
  it('is changed and undone by keys alone, and the focus stays in it', async () => {
    const page = await stage.person('admin');
    const before = await addressOf();
    const target = await goTo(page, accounts, dealer, address);
    await page.keyboard.press('Enter');
    await write(page, '12 Quay Street');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await saysCell(target, '12 Quay Street');
    expect([await isFocused(target), await addressOf()]).toEqual([true, '12 Quay Street']);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+z');
    await until('it is as before', async () => (await addressOf()) === before);
    await page.keyboard.press('F2');
    await write(page, 'Nowhere');
    await page.keyboard.press('Escape');
    await until('the focus is back', () => isFocused(target));
    expect(await addressOf()).toBe(before);
  });

  it('leads on to the next by Tab', async () => {
    const page = await stage.person('admin');
    await goTo(page, accounts, dealer, address);
    await page.keyboard.press('e');
    await write(page, '1 Pier Road');
    await page.keyboard.press('Tab');
    await page
      .getByRole('form', { name: en('admin.cell.of', { field: en('accounts.disabled'), name: dealer }) })
      .waitFor();
    expect(await addressOf()).toBe('1 Pier Road');
  });

  it('asks before a step Back takes away what is entered, and neither loses nor saves it unasked', async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/modules');
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForURL(/\/admin\/people$/);
    const role = () => cell(page, 'Alex Moreno', en('people.role'));
    await (await role()).dblclick();
    await field(page).selectOption('manager');
    await page.goBack();
    const asked = dialog(page, 'en', 'admin.leave.title');
    await asked.waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/admin/people');
    expect(await field(page).inputValue()).toBe('manager');
    await page.goBack();
    await button(page, 'en', 'admin.leave.confirm').click();
    await page.waitForURL(/\/admin\/modules$/);
    await page.goForward();
    await saysCell(await role(), en('people.role.admin'));
    expect(await sql("select role from profile where name = 'Alex Moreno'")).toEqual([{ role: 'admin' }]);
  });

  it('keeps what is typed while the connection is lost, and takes it when it is back', async () => {
    const page = await stage.person('admin');
    const target = await goTo(page, accounts, dealer, address);
    await page.keyboard.press('Enter');
    await write(page, '2 Pier Road');
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await page.locator('[data-cell-editor] [role="alert"]').waitFor();
    expect(await field(page).inputValue()).toBe('2 Pier Road');
    await page.context().setOffline(false);
    const again = page.locator('[data-cell-editor]').getByRole('button', { name: en('ui.tryAgain') });
    await again.click();
    await until('the cell says 2 Pier Road', async () => {
      // The browser may tell that there is a line again before it has one.
      if (await again.isVisible()) await again.click();
      return (await target.innerText()).trim() === '2 Pier Road';
    });
    expect(await addressOf()).toBe('2 Pier Road');
  });
});

describe('two administrators', () => {
  const both = async (): Promise<[Page, Page]> => [
    await stage.person('admin'),
    await stage.person('manager'),
  ];

  it('who change the same cell are asked which value stays', async () => {
    const [one, other] = await both();
    await goTo(one, accounts, dealer, address);
    await one.keyboard.press('Enter');
    await write(one, 'Dock 1');
    const theirs = await goTo(other, accounts, dealer, address);
    await other.keyboard.press('Enter');
    await write(other, 'Dock 2');
    await other.keyboard.press('Enter');
    await saysCell(theirs, 'Dock 2');
    await one.keyboard.press('Enter');
    await one.getByText(en('admin.cell.conflict', { theirs: 'Dock 2' })).waitFor();
    expect(await violations(one)).toEqual([]);
    await button(one, 'en', 'admin.cell.keepMine').click();
    await until('mine stays', async () => (await addressOf()) === 'Dock 1');
  });

  it('who change other cells of one row keep both', async () => {
    const [one, other] = await both();
    await goTo(one, accounts, dealer, address);
    await one.keyboard.press('Enter');
    await write(one, 'Dock 3');
    const number = await goTo(other, accounts, dealer, en('accounts.number'));
    await other.keyboard.press('Enter');
    await write(other, 'GR-4471-B');
    await other.keyboard.press('Enter');
    await saysCell(number, 'GR-4471-B');
    await one.keyboard.press('Enter');
    await until('mine is saved', async () => (await addressOf()) === 'Dock 3');
    expect(await sql(`select number from account where id = '${account}'`)).toEqual([
      { number: 'GR-4471-B' },
    ]);
  });

  it('who save the same field of one record choose from both versions', async () => {
    const [one, other] = await both();
    for (const page of [one, other]) {
      await page.goto(`${accounts}/${account}`);
      await page.getByLabel(address, { exact: true }).waitFor();
    }
    const save = async (page: Page, value: string): Promise<void> => {
      await page.getByLabel(address, { exact: true }).fill(value);
      await button(page, 'en', 'admin.save').click();
    };
    await save(other, 'Gate 2');
    await other.getByText(en('admin.allSaved')).waitFor();
    await save(one, 'Gate 1');
    const asked = dialog(one, 'en', 'admin.compare.title');
    await asked.getByText('Gate 2').waitFor();
    expect(await addressOf()).toBe('Gate 2');
    await asked.getByRole('radio', { name: /Gate 1/ }).check();
    await asked.getByRole('button', { name: en('admin.compare.save') }).click();
    await until('the choice is saved', async () => (await addressOf()) === 'Gate 1');
  });
});

describe('the keys of the administration', () => {
  it('lead to its pages, to a filter and a view, and are turned off by whom they disturb', async () => {
    const page = await stage.person('admin');
    await page.goto(accounts);
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('f');
    await page.getByRole('button', { name: en('admin.list.addFilter'), expanded: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await page.waitForURL(/\/admin\/modules$/);
    await page.keyboard.press('?');
    const sheet = dialog(page, 'en', 'palette.keys');
    await sheet.waitFor();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.keyboard.press('?');
    await button(page, 'en', 'admin.keys').click();
    await sheet.getByRole('checkbox').check();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/admin/modules');
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForURL(/\/admin\/people$/);
  });
});

describe('a list of many rows', () => {
  it('has no more than 80 of them on the page', async () => {
    await sql(`insert into account (id, kind, number, name, created_at, updated_at)
      select gen_random_uuid(), 'gold_retailer', 'MANY-' || n, 'Many ' || n, now(), now() from generate_series(1, 200) n`);
    const page = await stage.person('admin');
    await page.goto(accounts);
    const rows = page.getByRole('grid').locator('tbody tr');
    await rows.nth(40).waitFor();
    expect(await rows.count()).toBeLessThanOrEqual(80);
    await page.getByRole('button', { name: en('admin.list.next') }).click();
    await page.getByText(/^51 to 100 of/).waitFor();
    expect(await rows.count()).toBeLessThanOrEqual(80);
  });
});

describe('the last administrator', () => {
  it('stays one, whether in a cell or on the page, and is told so', async () => {
    await sql("update profile set role = 'manager' where email = 'manager@treadway.example'");
    const page = await stage.person('admin');
    await goTo(page, '/admin/people', 'Alex Moreno', en('people.role'));
    await page.keyboard.press('Enter');
    await field(page).selectOption('user');
    await page.keyboard.press('Enter');
    await page.getByText(en('errors.lastAdministrator')).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Alex Moreno', exact: true }).click();
    await page.getByRole('button', { name: en('people.change', { what: en('people.role') }) }).click();
    await page.getByRole('combobox', { name: en('people.role') }).selectOption('user');
    await button(page, 'en', 'admin.save').click();
    await page.getByText(en('errors.lastAdministrator')).waitFor();
    expect(await sql("select role from profile where email = 'admin@treadway.example'")).toEqual([
      { role: 'admin' },
    ]);
  });
});
