import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { desktop, phone, signIn, violations, watchTrouble } from './support/browser';
import { inDatabase } from './support/database';
import { openOwnStage } from './support/stage';
import { button } from './support/taking';
import { says } from './support/texts';

const stage = openOwnStage();

const tom = demoId('profile', 'tom.becker@desertsun.example');
const amina = demoId('profile', 'amina.diallo@desertsun.example');

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const resultsOf = async (id: string): Promise<number> => {
  const [row] = (await inDatabase(
    stage.portal,
    `select count(*)::int as count from attempt where profile_id = '${id}'`,
  )) as { count: number }[];
  return row!.count;
};

describe('an administrator who finds two profiles of one person', () => {
  it('merges them by keyboard alone, and undoes it', async () => {
    const page = await (await stage.device({ viewport: desktop })).newPage();
    await signIn(page, 'admin');
    const trouble = watchTrouble(page);
    const before = [await resultsOf(tom), await resultsOf(amina)];
    await page.goto(`/admin/people/${tom}/merge`);
    await page.getByLabel(says('en', 'people.merge.find')).focus();
    await page.keyboard.type('amina');
    await page.getByRole('button', { name: /Amina/ }).focus();
    await page.keyboard.press('Enter');
    const email = page.getByRole('radiogroup', { name: says('en', 'people.email') });
    await email.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await email.getByRole('radio').nth(1).isChecked()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel(says('en', 'people.merge.checked')).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Merge into/ }).focus();
    await page.keyboard.press('Enter');
    await button(page, 'en', 'people.merge.undo').waitFor();
    expect(await resultsOf(tom)).toBe(before[0]! + before[1]!);
    expect(await violations(page)).toEqual([]);
    await page.goto(`/admin/people/${amina}`);
    await page
      .getByText(/^This profile was merged into|was merged into/)
      .first()
      .waitFor();
    await button(page, 'en', 'people.merge.undo').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: says('en', 'people.merge.undo') }).click();
    await page.getByText(says('en', 'people.merge.undone')).waitFor();
    expect([await resultsOf(tom), await resultsOf(amina)]).toEqual(before);
    expect(trouble).toEqual([]);
  });

  it('sees both below one another on a phone', async () => {
    const page = await (await stage.device({ viewport: phone })).newPage();
    await signIn(page, 'admin');
    await page.goto(`/admin/people/${tom}/merge?with=${amina}`);
    await button(page, 'en', 'people.merge.swap').click();
    await page.getByRole('button', { name: /^Merge into Amina/ }).waitFor();
    expect(await fits(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
});
