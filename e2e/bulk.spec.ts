import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { desktop, phone, until, violations } from './support/browser';
import { lineOf } from './support/bulk-lines';
import { inDatabase } from './support/database';
import { openStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

interface Made {
  word: string;
  name: (nth: number) => string;
}

/** People whom a search finds by a word that nobody else has. */
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

async function open(of: Made, viewport = desktop): Promise<Page> {
  const page = await stage.person('admin', { viewport });
  await page.goto(`/admin/people?q=${of.word}`);
  await box(page, of.name(1)).waitFor();
  return page;
}

const asked = (page: Page, deed: string): Locator =>
  page.getByRole('dialog', { name: en(`bulk.deed.${deed}`), exact: true });

const apply = (page: Page, count: number): Promise<void> =>
  button(page, 'en', 'bulk.apply', { count }).click();

const lineSays = (page: Page, deed: string, text: string): Promise<void> =>
  lineOf(page, deed, text).waitFor();

const toManager = en('bulk.deedWith', {
  deed: en('bulk.deed.role'),
  value: en('admin.audience.role.manager'),
});
const toPro = en('bulk.deedWith', { deed: en('bulk.deed.userType'), value: en('userTypes.pro') });
const disabling = en('bulk.deed.disable');

/** The names in a CSV that is saved by a deed. */
async function savedNames(page: Page, save: () => Promise<void>): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  const [head, ...rows] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toMatch(/^\uFEFF?name,/);
  return rows.map((row) => row.split(',')[0]!);
}

describe('the people who are ticked', () => {
  const csv = en('admin.list.saveWhole', { format: 'CSV' });
  const shownCsv = /^CSV, th(is|ese) /;

  it.each([
    ['a desk', desktop],
    ['a phone', phone],
  ])('are saved alone, or all that match but one, on %s', async (_, viewport) => {
    const people = await makePeople(3);
    const page = await open(people, viewport);
    for (const nth of [3, 1]) await box(page, people.name(nth)).check();
    const save = (count: number) => async () => {
      await button(page, 'en', 'admin.list.saveChosen', { count }).click();
      await page.getByRole('button', { name: csv, exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: shownCsv }).click();
    };
    expect(await savedNames(page, save(2))).toEqual([people.name(1), people.name(3)]);
    await button(page, 'en', 'admin.list.chooseFound', { count: 3 }).click();
    await box(page, people.name(2)).uncheck();
    expect(await savedNames(page, save(2))).toEqual([people.name(1), people.name(3)]);
  });
});

describe('how many rows a page has', () => {
  it('is chosen at its foot and in the address, from the first page on', async () => {
    const people = await makePeople(25);
    const page = await open(people);
    const place = (from: number, to: number) =>
      page.getByText(en('admin.list.place', { from, to, total: 25 }), { exact: true }).waitFor();
    await place(1, 25);
    await page.getByLabel(en('admin.list.rowsOfPage'), { exact: true }).selectOption('20');
    await place(1, 20);
    expect(new URL(page.url()).searchParams.get('rows')).toBe('20');
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'admin.list.next').click();
    await place(21, 25);
    await page.reload();
    await place(21, 25);
    await page.getByLabel(en('admin.list.rowsOfPage'), { exact: true }).selectOption('80');
    await place(1, 25);
    expect(new URL(page.url()).searchParams.get('after')).toBeNull();
  });
});

