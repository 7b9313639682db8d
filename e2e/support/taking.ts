import type { Locator, Page } from 'playwright-core';
import { demoModule, givenAnswer, moduleId, plain, saved } from './answers';
import { until } from './browser';
import { type Language, says } from './texts';

/** The button that says this in the language. */
export const button = (
  page: Page,
  language: Language,
  id: string,
  values: Record<string, string | number> = {},
): Locator => page.getByRole('button', { name: says(language, id, values), exact: true });

export const dialog = (page: Page, language: Language, id: string): Locator =>
  page.getByRole('dialog', { name: says(language, id) });

/** Resolves once the bar over the question says this, such as its place. */
export const barSays = (page: Page, text: string): Promise<void> =>
  page.getByRole('banner').getByText(text, { exact: true }).waitFor();

/** Resolves once the question at this place, from 1, is shown. */
export const asksAt = (page: Page, language: Language, position: number, total: number): Promise<void> =>
  barSays(page, says(language, 'tests.questionOf', { position, total }));

/** Starts the test of the demo module whose page is shown; one with a time limit asks once, as `onRequested` sees. */
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
  const asked = dialog(page, language, 'modules.timed.title');
  await asked.waitFor();
  await onRequested();
  await asked.getByRole('button').last().click();
}

/** Resolves once the page accepts taps and keys after it has changed. */
export const settled = (page: Page): Promise<void> =>
  page.locator('[data-settling]').waitFor({ state: 'detached' });

/** The words of the heading that has the focus; null where none has. */
export const focusedHeading = (page: Page): Promise<string | null> =>
  page.evaluate(() => (document.activeElement?.matches('h1') ? document.activeElement.textContent : null));

/** Opens a demo module, starts its test, and resolves when the first question is shown. */
export async function begin(page: Page, key: string, language: Language): Promise<void> {
  await page.goto(`/training/modules/${moduleId(key)}`);
  await start(page, key, language);
  await saved(page);
}

/** Resolves once this answer, and no other, is chosen or written for the question shown. */
export async function showsAnswer(page: Page, given: readonly string[]): Promise<void> {
  const wanted = given.map(plain).sort().join();
  await until(`'${wanted}' is shown`, async () => (await givenAnswer(page)).sort().join() === wanted);
}
