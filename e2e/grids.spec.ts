import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { until, violations } from './support/browser';
import { inDatabase } from './support/database';
import { openStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

interface Grid {
  path: string;
  title: string;
  /** The heading that is sorted by, and its name in the address. */
  column: string;
  sort: string;
  /** A filter of the address, and the label of its chip. */
  filter: string;
  chip: string;
  /** The tab that shows all of it, where it has tabs of its own. */
  all?: string;
}

const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);

const grids: readonly Grid[] = [
  {
    path: '/admin/results',
    title: 'admin.results',
    column: 'lists.results.score',
    sort: 'score',
    // What others hand in meanwhile is none of it.
    filter: `status=passed,failed&closedAt=,${yesterday}`,
    chip: 'lists.status',
  },
  {
    path: '/admin/points',
    title: 'admin.points',
    column: 'lists.points.amount',
    sort: 'amount',
    filter: 'amount=1,',
    chip: 'lists.points.amount',
  },
  {
    path: '/admin/certificates',
    title: 'admin.certificates',
    column: 'lists.person',
    sort: 'person',
    filter: 'withdrawnAt.empty=',
    chip: 'lists.certificates.withdrawn',
  },
  {
    path: '/admin/questions',
    title: 'admin.allQuestions',
    column: 'lists.module',
    sort: 'module',
    filter: 'enabled=true',
    chip: 'lists.questions.enabled',
  },
  {
    path: '/admin/files',
    title: 'admin.allFiles',
    column: 'lists.files.size',
    sort: 'size',
    filter: 'kind=picture',
    chip: 'lists.files.kind',
  },
  {
    path: '/admin/imports',
    title: 'admin.imports',
    column: 'imports.list.rows',
    sort: 'rowCount',
    filter: 'rejected=1,&fileName=grid',
    chip: 'imports.report.rejected',
  },
  {
    path: '/admin/orders',
    title: 'admin.orders',
    column: 'admin.orders.person',
    sort: 'person',
    filter: 'placedAt.after=2020-01-01',
    chip: 'admin.orders.placedAt',
    all: 'admin.orders.all',
  },
  {
    path: '/admin/audit',
    title: 'admin.audit',
    column: 'history.time',
    sort: 'at',
    filter: 'when.after=2020-01-01',
    chip: 'history.when',
    all: 'history.view.all',
  },
  {
    path: '/admin/messages',
    title: 'admin.messages',
    column: 'admin.messages.topic',
    sort: 'topic',
    filter: 'createdAt.after=2020-01-01',
    chip: 'admin.messages.came',
  },
  {
    path: '/admin/subscriptions',
    title: 'admin.subscriptions',
    column: 'admin.subscriptions.state',
    sort: 'state',
    filter: 'leftAt.empty=',
    chip: 'admin.subscriptions.leftAt',
  },
  {
    path: '/admin/people',
    title: 'admin.people',
    column: 'people.account',
    sort: 'account',
    filter: 'roles=user',
    chip: 'people.role',
  },
];

// What stands for rows that are on their way is none.
const rows = (page: Page): Locator => page.locator('tbody tr:not([data-waiting] *)');
const titles = (page: Page): Locator => rows(page).locator('td[data-kind="title"]');
const address = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

const isOnce = (texts: readonly string[], text: string): boolean =>
  texts.indexOf(text) >= 0 && texts.indexOf(text) === texts.lastIndexOf(text);

// More than a page of imports, under names of their own.
beforeAll(() =>
  inDatabase(
    stage.portal,
    `insert into data_import (kind, status, file_name, row_count, made_by_kind, counts, done_counts)
     select 'people', 'done', 'grid ' || n || '.csv', n, 'system', jsonb_build_object('add', 1, 'change', 0, 'unchanged', 0,
       'reject', n % 3), '{}' from generate_series(1, 90) n`,
  ),
);

