import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { until, violations } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { makePerson, type OwnPerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import { button, dialog } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

const dealer = `Dock ${randomUUID().slice(0, 8)}`;
const address = en('accounts.address');
let person: OwnPerson;

const sql = async (text: string): Promise<Record<string, unknown>[]> =>
  (await inDatabase(stage.portal, text)) as Record<string, unknown>[];
const addressOf = async (): Promise<unknown> =>
  (await sql(`select address from account where name = '${dealer}'`))[0]!['address'];

/** Returns the cell of a row in the column with this heading. */
async function cell(page: Page, row: string, label: string): Promise<Locator> {
  const heading = page.getByRole('columnheader', { name: label, exact: true });
  await heading.waitFor();
  const at = await heading.evaluate((head) => (head as HTMLTableCellElement).cellIndex);
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: row, exact: true }) })
    .getByRole('gridcell')
    .nth(at);
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Opens the list filtered to one account and moves to its address cell with the keyboard. */
async function goToAddress(page: Page): Promise<Locator> {
  await page.goto(`/admin/accounts?q=${encodeURIComponent(dealer)}`);
  const target = await cell(page, dealer, address);
  await target.waitFor();
  await page.keyboard.press('j');
  const steps = await target.evaluate((each) => (each as HTMLTableCellElement).cellIndex);
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
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

beforeAll(async () => {
  await sql(
    `insert into account (kind, number, name, address) values ('gold_retailer', '${dealer}', '${dealer}', 'Dock 0')`,
  );
  person = await makePerson(stage.portal);
});

describe('an editable cell of a list', () => {
  it('saves and undoes a change by keyboard, and keeps the focus', async () => {
    const page = await stage.person('admin');
    const target = await goToAddress(page);
    const before = await addressOf();
    await page.keyboard.press('Enter');
    await write(page, '12 Quay Street');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await saysCell(target, '12 Quay Street');
    expect([await isFocused(target), await addressOf()]).toEqual([true, '12 Quay Street']);
    await page.keyboard.press('ControlOrMeta+z');
    await until('it is as before', async () => (await addressOf()) === before);
    await page.keyboard.press('F2');
    await write(page, 'Nowhere');
    await page.keyboard.press('Escape');
    await until('the focus is back', () => isFocused(target));
    expect(await addressOf()).toBe(before);
  });

  it('asks before Back discards the typed text, and saves none of it', async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/modules');
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForURL(/\/admin\/people$/);
    await page.getByRole('searchbox').fill(person.name);
    const role = () => cell(page, person.name, en('people.role'));
    await (await role()).dblclick();
    await field(page).selectOption('manager');
    await page.goBack();
    const dialogBox = dialog(page, 'en', 'admin.leave.title');
    await dialogBox.waitFor();
    await page.keyboard.press('Escape');
    await dialogBox.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/admin/people');
    expect(await field(page).inputValue()).toBe('manager');
    await page.goBack();
    await button(page, 'en', 'admin.leave.confirm').click();
    await page.waitForURL(/\/admin\/modules$/);
    await page.goForward();
    await saysCell(await role(), en('people.role.user'));
    expect(await sql(`select role from profile where id = '${person.id}'`)).toEqual([{ role: 'user' }]);
  });

  it('keeps the typed text while the connection is lost, and saves it once it is back', async () => {
    const page = await stage.person('admin');
    const target = await goToAddress(page);
    await page.keyboard.press('Enter');
    await write(page, '2 Pier Road');
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await page.locator('[data-cell-editor] [role="alert"]').waitFor();
    expect(await field(page).inputValue()).toBe('2 Pier Road');
    await page.context().setOffline(false);
    // The browser may report a connection before the portal can be reached.
    const isThere = () =>
      fetch('/livez').then(
        ({ ok }) => ok,
        () => false,
      );
    await until('there is a line again', () => page.evaluate(isThere));
    await page
      .locator('[data-cell-editor]')
      .getByRole('button', { name: en('ui.tryAgain') })
      .click();
    await saysCell(target, '2 Pier Road');
    expect(await addressOf()).toBe('2 Pier Road');
  });

  it('asks the second of two administrators which value should stay', async () => {
    const [one, other] = [await stage.person('admin'), await stage.person('admin')];
    await goToAddress(one);
    await one.keyboard.press('Enter');
    await write(one, 'Dock 1');
    const theirs = await goToAddress(other);
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
});
