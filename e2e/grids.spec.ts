import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { until, violations } from './support/browser/browser';
import { openStage } from './support/portal/stage';
import { watchLoading } from './support/browser/wait-for-screen';
import { button, dialog } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

// Placeholders of loading rows don't count.
const rows = (page: Page): Locator => page.locator('tbody tr:not([data-waiting] *)');
const address = (page: Page): URLSearchParams => new URL(page.url()).searchParams;

const heading = (page: Page, label: string): Locator =>
  page.getByRole('columnheader', { name: en(label), exact: true }).getByRole('button');

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.page().keyboard.press(key);
}

/** Saves the current list as a view for all administrators, with the keyboard. */
async function saveView(page: Page, name: string): Promise<void> {
  await press(button(page, 'en', 'admin.views.save'));
  await dialog(page, 'en', 'admin.views.saveTitle').waitFor();
  const field = page.getByLabel(en('admin.views.name'), { exact: true });
  await until('the name has the focus', () => field.evaluate((it) => it === document.activeElement));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
}

describe('a list of the administration', () => {
  it('sorts, filters, pages and saves a view by keyboard, and is the same after a reload', async () => {
    const page = await stage.person('admin');
    await page.goto('/admin/questions');
    await rows(page).first().waitFor();
    await press(heading(page, 'lists.module'));
    await until('it is sorted', async () => address(page).get('sort') === 'module');
    await press(heading(page, 'lists.questions.kind'), 'Shift+Enter');
    await until('it is sorted by a second column', async () => address(page).get('sort') === 'module,kind');
    await press(page.getByRole('button', { name: en('admin.list.addFilter'), exact: true }));
    const filters = page.getByRole('group', { name: en('admin.list.filters'), exact: true });
    await press(filters.getByRole('button', { name: en('lists.questions.enabled'), exact: true }));
    await press(page.getByRole('checkbox', { name: en('lists.yes'), exact: true }), 'Space');
    await until('it is narrowed', async () => address(page).get('enabled') === 'true');
    await page.keyboard.press('Escape');

    const name = `Grid ${randomUUID().slice(0, 8)}`;
    await saveView(page, name);
    const views = page.getByRole('navigation', { name: en('admin.views'), exact: true });
    const view = views.getByRole('link', { name });
    await until('it is a view', async () => (await view.getAttribute('aria-current')) === 'page');
    expect(await violations(page)).toEqual([]);

    await press(page.getByRole('button', { name: en('admin.list.next'), exact: true }));
    await page.getByText(/^51 to /).waitFor();
    const region = page.getByRole('region', { name: en('admin.allQuestions'), exact: true });
    await until('the list has the focus', () => region.evaluate((it) => it === document.activeElement));
    await page.reload();
    await page.getByText(/^51 to /).waitFor();
    await rows(page).first().waitFor();
    await views.getByRole('link', { name: en('admin.views.all'), exact: true }).click();
    await until('all rows are shown', async () => address(page).get('sort') === null);
    await view.click();
    await until('the view is shown', async () => address(page).get('sort') === 'module,kind');
    expect(address(page).get('enabled')).toBe('true');
  });
});

/** Lists that can be exported to a file. */
const lists = [
  'accounts',
  'albums',
  'articles',
  'audit',
  'awards',
  'certificates',
  'data-requests',
  'files',
  'imports',
  'jobs',
  'mailbox',
  'messages',
  'modules',
  'newsletters',
  'orders',
  'people',
  'points',
  'pro',
  'questions',
  'results',
  'rewards',
  'sections',
  'subscriptions',
  'surveys',
  'tools',
];

describe('the export of a list', () => {
  it('contains the visible columns, for every list', async () => {
    const page = await stage.atHome('admin');
    const open = watchLoading(page, 'en', { isWithin: () => true });
    const wrong: unknown[] = [];
    for (const list of lists) {
      await open(`/admin/${list}`);
      await button(page, 'en', 'admin.list.saveAll').click();
      // The server rejects an export with an unknown column.
      const [answer] = await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('.csv')),
        page.getByRole('button', { name: /^CSV, th(is|ese) / }).click(),
      ]);
      const columns = new URL(answer.url()).searchParams.get('columns');
      if (!answer.ok() || !columns) wrong.push([list, answer.status(), columns]);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the introduction of a list', () => {
  it('has the same distance from the views above it on every list', async () => {
    const page = await stage.atHome('admin');
    for (const [list, lead] of [
      ['data-requests', 'privacy.requests.about'],
      ['jobs', 'jobs.about'],
      ['mailbox', 'admin.mailbox.about'],
      ['pro', 'admin.pro.about'],
    ] as const) {
      await page.goto(`/admin/${list}`);
      const text = page.getByText(en(lead), { exact: true });
      await text.waitFor();
      const top = await text.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return words.getBoundingClientRect().top;
      });
      const views = (await page
        .getByRole('navigation', { name: en('admin.views'), exact: true })
        .boundingBox())!;
      expect([list, top - views.y - views.height >= 12]).toEqual([list, true]);
    }
  });
});
