import { describe, expect, it } from '@jest/globals';
import { desktop, phone, until } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { openStage } from './support/portal/stage';
import { says } from './support/texts';

const stage = openStage();
const question = says('en', 'dashboard.passes');

describe('the overview of an administrator', () => {
  it('draws its charts on a desktop and a phone, shows their tables and exports them', async () => {
    // A new portal would only compute its figures within the next minute.
    await inDatabase(
      stage.portal,
      "select graphile_worker.add_job('refresh-figures', job_key := 'refresh-figures')",
    );
    const page = await stage.person('admin');
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1, name: says('en', 'admin.overview') }).waitFor();
    await page.getByRole('img', { name: /^People who signed in each week/ }).waitFor();
    const period = page.getByLabel(says('en', 'dashboard.period'), { exact: true });
    const available = await period.evaluate((select) => parseFloat(getComputedStyle(select).paddingRight));
    const arrows = page.locator('select + [data-position="right"]');
    expect(available).toBeGreaterThanOrEqual((await arrows.first().boundingBox())!.width);
    const figure = page.getByRole('region', { name: question });
    await figure.getByRole('listitem').first().waitFor();
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await until('drawings fit into the window', async () => (await wide()) <= viewport.width);
    }
    await figure.getByRole('button', { name: says('en', 'dashboard.tableOf', { name: question }) }).click();
    await figure.getByRole('table', { name: question }).waitFor();
    expect(await figure.getByRole('listitem').count()).toBe(0);
    const download = page.waitForEvent('download');
    await figure.getByRole('button', { name: says('en', 'dashboard.save', { name: question }) }).click();
    await figure.getByRole('button', { name: 'Excel (.xlsx)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^passFigures-.*\.xlsx$/);
  });
});
