import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { desktop, phone, until, violations } from './support/browser/browser';
import { lineOf } from './support/bulk-lines';
import { inDatabase } from './support/portal/database';
import { unsound } from './support/screens/look';
import { openStage } from './support/portal/stage';
import { button } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

interface Made {
  word: string;
  name: (nth: number) => string;
}

/** Creates people with a name that no other spec uses, so that a search finds only them. */
async function makePeople(count: number): Promise<Made> {
  const word = `Bulk${randomUUID().slice(0, 8)}`;
  await inDatabase(
    stage.portal,
    `insert into profile (name, email) select '${word} ' || lpad(n::text, 2, '0'), '${word}' || n || '@spec.example'
     from generate_series(1, ${count}) n`,
  );
  return { word, name: (nth) => `${word} ${String(nth).padStart(2, '0')}` };
}

const rolesOf = async ({ word }: Made): Promise<Record<string, number>> => {
  const rows = (await inDatabase(
    stage.portal,
    `select role, count(*)::int as count from profile where name like '${word} %' group by role`,
  )) as { role: string; count: number }[];
  return Object.fromEntries(rows.map(({ role, count }) => [role, count]));
};

const box = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: en('admin.list.choose', { name }), exact: true });

async function open(of: Made, { viewport = desktop, rows = 50 } = {}): Promise<Page> {
  const page = await stage.person('admin', { viewport });
  await page.goto(`/admin/people?q=${of.word}&rows=${rows}`);
  await box(page, of.name(1)).waitFor();
  return page;
}

const dialogBox = (page: Page, action: string): Locator =>
  page.getByRole('dialog', { name: en(`bulk.action.${action}`), exact: true });

const apply = (page: Page, count: number): Promise<void> =>
  button(page, 'en', 'bulk.apply', { count }).click();

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

const toManager = en('bulk.actionWith', {
  action: en('bulk.action.role'),
  value: en('admin.audience.role.manager'),
});
const disabling = en('bulk.action.disable');

describe('a bulk action on people', () => {
  it('shows what it will change, reports who was skipped, and can be undone', async () => {
    const people = await makePeople(25);
    await inDatabase(stage.portal, `update profile set role = 'manager' where name = '${people.name(2)}'`);
    const page = await open(people, { rows: 20 });
    await box(page, people.name(1)).check();
    await box(page, people.name(4)).click({ modifiers: ['Shift'] });
    await page.getByText(en('admin.list.chosen', { count: 4 }), { exact: true }).waitFor();
    await button(page, 'en', 'admin.list.chooseFound', { count: 25 }).click();
    await box(page, people.name(3)).uncheck();
    await page.getByText(en('admin.list.allSelected', { count: 25, leftOut: 1 }), { exact: true }).waitFor();

    await button(page, 'en', 'bulk.moreActions').click();
    await button(page, 'en', 'bulk.action.role').click();
    await page.getByLabel(en('bulk.choose.role'), { exact: true }).selectOption('manager');
    const preview = dialogBox(page, 'role');
    await preview.getByText(en('bulk.takesOf', { takes: 23, total: 24 })).waitFor();
    await preview.getByText(en('bulk.reason.already')).waitFor();
    expect(await violations(page)).toEqual([]);
    await apply(page, 23);

    const done = lineOf(page, toManager, en('bulk.counts', { done: 23, leftOut: 1 }));
    await done.waitFor();
    expect(await rolesOf(people)).toEqual({ user: 1, manager: 24 });
    const row = page.getByRole('row').filter({ has: box(page, people.name(1)) });
    await row.getByText(en('people.role.manager'), { exact: true }).waitFor();
    // The progress stays visible after leaving the page.
    await page.reload();
    await done.getByRole('link', { name: en('bulk.report') }).click();
    await page.getByRole('cell', { name: people.name(2) }).waitFor();
    expect(await violations(page)).toEqual([]);

    await button(page, 'en', 'bulk.undo').click();
    await button(page, 'en', 'bulk.undoIt', { count: 23 }).click();
    await page
      .getByText(en('bulk.undoneCounts', { undone: 23, kept: 0 }), { exact: true })
      .first()
      .waitFor();
    expect(await rolesOf(people)).toEqual({ user: 24, manager: 1 });
  });

  it('starts from a row’s menu by keyboard and returns the focus', async () => {
    const people = await makePeople(2);
    const page = await open(people);
    const menu = page.getByRole('button', {
      name: en('bulk.actionWith', { action: en('bulk.actions'), value: people.name(2) }),
      exact: true,
    });
    await box(page, people.name(2)).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await button(page, 'en', 'people.editPointsButton').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await dialogBox(page, 'disable').getByText(people.name(2)).waitFor();
    await page.keyboard.press('Escape');
    await dialogBox(page, 'disable').waitFor({ state: 'hidden' });
    await until('the menu has the focus again', () => isFocused(menu));
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await apply(page, 1);
    await lineOf(page, disabling, en('bulk.counts', { done: 1, leftOut: 0 })).waitFor();
    const rows = await inDatabase(
      stage.portal,
      `select name from profile where disabled_at is not null and name like '${people.word} %'`,
    );
    expect(rows).toEqual([{ name: people.name(2) }]);
  });

  it('fits on a phone, from the selection to the preview', async () => {
    const people = await makePeople(2);
    const page = await open(people, { viewport: phone });
    await box(page, people.name(1)).check();
    expect(await unsound(page)).toEqual([]);
    await button(page, 'en', 'bulk.actions').click();
    const sheet = page.getByRole('dialog', { name: en('bulk.actions'), exact: true });
    await sheet.waitFor();
    expect(await unsound(page)).toEqual([]);
    await sheet.getByRole('button', { name: disabling, exact: true }).click();
    await dialogBox(page, 'disable').getByText(people.name(1)).waitFor();
    expect(await unsound(page)).toEqual([]);
  });
});
