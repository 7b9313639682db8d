import type { Page } from 'playwright-core';
import { until } from './browser';

/** Returns the last activity that the device's tabs have stored. */
export const lastActivity = (page: Page) => page.evaluate(() => localStorage.getItem('treadway.activity'));
export const clearActivity = (page: Page) =>
  page.evaluate(() => localStorage.removeItem('treadway.activity'));

/** Waits until the inactivity watch of a page has loaded, which stores the time of its start. */
export const watches = (page: Page): Promise<void> =>
  until('it watches', async () => (await lastActivity(page)) !== null);

/** Gives the spec control of the device's clock and reloads the page. */
export async function holdSession(page: Page): Promise<void> {
  await page.context().clock.install();
  await clearActivity(page);
  await page.reload();
}

/** Advances the clock of all tabs at once, as when the device sleeps. */
export const sleep = (page: Page, time: string): Promise<void> => page.context().clock.fastForward(time);
