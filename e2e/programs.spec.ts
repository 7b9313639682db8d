import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { demoModule, moduleId } from './support/answers';
import { openOwnStage } from './support/stage';
import { says } from './support/texts';

const behind = 'gold-distributor-stocking';

describe('a gold program', () => {
  const stage = openOwnStage();
  const path = (page: Page): string => new URL(page.url()).pathname;
  const dialog = (page: Page) => page.getByRole('dialog', { name: says('en', 'programs.dialog.title') });
  const form = (page: Page, name: string) => dialog(page).getByRole('form', { name, exact: true });

  async function enter(page: Page, name: string, number: string): Promise<void> {
    await form(page, name).getByLabel(says('en', 'programs.number')).fill(number);
    await form(page, name).getByRole('button').click();
  }

  async function cookieOf(page: Page, bucket: string) {
    const name = `${bucket}${demoId('profile', 'learner@treadway.example')}`;
    return (await page.context().cookies()).find((cookie) => cookie.name === name);
  }

  it('is asked for by a module behind it, and a found number opens its page, the module and the cookie', async () => {
    const page = await stage.person('learner');
    await page.goto(`/training/modules/${moduleId(behind)}`);
    await page.getByRole('link', { name: 'Enter Gold Distributor' }).click();
    await dialog(page).waitFor();
    await enter(page, 'Distributors', 'GR-7702');
    await dialog(page).getByText('We don’t know this number as a distributor’s.').waitFor();
    expect(await cookieOf(page, 'distributor')).toBeUndefined();
    await enter(page, 'Distributors', ' gd 5501');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText(/^Gold Distributor is open until /).waitFor();
    expect(path(page)).toBe('/training/gold-distributor');
    expect(await cookieOf(page, 'distributor')).toMatchObject({ path: '/', httpOnly: true });
    await page.getByText(/^7 of 7 days left/).waitFor();
    const { name } = demoModule(behind);
    await page.getByRole('listitem').getByRole('link', { name: name.en }).click();
    await page.getByRole('heading', { level: 1, name: name.en }).waitFor();
  });

  it('for retailers is entered from the list with a number of distributors, and goes back to the list', async () => {
    const page = await stage.person('learner');
    await page.goto('/programs');
    await page
      .getByRole('article')
      .filter({ hasText: 'Gold Retailer' })
      .getByRole('link', { name: 'Enter number' })
      .click();
    await enter(page, 'Distributors or retailers', 'GD-5501');
    await page.waitForURL('**/training/gold-retailer');
    await page.getByRole('heading', { level: 1, name: 'Gold Retailer' }).waitFor();
    expect(await cookieOf(page, 'retailer')).toBeDefined();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: says('en', 'programs.title') }).waitFor();
    expect(await dialog(page).count()).toBe(0);
  });
});
