import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoModule, moduleId } from './support/attempts/answers';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import { says } from './support/texts';

const stage = openStage();

const behind = 'gold-distributor-stocking';

const path = (page: Page): string => new URL(page.url()).pathname;
const dialog = (page: Page) => page.getByRole('dialog', { name: says('en', 'programs.dialog.title') });

async function enter(page: Page, name: string, number: string): Promise<void> {
  const form = dialog(page).getByRole('form', { name, exact: true });
  await form.getByLabel(says('en', 'programs.number')).fill(number);
  await form.getByRole('button').click();
}

async function cookieOf(page: Page, name: string) {
  return (await page.context().cookies()).find((cookie) => cookie.name === name);
}

describe('the access to a gold program', () => {
  it('starts at a module of the program, and a valid number opens the program’s page and the module and sets the cookie', async () => {
    const person = await makePerson(stage.portal);
    const page = await stage.person(person.who);
    await page.goto(`/training/modules/${moduleId(behind)}`);
    await page.getByRole('link', { name: 'Enter Gold Distributor' }).click();
    await dialog(page).waitFor();
    await enter(page, 'Distributors', 'GR-7702');
    await dialog(page).getByText('We don’t know this number as a distributor’s.').waitFor();
    expect(await cookieOf(page, `distributor${person.id}`)).toBeUndefined();
    await enter(page, 'Distributors', ' gd 5501');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText(/^Gold Distributor is open until /).waitFor();
    expect(path(page)).toBe('/training/gold-distributor');
    const cookie = await cookieOf(page, `distributor${person.id}`);
    expect(cookie).toMatchObject({ path: '/', httpOnly: true });
    const { name } = demoModule(behind);
    await page.getByRole('listitem').getByRole('link', { name: name.en }).click();
    await page.getByRole('heading', { level: 1, name: name.en }).waitFor();
  });

  it('starts at the list of programs, checks a retailer’s number, and returns to the list', async () => {
    const person = await makePerson(stage.portal);
    const page = await stage.person(person.who);
    await page.goto('/programs');
    await page
      .getByRole('article')
      .filter({ hasText: 'Gold Retailer' })
      .getByRole('link', { name: 'Enter number' })
      .click();
    await enter(page, 'Distributors or retailers', 'GD-5501');
    await page.waitForURL('**/training/gold-retailer');
    await page.getByRole('heading', { level: 1, name: 'Gold Retailer' }).waitFor();
    expect(await cookieOf(page, `retailer${person.id}`)).toBeDefined();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: says('en', 'programs.title') }).waitFor();
    expect(await dialog(page).count()).toBe(0);
  });
});