describe('a bulk action on people', () => {
  it('takes all that match, says before what it changes and afterwards whom it left, and is undone', async () => {
    const people = await makePeople(55);
    await inDatabase(stage.portal, `update profile set role = 'manager' where name = '${people.name(2)}'`);
    const page = await open(people);
    await box(page, people.name(1)).check();
    await box(page, people.name(4)).click({ modifiers: ['Shift'] });
    await page.getByText(en('admin.list.chosen', { count: 4 }), { exact: true }).waitFor();
    await button(page, 'en', 'admin.list.chooseFound', { count: 55 }).click();
    await box(page, people.name(3)).uncheck();
    await page.getByText(en('admin.list.allChosen', { count: 55, leftOut: 1 }), { exact: true }).waitFor();

    await button(page, 'en', 'bulk.moreDeeds').click();
    await button(page, 'en', 'bulk.deed.role').click();
    await page.getByLabel(en('bulk.choose.role'), { exact: true }).selectOption('manager');
    const preview = asked(page, 'role');
    await preview.getByText(en('bulk.takesOf', { takes: 53, total: 54 })).waitFor();
    await preview.getByText(en('bulk.reason.already')).waitFor();
    expect(await violations(page)).toEqual([]);
    await apply(page, 53);

    await lineSays(page, toManager, en('bulk.counts', { done: 53, leftOut: 1 }));
    expect(await rolesOf(people)).toEqual({ user: 1, manager: 54 });
    // It is there after the page was left, and on another one.
    await page.reload();
    await lineOf(page, toManager, en('bulk.counts', { done: 53, leftOut: 1 }))
      .getByRole('link', { name: en('bulk.report') })
      .click();
    await page.getByRole('cell', { name: people.name(2) }).waitFor();
    expect(await violations(page)).toEqual([]);

    await button(page, 'en', 'bulk.undo').click();
    await button(page, 'en', 'bulk.undoIt', { count: 53 }).click();
    await page
      .getByText(en('bulk.undoneCounts', { undone: 53, kept: 0 }), { exact: true })
      .first()
      .waitFor();
    expect(await rolesOf(people)).toEqual({ user: 54, manager: 1 });
  });

  it('is done by keys alone', async () => {
    const people = await makePeople(3);
    const page = await open(people);
    await box(page, people.name(1)).focus();
    await page.keyboard.press('Space');
    await button(page, 'en', 'bulk.deed.userType').focus();
    await page.keyboard.press('Enter');
    const choice = page.getByLabel(en('bulk.choose.userType'), { exact: true });
    await until('the choice has the focus', () =>
      choice.evaluate((field) => field === document.activeElement),
    );
    await page.keyboard.type(en('userTypes.pro'));
    await asked(page, 'userType')
      .getByText(en('bulk.takesOf', { takes: 1, total: 1 }))
      .waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await lineSays(page, toPro, en('bulk.counts', { done: 1, leftOut: 0 }));
    const rows = await inDatabase(
      stage.portal,
      `select name from profile where user_type = 'pro' and name like '${people.word} %'`,
    );
    expect(rows).toEqual([{ name: people.name(1) }]);
  });

  it('is begun from the menu of one row, by keys alone and on a phone', async () => {
    const people = await makePeople(3);
    const page = await open(people);
    const menu = (of: Page, nth: number) =>
      of.getByRole('button', {
        name: en('bulk.deedWith', { deed: en('bulk.deeds'), value: people.name(nth) }),
        exact: true,
      });
    await box(page, people.name(2)).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const item = (of: Page, id: string) => of.getByRole('button', { name: en(id), exact: true });
    await item(page, 'people.editPointsButton').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await asked(page, 'disable').getByText(people.name(2)).waitFor();
    await page.keyboard.press('Escape');
    await asked(page, 'disable').waitFor({ state: 'hidden' });
    await until('the menu has the focus again', () =>
      menu(page, 2).evaluate((button) => button === document.activeElement),
    );
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await apply(page, 1);
    await lineSays(page, disabling, en('bulk.counts', { done: 1, leftOut: 0 }));
    const disabled = async () =>
      (
        (await inDatabase(
          stage.portal,
          `select name from profile where disabled_at is not null and name like '${people.word} %' order by name`,
        )) as { name: string }[]
      ).map(({ name }) => name);
    expect(await disabled()).toEqual([people.name(2)]);
    // Who is disabled can be let in from there, and is sent nothing.
    await menu(page, 2).click();
    await item(page, 'bulk.deed.enable').waitFor();
    expect(await item(page, 'bulk.deed.invite').count()).toBe(0);
    await page.keyboard.press('Escape');

    await menu(page, 3).click();
    await item(page, 'people.editPointsButton').click();
    const points = page.getByRole('dialog', { name: en('people.editPoints'), exact: true });
    await points.getByLabel(en('people.points.to'), { exact: true }).fill('40');
    await points
      .getByRole('button', { name: en('people.points.setTo', { points: 40 }), exact: true })
      .click();
    await page.getByRole('gridcell', { name: '40', exact: true }).waitFor();

    const small = await open(people, phone);
    await menu(small, 1).click();
    await item(small, 'bulk.deed.disable').click();
    await asked(small, 'disable').getByText(people.name(1)).waitFor();
    expect(await violations(small)).toEqual([]);
    await apply(small, 1);
    await until('the other one is not disabled', async () => (await disabled()).length === 2);
    expect(await disabled()).toEqual([people.name(1), people.name(2)]);
  });

  it('of two administrators on one person leaves to each what the other did, and says so', async () => {
    const people = await makePeople(2);
    const [one, other] = [await open(people), await open(people)];
    for (const page of [one, other]) {
      for (const nth of page === one ? [1, 2] : [1]) await box(page, people.name(nth)).check();
      await button(page, 'en', 'bulk.moreDeeds').click();
      await button(page, 'en', 'bulk.deed.disable').click();
      await asked(page, 'disable').getByText(people.name(1)).waitFor();
    }
    await apply(other, 1);
    await lineSays(other, disabling, en('bulk.counts', { done: 1, leftOut: 0 }));
    await apply(one, 2);
    await lineOf(one, disabling, en('bulk.counts', { done: 1, leftOut: 1 }))
      .getByRole('link', { name: en('bulk.report') })
      .click();
    await one.getByRole('cell', { name: people.name(1) }).waitFor();
    await one.getByText(en('bulk.reason.already')).waitFor();
    expect(await one.getByRole('row').count()).toBe(2);
  });

  it('is asked for on a phone from a sheet', async () => {
    const people = await makePeople(2);
    const page = await open(people, phone);
    await box(page, people.name(1)).check();
    await button(page, 'en', 'bulk.deeds').click();
    const sheet = page.getByRole('dialog', { name: en('bulk.deeds'), exact: true });
    await sheet.waitFor();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('button', { name: en('bulk.deed.disable'), exact: true }).click();
    await asked(page, 'disable').getByText(people.name(1)).waitFor();
    await apply(page, 1);
    await lineSays(page, disabling, en('bulk.counts', { done: 1, leftOut: 0 }));
  });
});
