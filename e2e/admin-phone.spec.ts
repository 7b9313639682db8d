import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { phone } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import { watchLoading } from './support/browser/wait-for-screen';
import { type Language, says } from './support/texts';

const stage = openStage();

/**
 * Adds a request for personal data and bulk actions, because the demo data has none. Adds so many that most rows are
 * these. Rows of other specs may have an Undo button on an extra line.
 */
async function fillLists(adminId: string): Promise<void> {
  const { id } = await makePerson(stage.portal);
  await inDatabase(
    stage.portal,
    `with request as (
       insert into data_request (profile_id, kind, state, requested_at) values ('${id}', 'copy', 'requested', now())
     ) insert into bulk_action (list, action, "values", state, started_by, idempotency_key, started_at, ended_at, total, done, undone)
     select 'people', 'disable', '{}', 'undone', '${adminId}', gen_random_uuid(), now(), now(), 4919, 4919, 4919
     from generate_series(1, 40)`,
  );
}

const lists = [
  'rewards',
  'messages',
  'subscriptions',
  'people',
  'accounts',
  'awards',
  'surveys',
  'pro',
  'orders',
  'bulk',
  'data-requests',
];

/** Maximum height of one line of details below a title, including padding. */
const oneLine = 46;

const rows = (page: Page) => page.locator('tbody tr:not([data-waiting] *)');

/** Returns the height below the title of each row, in pixels. */
async function measureBelowTitles(page: Page): Promise<number[]> {
  await rows(page).first().waitFor();
  // Fonts change the length of texts.
  await page.evaluate(() => document.fonts.ready);
  return rows(page).evaluateAll((all) =>
    all.map(
      (row) =>
        (row as HTMLElement).offsetHeight -
        row.querySelector<HTMLElement>('[data-kind="title"]')!.offsetHeight,
    ),
  );
}

describe('the administration on a phone', () => {
  it.each<Language>(['en', 'es'])(
    'shows list rows as a title and one line of details, including the sorted column, in %s',
    async (language) => {
      const admin = await makePerson(stage.portal, { role: 'admin', lang: language });
      await fillLists(admin.id);
      const page = await stage.atHome(admin.who, { viewport: phone });
      const open = watchLoading(page, language, { isWithin: () => true });
      for (const list of lists) {
        await open(`/admin/${list}`);
        const heights = await measureBelowTitles(page);
        const tall = heights.filter((height) => height > oneLine);
        // Some long words may take a line more.
        expect([list, tall.length * 5 > heights.length ? tall : []]).toEqual([list, []]);
      }
      const lastSeen = rows(page)
        .first()
        .getByRole('gridcell', { name: says(language, 'people.lastSeen') });
      await open('/admin/people');
      await rows(page).first().waitFor();
      expect(await lastSeen.count()).toBe(0);
      await open('/admin/people?sort=-lastSeenAt');
      await lastSeen.waitFor();
    },
  );

  it('keeps the menu button beside the bar of a preview and readable above it', async () => {
    const page = await stage.atHome('admin', { viewport: phone });
    await page.goto(`/admin/articles/${demoId('article', 'new-winter-line')}/preview`);
    const bar = page.getByRole('region', { name: says('en', 'admin.articles.preview') });
    const text = bar.getByText(says('en', 'admin.articles.published'), { exact: true });
    // The bar is hidden again while the texts of the article's language are loading.
    await page.getByRole('heading', { level: 1 }).waitFor();
    await text.waitFor();
    const menu = page.getByRole('banner').getByRole('button', { name: says('en', 'shell.menu') });
    const edges = await Promise.all([menu.boundingBox(), text.boundingBox()]);
    expect(edges[0]!.x + edges[0]!.width).toBeLessThanOrEqual(edges[1]!.x);
    const ground = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(menu)).toBe(await ground(page.locator('main').locator('..')));
  });
});