describe.each(grids)('the grid at $path', ({ path, title, column, sort, filter, chip, all }) => {
  it('filters, sorts, pages, is the same after a reload, and is kept as a view', async () => {
    const page = await stage.person('admin');
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: en(title), exact: true }).waitFor();
    await titles(page).first().waitFor();
    expect(await violations(page)).toEqual([]);
    const heading = page.getByRole('columnheader', { name: en(column), exact: true });
    await heading.getByRole('button').click();
    await until('it is sorted', async () => address(page).get('sort') === sort);
    await heading.getByRole('button').click();
    await until('it is sorted the other way', async () => address(page).get('sort') === `-${sort}`);
    await until(
      'its heading says so',
      async () => (await heading.getAttribute('aria-sort')) === 'descending',
    );

    await page.goto(`${path}?${filter}&sort=${sort}`);
    const chips = page.getByRole('group', { name: en('admin.list.filters'), exact: true });
    await chips.getByRole('button', { name: en('admin.list.removeFilter', { label: en(chip) }) }).waitFor();
    await titles(page).first().waitFor();
    const shown = await rows(page).allTextContents();
    const next = page.getByRole('button', { name: en('admin.list.next'), exact: true });
    if ((await next.count()) > 0) {
      await next.click();
      await until('the next page is shown', async () => address(page).get('from') === '51');
      await page.getByRole('button', { name: en('admin.list.previous'), exact: true }).click();
      await until('the first page is shown', async () => address(page).get('after') === null);
    }
    await page.reload();
    await titles(page).first().waitFor();
    // Others add rows meanwhile, before and between these, and change some.
    await until('the same rows are shown in the same order', async () => {
      const now = await rows(page).allTextContents();
      const before = shown.filter((text) => isOnce(shown, text) && isOnce(now, text));
      const after = now.filter((text) => before.includes(text));
      return before.length > 0 && after.join() === before.join();
    });

    const name = `Grid ${randomUUID().slice(0, 8)}`;
    await button(page, 'en', 'admin.views.save').click();
    await page.getByLabel(en('admin.views.name'), { exact: true }).fill(name);
    await button(page, 'en', 'admin.views.saveIt').click();
    const views = page.getByRole('navigation', { name: en('admin.views'), exact: true });
    const whole = all ? new RegExp(`^${en(all)}`) : en('admin.views.all');
    await views.getByRole('link', { name: whole, exact: true }).first().click();
    await until('all rows are shown', async () => address(page).get('sort') === null);
    await views.getByRole('link', { name }).click();
    await until('the view is shown', async () => address(page).get('sort') === sort);
  });
});

describe('a grid', () => {
  it('is sorted, narrowed and gone through by keys alone', async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/questions');
    await titles(page).first().waitFor();
    await page
      .getByRole('columnheader', { name: en('lists.module'), exact: true })
      .getByRole('button')
      .focus();
    await page.keyboard.press('Enter');
    await until('it is sorted', async () => address(page).get('sort') === 'module');
    await page
      .getByRole('columnheader', { name: en('lists.questions.kind'), exact: true })
      .getByRole('button')
      .focus();
    await page.keyboard.press('Shift+Enter');
    await until('it is sorted by a second column', async () => address(page).get('sort') === 'module,kind');
    await page.getByRole('button', { name: en('admin.list.addFilter'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('group', { name: en('admin.list.filters'), exact: true })
      .getByRole('button', { name: en('lists.questions.enabled'), exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: en('lists.yes'), exact: true }).focus();
    await page.keyboard.press('Space');
    await until('it is narrowed', async () => address(page).get('enabled') === 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: en('admin.list.next'), exact: true }).focus();
    await page.keyboard.press('Enter');
    await until('the next page is shown', async () => address(page).get('from') === '51');
    expect(await violations(page)).toEqual([]);
  });
});

/** Every page of a list that is saved as a file. */
const lists = [
  ...grids.map(({ path }) => path),
  ...[
    'modules',
    'accounts',
    'sections',
    'articles',
    'newsletters',
    'albums',
    'awards',
    'surveys',
    'tools',
    'rewards',
  ].map((name) => `/admin/${name}`),
];

describe('the file of a list', () => {
  it('has the columns that are shown, or all of them, of each list', async () => {
    const page = await stage.person('admin');
    const headings = async (text: RegExp): Promise<string[]> => {
      await button(page, 'en', 'admin.list.saveAll').click();
      const [answer, download] = await Promise.all([
        page.waitForResponse((response) => response.url().includes('.csv')),
        // None comes of what is refused, which the answer says.
        page.waitForEvent('download', { timeout: 10_000 }).catch(() => null),
        page.getByRole('button', { name: text }).click(),
      ]);
      expect([answer.url(), answer.status()]).toEqual([answer.url(), 200]);
      const file = readFileSync(await download!.path(), 'utf8');
      return file
        .replace(/^\ufeff/, '')
        .split('\r\n')[0]!
        .split(',');
    };
    for (const path of lists) {
      await page.goto(path);
      await titles(page).first().waitFor();
      const [shown, whole] = [await headings(/^CSV, th(is|ese) /), await headings(/^CSV, every/)];
      expect([path, shown.filter((name) => !whole.includes(name))]).toEqual([path, []]);
      expect([path, shown.length < whole.length]).toEqual([path, true]);
    }
  });
});
