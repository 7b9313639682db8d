import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { phone, signedIn, violations } from './support/browser';
import { openOwnStage } from './support/stage';
import { says } from './support/texts';

const stage = openOwnStage();
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
