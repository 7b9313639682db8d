import { describe, expect, it } from '@jest/globals';
import { desktop, phone } from './support/browser';
import { openStage } from './support/stage';
import { says } from './support/texts';

const stage = openStage();
const question = says('en', 'dashboard.passes');

describe('the overview of an administrator', () => {
  it.each([desktop, phone])('shows its figures and their tables, %j', async (viewport) => {
    const page = await stage.person('admin', { viewport });
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: says('en', 'admin.overview') }).waitFor();
    // A portal that has just begun sums them up at its next minute.
    await page.getByRole('img', { name: /^People who signed in each week/ }).waitFor({ timeout: 90_000 });
    const figure = page.getByRole('region', { name: question });
    await figure.getByRole('listitem').first().waitFor();
    await figure.getByRole('button', { name: says('en', 'dashboard.tableOf', { name: question }) }).click();
    await figure.getByRole('table', { name: question }).waitFor();
    expect(await figure.getByRole('listitem').count()).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(viewport.width);
    const download = page.waitForEvent('download');
    await figure.getByRole('button', { name: says('en', 'dashboard.save', { name: question }) }).click();
    await figure.getByRole('button', { name: 'Excel (.xlsx)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^passFigures-.*\.xlsx$/);
  });
});
