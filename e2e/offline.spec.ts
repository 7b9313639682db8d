import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { give, saved } from './support/attempts/answers';
import { phone, violations } from './support/browser/browser';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import { watchLoading } from './support/browser/wait-for-screen';
import { expectQuestion, begin, button, showsAnswer } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();
const key = 'winter-compounds';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const bar = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();

describe('the portal without a connection', () => {
  it('shows on an open page that it is offline, and loads what failed once the connection is back', async () => {
    const page = await stage.person('learner', { viewport: phone });
    // Wait until all code has loaded. Missing code would replace the whole page with an error.
    await watchLoading(page, 'en')('/');
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

  it('starts offline, counts the answers stored on the device, and sends them once the connection is back', async () => {
    const { who } = await makePerson(stage.portal);
    const page = await stage.person(who, { viewport: phone, serviceWorkers: 'allow', locale: 'en' });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await begin(page, key, 'en');
    const address = new URL(page.url()).pathname;
    await page.context().setOffline(true);
    const { given } = await give(page, key, 'en');
    await page.getByText('Offline – saved on this device').waitFor();
    await page.close();

    const later = await page.context().newPage();
    await later.goto(address);
    await heading(later, 'No connection').waitFor();
    await later.getByText('1 answer is saved on this device.').waitFor();
    expect(await violations(later)).toEqual([]);
    await later.context().setOffline(false);
    // The answer saved on the device is sent first.
    await expectQuestion(later, 'en', 2, 9);
    await button(later, 'en', 'tests.previous').click();
    await showsAnswer(later, given);
    await saved(later);
  });
});
