import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from './support/browser/browser';
import { changeSetting, inDatabase } from './support/portal/database';
import { wrongLook } from './support/screens/look';
import { openOwnStage } from './support/portal/stage';
import { says } from './support/texts';

// These changes affect everyone on the portal.
const stage = openOwnStage();

const path = (page: Page): string => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

describe('an open page', () => {
  it('shows changed settings and menus, and is replaced by /maintenance while the portal is closed', async () => {
    const page = await stage.atHome('learner');
    await page.waitForResponse((response) => response.url().includes('/api/changes'));
    await changeSetting(stage.portal, 'product_name', 'Rubber School');
    await until('the title is new', async () => (await page.title()).endsWith('· Rubber School'));
    await inDatabase(
      stage.portal,
      `update menu_link set label = label || '{"en": "Learn"}' where href = '/training'`,
    );
    await inMenu(page, 'Learn').waitFor();
    await changeSetting(stage.portal, 'maintenance_mode', true);
    await heading(page, says('en', 'maintenance.title')).waitFor();
    expect(path(page)).toBe('/maintenance');
    expect(await wrongLook(page)).toEqual([]);
    await page.goto('/contact');
    await heading(page, says('en', 'contact.title')).waitFor();
    await page.goto('/training');
    await heading(page, says('en', 'maintenance.title')).waitFor();
    await changeSetting(stage.portal, 'maintenance_mode', false);
    await heading(page, 'Training').waitFor();
    expect(path(page)).toBe('/training');
  });
});

describe('the offline page', () => {
  it('shows the product name of the last visit', async () => {
    const page = await stage.person('manager', { serviceWorkers: 'allow' });
    const stored = () =>
      page.evaluate(async () => (await (await caches.match('/offline.html'))?.text()) ?? '');
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await until('the page is stored', async () => (await stored()).includes('opens automatically'));
    await changeSetting(stage.portal, 'product_name', 'Tread Academy');
    await page.reload();
    await until('it is stored anew', async () => (await stored()).includes('Tread Academy'));
    expect(await stored()).toContain('Tread Academy opens automatically');
  });
});
