import type { Page } from 'playwright-core';
import { until } from './browser';

/** When something last happened, as the tabs of the device keep it. */
export const lastActivity = (page: Page) => page.evaluate(() => localStorage.getItem('treadway.activity'));
export const clearActivity = (page: Page) =>
  page.evaluate(() => localStorage.removeItem('treadway.activity'));

/** Resolves once a page watches, which is loaded after the page: it keeps the beginning where nothing is kept. */
export const watches = (page: Page): Promise<void> =>
  until('it watches', async () => (await lastActivity(page)) !== null);

/** Puts the clock of the page's device into the hands of the spec, and loads the page anew by it. */
export async function holdSession(page: Page): Promise<void> {
  await page.context().clock.install();
  await clearActivity(page);
  await page.reload();
}

/** Lets so much time pass at once for all tabs of the device, as when it sleeps. */
export const sleep = (page: Page, time: string): Promise<void> => page.context().clock.fastForward(time);
