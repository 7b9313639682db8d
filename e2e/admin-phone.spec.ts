import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { ask, tokenOf } from './support/api';
import { phone } from './support/browser';
import { cutTexts, sizeText } from './support/cut-text';
import { inDatabase } from './support/database';
import { openOwnStage } from './support/stage';
import type { Language } from './support/texts';

// The administrator changes the language.
const stage = openOwnStage();

async function administrator(lang: Language): Promise<Page> {
  await ask(
    stage.portal,
    await tokenOf(stage.portal, 'admin'),
    'mutation ($lang: Language!) { setLanguage(input: { lang: $lang }) { profile { id } } }',
    { lang },
  );
  return stage.atHome('admin', { viewport: phone });
}

/** A bulk action and a person's wish for the own data, of which the demo has none. */
const somethingDone = (): Promise<unknown> =>
  inDatabase(
    stage.portal,
    `with asked as (
       insert into data_request (profile_id, kind, state, asked_at)
       select id, 'copy', 'asked', now() from profile where email = 'pro@treadway.example'
       and not exists (select from data_request) returning id
     ) insert into bulk_action (list, deed, "values", state, started_by, idempotency_key, started_at, ended_at, total, done, undone)
     select 'people', 'disable', '{}', 'undone', id, 'phone', now(), now(), 4919, 4919, 4919
     from profile where email = 'admin@treadway.example' on conflict do nothing`,
  );

/** The height of one line of facts below a title, and of what is above and below. */
const oneLine = 46;

describe('the administration on a phone', () => {
  it.each(['en', 'es'] as const)(
    'has lists whose rows have a title and one line of facts, in %s',
    async (language) => {
      await somethingDone();
      const page = await administrator(language);
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
      for (const list of lists) {
        await page.goto(`/admin/${list}`);
        const rows = page.locator('tbody tr:not([data-waiting] *)');
        await rows.first().waitFor();
        // Words of another font are of another length.
        await page.evaluate(() => document.fonts.ready);
        const belowTitles = await rows.evaluateAll((all) =>
          all.map(
            (row) =>
              (row as HTMLElement).offsetHeight -
              row.querySelector<HTMLElement>('[data-kind="title"]')!.offsetHeight,
          ),
        );
        const tall = belowTitles.filter((height) => height > oneLine);
        // Some long words may take a line more.
        expect([list, tall.length * 5 > belowTitles.length ? tall : []]).toEqual([list, []]);
      }
    },
  );

  it('tells in the rows of a list by what it is sorted', async () => {
    const page = await administrator('en');
    await page.goto('/admin/people');
    const seen = page
      .locator('tbody tr:not([data-waiting] *)')
      .first()
      .getByRole('gridcell', { name: 'Last seen' });
    await page.getByRole('link', { name: 'Alex Moreno' }).waitFor();
    expect(await seen.count()).toBe(0);
    await page.goto('/admin/people?sort=-lastSeenAt');
    await seen.waitFor();
  });

  it('keeps the buttons of a head and of a form in the window, word by word, at twice the size of text', async () => {
    const page = await administrator('fr');
    const person = demoId('profile', 'tom.becker@desertsun.example');
    for (const path of [`people/${person}`, 'home', 'people', 'translations', 'tools', 'imports']) {
      await page.goto(`/admin/${path}`);
      await page.locator('main h1').first().waitFor();
      await sizeText(page, 200);
      expect([path, await cutTexts(page)]).toEqual([path, []]);
    }
  });
});
