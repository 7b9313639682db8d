import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { desktop, phone } from './support/browser/browser';
import { openStage } from './support/portal/stage';
import { scriptBytes, stepsUntil } from './support/browser/wire';

const modulePath = `/training/modules/${demoId('module', 'reading-a-dot-code')}`;

/** Adds up the layout shift from the first paint on, as browsers measure it. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/** Delays responses until the placeholders are drawn. */
async function holdAnswers(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    await page.evaluate(async () => {
      const isDrawn = () => performance.getEntriesByName('first-contentful-paint').length > 0;
      while (!isDrawn()) await new Promise(requestAnimationFrame);
      // By the second frame, the page has drawn its placeholders.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    await route.continue();
  });
}

describe('the first load', () => {
  const stage = openStage();

  it('takes at most six steps, five to the sign-in form, and loads only the code for signing in', async () => {
    const home = await stage.atHome('learner');
    const steps = await stepsUntil(await home.context().newPage(), stage.portal.url, 'your next step');
    expect(steps.slice(6)).toEqual([]);
    expect(steps.flat().filter((path) => path === '/graphql')).toHaveLength(1);
    expect(steps.flat().filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    const page = await home.context().newPage();
    const more = await stepsUntil(page, `${stage.portal.url}${modulePath}`, 'Reading a DOT code');
    expect(more.slice(6)).toEqual([]);

    const visitor = await (await stage.device()).newPage();
    const toForm = await stepsUntil(visitor, `${stage.portal.url}/training`, 'Sign in');
    expect(toForm.slice(5)).toEqual([]);
    const scripts = toForm.flat().filter((path) => path.startsWith('/assets/'));
    expect(scripts.map((path) => /\/([a-z-]+)-[\w-]{8}\.js$/.exec(path)?.[1]).toSorted()).toEqual([
      'sign-in',
      'to-form',
    ]);
  });

  it('loads at most 185 KB of scripts, with less than 500 bytes of headers each', async () => {
    const home = await stage.atHome('learner');
    const page = await home.context().newPage();
    const scripts = await scriptBytes(page, stage.portal.url, 'your next step');
    expect(scripts.size).toBeGreaterThan(5);
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total).toBeLessThanOrEqual(185 * 1024);
    // The smallest script is hardly more than its headers.
    expect(Math.min(...scripts.values())).toBeLessThan(500);
  });

  it('doesn’t shift content that is already visible, on a phone and a large screen', async () => {
    const home = await stage.atHome('learner');
    const page = await home.context().newPage();
    const shifts = await countShifts(page);
    // A stream that stays open is never idle.
    await page.route('**/api/changes*', (route) => route.fulfill({ body: '' }));
    await holdAnswers(page);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      for (const [path, sign] of [
        ['/', 'your next step'],
        [modulePath, 'Reading a DOT code'],
        ['/training', 'Winter compounds'],
      ] as const) {
        await page.goto(path);
        await page.getByText(sign).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect([path, (await shifts()) <= 0.02 || (await shifts())]).toEqual([path, true]);
      }
    }
  });

  it('shows the page frame in the person’s language and colors before any script runs', async () => {
    const device = await stage.device({ viewport: phone, colorScheme: 'dark', locale: 'fr-FR' });
    const page = await device.newPage();
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByRole('status', { name: 'chargement...' }).waitFor();
    await page.getByText('Treadway', { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    const color = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await color('.sk-side')).toBe('rgb(20, 22, 25)');
    // The color scheme is set before the style sheets load, so nothing is painted in light colors first.
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  });
});
