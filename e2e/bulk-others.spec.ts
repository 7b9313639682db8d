import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { phone, violations } from './support/browser';
import { lineOf } from './support/bulk-lines';
import { inDatabase } from './support/database';
import { unsound } from './support/look';
import { openStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

const asked = (page: Page, deed: string): Locator =>
  page.getByRole('dialog', { name: en(`bulk.deed.${deed}`), exact: true });

const chooseAll = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: en('admin.list.chooseAll') }).check();

const line = (page: Page, deed: string, done: number, leftOut: number): Locator =>
  lineOf(page, en(`bulk.deed.${deed}`), en('bulk.counts', { done, leftOut }));

const word = (): string => `Bulk${randomUUID().slice(0, 8)}`;

/** Orders of somebody of that name, of whom the first was packed. */
const makeOrders = (name: string, count: number) =>
  inDatabase(
    stage.portal,
    `with person as (insert into profile (name, email) values ('${name}', '${name}@spec.example') returning id)
     insert into reward_order (reward_id, reward_name, profile_id, price, state, address, placed_at, packed_at,
       idempotency_key)
     select r.id, r.name, p.id, 100, case when n = 1 then 'packed' else 'placed' end, 'Dock 1', now(),
       case when n = 1 then now() end, '${name}' || n
     from person p, (select id, name from reward order by id limit 1) r, generate_series(1, ${count}) n`,
  );

/** What a line says of an undo that is done; under way it ends in the same words. */
const undone = (count: number) =>
  new RegExp(`(?<! of )${en('bulk.undoneCounts', { undone: count, kept: 0 })}`);

describe('a bulk action on orders', () => {
  it('says how many are at the step before, brings those on, and is undone', async () => {
    const name = word();
    await makeOrders(name, 3);
    const page = await stage.person('admin');
    await page.goto(`/admin/orders?q=${name}`);
    await chooseAll(page);
    await button(page, 'en', 'bulk.deed.pack').click();
    await asked(page, 'pack')
      .getByText(en('bulk.takesOf', { takes: 2, total: 3 }))
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'bulk.apply', { count: 2 }).click();
    await line(page, 'pack', 2, 1)
      .getByRole('button', { name: en('bulk.undo'), exact: true })
      .click();
    await button(page, 'en', 'bulk.undoIt', { count: 2 }).click();
    await page.getByText(undone(2)).first().waitFor();
    const rows = await inDatabase(
      stage.portal,
      `select o.state from reward_order o join profile p on p.id = o.profile_id where p.name = '${name}' order by 1`,
    );
    expect(rows).toEqual([{ state: 'packed' }, { state: 'placed' }, { state: 'placed' }]);
  });
});

describe('a bulk action on PRO people', () => {
  it('says on a phone what they keep and what opens again, and resets those that a search finds', async () => {
    const name = word();
    await inDatabase(
      stage.portal,
      `insert into profile (name, email, user_type) select '${name} ' || n, '${name}' || n || '@spec.example', 'pro'
       from generate_series(1, 2) n`,
    );
    const page = await stage.person('admin', { viewport: phone });
    await page.goto(`/admin/pro?q=${name}`);
    for (const nth of [1, 2])
      await page.getByRole('checkbox', { name: en('admin.list.choose', { name: `${name} ${nth}` }) }).check();
    await button(page, 'en', 'bulk.deeds').click();
    await page
      .getByRole('dialog', { name: en('bulk.deeds'), exact: true })
      .getByRole('button', { name: en('bulk.deed.resetPro'), exact: true })
      .click();
    await asked(page, 'resetPro').getByText(en('bulk.effect.reopenedTests')).waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'bulk.apply', { count: 2 }).click();
    await page.getByText(en('admin.pro.noneFor', { query: name })).waitFor();
    const rows = await inDatabase(
      stage.portal,
      `select distinct user_type from profile where name like '${name} %'`,
    );
    expect(rows).toEqual([{ user_type: 'standard' }]);
  });
});

describe('a reset of one person', () => {
  it('is begun on the page of the person, who is standard then, and taken back there', async () => {
    const name = word();
    const [{ id }] = (await inDatabase(
      stage.portal,
      `insert into profile (name, email, user_type) values ('${name}', '${name}@spec.example', 'pro') returning id`,
    )) as [{ id: string }];
    const page = await stage.person('admin', { viewport: phone });
    await page.goto(`/admin/people/${id}`);
    await button(page, 'en', 'people.more', { name }).click();
    await button(page, 'en', 'bulk.deed.resetPro').click();
    await asked(page, 'resetPro').getByText(en('bulk.effect.reopenedTests')).waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'bulk.apply', { count: 1 }).click();
    await page.getByText(en('bulk.counts', { done: 1, leftOut: 0 })).waitFor();
    await page.getByRole('heading', { name: en('people.towardPro') }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await unsound(page)).toEqual([]);
    await button(page, 'en', 'bulk.undo').click();
    await button(page, 'en', 'bulk.undoIt', { count: 1 }).click();
    await page.getByText(undone(1)).waitFor();
    await page.getByRole('heading', { name: en('people.towardPro') }).waitFor({ state: 'detached' });
  });
});

describe('a bulk action on modules', () => {
  it('deletes those that nobody used, says what goes with them, and names the others', async () => {
    const name = word();
    await inDatabase(
      stage.portal,
      `with made as (
         insert into module (name, description, kind, brand)
         select jsonb_build_object('en', '${name} ' || n, 'es', '', 'fr', ''), '{"en": "", "es": "", "fr": ""}', 'tire', 'conti'
         from generate_series(1, 2) n returning id, name)
       insert into module_view (module_id, profile_id, viewed_at)
       select m.id, p.id, now() from made m, (select id from profile limit 1) p where m.name ->> 'en' = '${name} 2'`,
    );
    const page = await stage.person('admin');
    await page.goto(`/admin/modules?q=${name}`);
    await chooseAll(page);
    await button(page, 'en', 'bulk.moreDeeds').click();
    await button(page, 'en', 'bulk.deed.delete').click();
    const preview = asked(page, 'delete');
    await preview.getByText(en('bulk.takesOf', { takes: 1, total: 2 })).waitFor();
    await preview.getByText(en('bulk.reason.used')).waitFor();
    await preview.getByText(en('bulk.effect.deletedFiles')).waitFor();
    expect(await violations(page)).toEqual([]);
    await button(page, 'en', 'bulk.apply', { count: 1 }).click();
    await line(page, 'delete', 1, 1).waitFor();
    const rows = await inDatabase(
      stage.portal,
      `select name ->> 'en' as name from module where name ->> 'en' like '${name} %'`,
    );
    expect(rows).toEqual([{ name: `${name} 2` }]);
  });
});
