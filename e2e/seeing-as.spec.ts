import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { desktop, phone, signIn, violations, watchTrouble } from './support/browser';
import { openStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';

const stage = openStage();

const learner = demoId('profile', 'learner@treadway.example');

/** Somebody who has not yet said Yes to the terms. */
const newcomer = demoId('profile', 'luis.ibarra@desertsun.example');

/** An administrator's page in a session of its own: who sees as somebody else does so in every tab of it. */
async function administrator(viewport = desktop): Promise<Page> {
  const page = await (await stage.device({ viewport })).newPage();
  await signIn(page, 'admin');
  return page;
}

const banner = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('status') });

async function see(page: Page, profileId = learner): Promise<void> {
  await page.goto(`/admin/people/${profileId}`);
  await button(page, 'en', 'people.seeAs').click();
  await button(page, 'en', 'people.backToAdmin').waitFor();
}

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe('an administrator who sees the portal as somebody else', () => {
  it('meets a banner in every tab, nothing that may be written, and the way back', async () => {
    const page = await administrator();
    const trouble = watchTrouble(page);
    await see(page);
    expect(await banner(page).innerText()).toContain('You see the portal as');
    expect(await violations(page)).toEqual([]);
    const tab = await page.context().newPage();
    await tab.goto('/admin/people');
    await button(tab, 'en', 'people.backToAdmin').waitFor();
    await tab.getByText(says('en', 'admin.administratorsOnly')).waitFor();
    expect(trouble).toEqual([]);
    await button(page, 'en', 'people.backToAdmin').click();
    await button(page, 'en', 'people.seeAs').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/people/${learner}`);
    await tab.reload();
    await tab.getByRole('heading', { level: 1, name: says('en', 'admin.people') }).waitFor();
    expect(await banner(tab).count()).toBe(0);
  });

  it('looks about on a phone as somebody who has not said Yes to the terms, without being asked', async () => {
    const page = await administrator(phone);
    await see(page, newcomer);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await fits(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/as-p.png` });
    await button(page, 'en', 'people.backToAdmin').click();
    await button(page, 'en', 'people.seeAs').waitFor();
  });
});
