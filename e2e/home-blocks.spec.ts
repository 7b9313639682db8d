import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { desktop } from './support/browser/browser';
import { openOwnStage } from './support/portal/stage';
import { says } from './support/texts';

// Changes of the home page affect everyone, so the spec needs its own portal.
const stage = openOwnStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);

const save = (page: Page) => page.getByRole('button', { name: en('admin.save'), exact: true });
const visible = (page: Page, id: string) =>
  page.getByRole('checkbox', { name: en('admin.home.show', { name: en(id) }), exact: true });
const handle = (page: Page, id: string) => page.getByRole('button', { name: `Move ${en(id)}`, exact: true });

async function saved(page: Page): Promise<void> {
  await save(page).click();
  await page.getByText(en('admin.allSaved'), { exact: true }).waitFor();
}

/** Returns the headings of a page, from top to bottom. */
const headings = async (page: Page): Promise<string[]> =>
  (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).map((text) =>
    text.trim(),
  );

describe('the editor of the home page', () => {
  it('arranges blocks by mouse and keyboard, previews them in another language, and shows the order to learners', async () => {
    const page = await stage.atHome('admin', { viewport: desktop });
    await page.goto('/admin/home');
    const preview = page.getByRole('region', { name: en('admin.home.preview') });
    await preview.getByText(en('home.support'), { exact: true }).first().waitFor();
    // The keyboard moves the support block up one place. The pointer moves the news to the place of the groups.
    await handle(page, 'admin.home.support').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    const from = (await handle(page, 'admin.home.news').boundingBox())!;
    const to = (await handle(page, 'admin.home.groups').boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await visible(page, 'admin.home.winners').uncheck();
    await preview.getByLabel(en('admin.seenAs.in'), { exact: true }).selectOption('fr');
    await preview.getByText(says('fr', 'home.gettingStarted'), { exact: true }).waitFor();
    await saved(page);
    const learner = await stage.atHome('learner', { viewport: desktop });
    await learner.getByRole('heading', { name: en('home.support'), exact: true }).waitFor();
    const found = await headings(learner);
    expect(found).not.toContain(en('home.latestAwards'));
    expect(found.indexOf(en('home.whatsNew'))).toBeLessThan(found.indexOf(en('home.moduleGroups')));
  });
});
