import type { Locator, Page } from 'playwright-core';
import { demoModule, givenAnswer, moduleId, plain, saved } from './answers';
import { until } from '../browser/browser';
import { type Language, says } from '../texts';

/** Returns the button with this message as its name. */
export const button = (
  page: Page,
  language: Language,
  id: string,
  values: Record<string, string | number> = {},
): Locator => page.getByRole('button', { name: says(language, id, values), exact: true });

export const dialog = (page: Page, language: Language, id: string): Locator =>
  page.getByRole('dialog', { name: says(language, id) });

/** Waits until the bar above the question shows this text. */
export const barSays = (page: Page, text: string): Promise<void> =>
  page.getByRole('banner').getByText(text, { exact: true }).waitFor();

/** Waits until the question at this position, starting at 1, is visible. */
export const expectQuestion = (
  page: Page,
  language: Language,
  position: number,
  total: number,
): Promise<void> => barSays(page, says(language, 'tests.questionOf', { position, total }));

/**
 * Starts the test of the demo module on the current page. `onRequested` is called while the dialog of a time limit is
 * open.
 */
export async function start(
  page: Page,
  key: string,
  language: Language,
  onRequested: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page
    .getByRole('region')
    .filter({ has: page.locator('#access') })
    .getByRole('button')
    .click();
  if (demoModule(key).test!.timeLimitSeconds === null) return;
  const dialogBox = dialog(page, language, 'modules.timed.title');
  await dialogBox.waitFor();
  await onRequested();
  await dialogBox.getByRole('button').last().click();
}

/** Resolves once the page accepts taps and keys after it has changed. */
export const settled = (page: Page): Promise<void> =>
  page.locator('[data-settling]').waitFor({ state: 'detached' });

/** Returns the text of the focused heading, or null. */
export const focusedHeading = (page: Page): Promise<string | null> =>
  page.evaluate(() => (document.activeElement?.matches('h1') ? document.activeElement.textContent : null));

/** Opens a demo module, starts its test, and waits for the first question. */
export async function begin(page: Page, key: string, language: Language): Promise<void> {
  await page.goto(`/training/modules/${moduleId(key)}`);
  await start(page, key, language);
  await saved(page);
}

/** Waits until exactly this answer is selected or typed. */
export async function showsAnswer(page: Page, given: readonly string[]): Promise<void> {
  const wanted = given.map(plain).sort().join();
  await until(`'${wanted}' is shown`, async () => (await givenAnswer(page)).sort().join() === wanted);
}
