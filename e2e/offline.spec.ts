import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { give, saved } from './support/answers';
import { phone, signedIn, until, violations } from './support/browser';
import { changeSetting } from './support/database';
import { openOwnStage } from './support/stage';
import { asksAt, begin, button, showsAnswer } from './support/taking';
import { says } from './support/texts';

const stage = openOwnStage();
const key = 'winter-compounds';
const path = (page: Page): string => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const bar = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();

describe('outside a test', () => {
  it('a lost connection is said, what was there stays, and what failed comes by itself', async () => {
    const page = await stage.atHome('learner', { viewport: phone });
    await page.getByText('Dana, your next step').waitFor();
    await page.context().setOffline(true);
    await bar(page, 'No connection.').waitFor();
    expect(await page.getByText('Dana, your next step').isVisible()).toBe(true);
    await follow(page, 'Training');
    await heading(page, 'No connection').waitFor();
    expect(await page.getByText(says('en', 'errors.fallback')).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await follow(page, 'Home');
    await page.getByText('Dana, your next step').waitFor();
    await follow(page, 'Training');
    await heading(page, 'No connection').waitFor();
    await page.context().setOffline(false);
    await heading(page, 'Training').waitFor();
    await bar(page, 'No connection.').waitFor({ state: 'detached' });
  });

  it('a sign-out that nobody hears of says so, and the session goes on', async () => {
    const page = await stage.atHome('pro');
    // Toasts come a little after the page, and from then on without a line too.
    await page.locator('.toast-area').waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByText('Sign out', { exact: true }).click();
    await page.getByText('Error logging out').waitFor();
    await page.context().setOffline(false);
    await bar(page, 'No connection.').waitFor({ state: 'detached' });
    await signedIn(page);
    expect(path(page)).toBe('/');
  });

  it('a portal that does not answer is told apart, and is back without a click', async () => {
    const page = await stage.person('learner');
    await page.goto('/training');
    await heading(page, 'Training').waitFor();
    await stage.portal.stop();
    await page.getByRole('link', { name: 'Reading a DOT code' }).first().click();
    await bar(page, 'The portal does not answer.').waitFor();
    await heading(page, 'The portal does not answer').waitFor();
    await stage.portal.restart();
    await heading(page, 'Reading a DOT code').waitFor();
    await signedIn(page);
    expect(await page.getByText(says('en', 'errors.fallback')).count()).toBe(0);
  });
});

describe('a start without a connection', () => {
  it('says so plainly and how much waits on the device, opens by itself, and what was answered is sent', async () => {
    const page = await stage.person('manager', { viewport: phone, serviceWorkers: 'allow', locale: 'en' });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await begin(page, key, 'en');
    const address = path(page);
    await page.context().setOffline(true);
    const { given } = await give(page, key, 'en');
    await page.getByText('Offline – kept on this device').waitFor();
    await page.close();

    const later = await page.context().newPage();
    await later.goto(address);
    await heading(later, 'No connection').waitFor();
    await later.getByText('1 answer is kept on this device.').waitFor();
    expect(await violations(later)).toEqual([]);
    await later.context().setOffline(false);
    // It goes on behind the answer that waited.
    await asksAt(later, 'en', 2, 9);
    await button(later, 'en', 'tests.previous').click();
    await showsAnswer(later, given);
    await saved(later);
  });

  it('calls the portal as it is called since it was last opened', async () => {
    const page = await stage.person('learner', { serviceWorkers: 'allow' });
    const kept = () => page.evaluate(async () => (await (await caches.match('/offline.html'))?.text()) ?? '');
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await until('the page is kept', async () => (await kept()).includes('Treadway opens by itself'));
    await changeSetting(stage.portal, 'product_name', 'Rubber School');
    await page.reload();
    await until('it is kept anew', async () => !(await kept()).includes('Treadway'));
    expect(await kept()).toContain('Rubber School opens by itself');
  });
});
