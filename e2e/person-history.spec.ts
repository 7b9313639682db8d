import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { desktop, phone, until, violations } from './support/browser';
import { inDatabase } from './support/database';
import { openStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

/** Somebody with a line of points on each of the first thirty days of a month. */
async function makePerson(): Promise<string> {
  const word = `Past${randomUUID().slice(0, 8)}`;
  const [{ id }] = (await inDatabase(
    stage.portal,
    `insert into profile (name, email) values ('${word}', '${word}@spec.example') returning id`,
  )) as [{ id: string }];
  await inDatabase(
    stage.portal,
    `insert into points_entry (profile_id, amount, reason, note, balance_after, idempotency_key, created_at)
     select '${id}', n, 'adjustment', 'Booth ' || n, n, n || ' ${word}', '2026-06-01T12:00:00Z'::timestamptz + (n - 1) * interval '1 day'
     from generate_series(1, 30) n`,
  );
  return id;
}

const history = (page: Page) => page.getByRole('region', { name: en('history.person.title'), exact: true });
const lines = (page: Page) => history(page).getByRole('listitem');

/** What was searched for is there, and nothing else any more. */
const isAlone = (page: Page): Promise<void> =>
  until(
    'it is not alone',
    async () => (await lines(page).count()) === 1 && (await lines(page).innerText()).includes('Booth 12'),
  );

async function savedLines(page: Page): Promise<string[]> {
  await button(page, 'en', 'history.person.save').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1);
}

describe('the history of a person', () => {
  it.each([
    ['a desk', desktop],
    ['a phone', phone],
  ])(
    'is searched, narrowed to days and saved, by an address that shows it again, on %s',
    async (_, viewport) => {
      const id = await makePerson();
      const page = await stage.person('admin', { viewport });
      await page.goto(`/admin/people/${id}`);
      await history(page)
        .getByText(en('admin.list.place', { from: 1, to: 20, total: 30 }))
        .waitFor();

      await button(page, 'en', 'history.person.allDays').click();
      await page.getByLabel(en('admin.list.from'), { exact: true }).fill('2026-06-10');
      await page.getByLabel(en('admin.list.to'), { exact: true }).fill('2026-06-20');
      await history(page)
        .getByText(en('admin.list.place', { from: 1, to: 11, total: 11 }))
        .waitFor();
      const panel = await page
        .getByRole('group', { name: new RegExp(en('history.person.days')) })
        .boundingBox();
      expect(panel!.x).toBeGreaterThanOrEqual(0);
      expect(panel!.x + panel!.width).toBeLessThanOrEqual(viewport.width);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await savedLines(page)).toHaveLength(11);

      await history(page).getByRole('searchbox').fill('booth 12');
      await isAlone(page);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        q: 'booth 12',
        at: '2026-06-10,2026-06-20',
      });
      await page.reload();
      await isAlone(page);
      expect(await savedLines(page)).toEqual([expect.stringContaining('Booth 12')]);

      await history(page)
        .getByRole('link', {
          name: en('admin.list.states', { name: en('history.view.tests'), count: 0 }),
          exact: true,
        })
        .click();
      await history(page).getByText(en('history.person.noneFound')).waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );
});
