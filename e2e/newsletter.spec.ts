import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ask, tokenOf } from './support/api';
import { until, violations } from './support/browser';
import { inDatabase } from './support/database';
import { openOwnStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';

// What it sends would stand on home for whoever is there meanwhile.
const stage = openOwnStage();

const en = (id: string, values: Record<string, string | number> = {}): string => says('en', id, values);
const email = 'counter@tires.example';
const number = 4711;
const newIssue = `mutation($input: CreateNewsletterIssueInput!) {
  createNewsletterIssue(input: $input) { newsletterIssue { id } } }`;

/** Opens the newest message to the address in the mailbox once it is there, and follows its link of this kind. */
async function follow(page: Page, subject: string, link: RegExp): Promise<void> {
  const found = page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: subject });
  await until('the message is there', async () => {
    await page.goto(`/admin/mailbox?${new URLSearchParams({ q: email }).toString()}`);
    await page.getByRole('heading', { name: en('admin.mailbox'), exact: true }).waitFor();
    await page
      .getByRole('grid')
      .or(page.getByText(en('admin.mailbox.noneFor', { query: email })))
      .waitFor();
    return (await found.count()) > 0;
  });
  await found.first().click();
  await page.getByRole('link', { name: link }).click();
}

describe('the newsletter', () => {
  it('comes once the link in the first e-mail is opened, and no longer once that of an issue is', async () => {
    const reader = await stage.person('learner');
    await reader.goto('/pro-training/newsletter');
    await reader.getByLabel(en('newsletter.email'), { exact: true }).fill(email);
    await button(reader, 'en', 'newsletter.subscribe').click();
    await reader.getByText(en('newsletter.sent'), { exact: true }).waitFor();
    expect(await violations(reader)).toEqual([]);

    const admin = await stage.person('admin');
    await follow(admin, 'Confirm', /newsletter\/confirm/);
    await admin.getByText(en('newsletter.subscribed'), { exact: true }).waitFor();
    expect(await violations(admin)).toEqual([]);
    await reader.reload();
    await reader.getByText(/^Subscribed since/).waitFor();

    const inEnglish = (text: string) => ({ en: text });
    const input = {
      section: 'pro_training',
      number,
      title: inEnglish('Studs in town'),
      summary: inEnglish('In short.'),
      parts: [],
      publishAt: new Date().toISOString(),
    };
    await ask(stage.portal, await tokenOf(stage.portal, 'admin'), newIssue, { input });
    await inDatabase(stage.portal, "select graphile_worker.add_job('publish-newsletters')");
    await follow(admin, 'Studs in town', /newsletter\/leave/);
    await button(admin, 'en', 'newsletter.leave').click();
    await admin.getByText(en('newsletter.leftByLink'), { exact: true }).waitFor();
    await reader.reload();
    await reader.getByText(/^You left on/).waitFor();
  });
});
