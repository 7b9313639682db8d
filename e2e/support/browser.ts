import { tmpdir } from 'node:os';
import axe, { type NodeResult, type Result } from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { chromiumPath } from '#scripts/lib/chromium.mjs';
import { memoryFolder } from '#server/testing/storage/memory-folder';
import { inEveryLanguage } from './texts';

/** Milliseconds that a slow and loaded machine is given for anything; what is to be there comes far sooner. */
const patience = 120_000;

export const demoPassword = 'Rubber&Road1';

/** A real Chromium without a window. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    // By default, Playwright makes Chromium use files instead of shared memory, for machines with little of it.
    ignoreDefaultArgs: memoryFolder() === tmpdir() ? [] : ['--disable-dev-shm-usage'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** A browser of its own, as another person's device. */
export async function newDevice(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: desktop,
    reducedMotion: 'reduce',
    // What is asked for past a spec's own answers would not be told it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(patience);
  return context;
}

/** Resolves at the provider's form, to which the portal's sign-in page leads by itself. */
export async function openForm(page: Page): Promise<void> {
  await page.locator('#password').waitFor();
}

/** From the page that says why somebody is signed out to the provider's form. */
export async function leaveForForm(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: inEveryLanguage('login.title') })
    .click();
  await openForm(page);
}

/** Where somebody says who they are, in the form of either provider. */
export const nameField = (page: Page): Locator => page.locator('#email, #username');

/** Fills in and sends the provider's form. */
export async function fillSignIn(page: Page, who: string, password = demoPassword): Promise<void> {
  await nameField(page).fill(`${who}@treadway.example`);
  await page.locator('#password').fill(password);
  await page.keyboard.press('Enter');
}

/** Resolves when the shell shows whose account it is. */
export async function signedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: inEveryLanguage('shell.account') }).waitFor();
}

/** Signs in by the form, from the sign-in page. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/login');
  await openForm(page);
  await fillSignIn(page, who);
  await signedIn(page);
}

/** Puts the clock of a device into the hands of the spec; a page that is open meanwhile would see it jump. */
export async function freezeClock(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clock.install();
}

const describeNode = ({ html, any, all, none }: NodeResult): string =>
  [html.slice(0, 160), ...[...any, ...all, ...none].map(({ message }) => message)].join(' – ');

/** Selects what is dimmed while rows load. */
const dimmed = '[aria-busy="true"] table, [data-waits]';

/** What axe finds wrong on the page, one line each, with what it saw there. */
export async function violations(page: Page): Promise<string[]> {
  await until('no rows are dimmed', async () => (await page.locator(dimmed).count()) === 0);
  // While a dialog fades in or out, its contrast is wrong.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  for (const frame of page.frames()) {
    const isLoaded = await frame.evaluate(() => 'axe' in window).catch(() => true);
    if (!isLoaded) await frame.evaluate(axe.source);
  }
  const found: Pick<Result, 'id' | 'nodes'>[] | null = await page.evaluate(async (selector) => {
    let wasDimmed = false;
    const note = () => {
      wasDimmed ||= document.querySelector(selector) !== null;
    };
    const observer = new MutationObserver(note);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    note();
    // Don't fetch style sheets again. The rule that reads them is off.
    const options = { resultTypes: ['violations' as const], preload: { assets: ['media'] } };
    const { violations: all } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    observer.disconnect();
    return wasDimmed ? null : all.map(({ id, nodes }) => ({ id, nodes }));
  }, dimmed);
  // An open page may load rows again at any time, for example when an import ends.
  if (found === null) return violations(page);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join(' | ')}`);
}

/** Collects what goes wrong in a page from now on: errors in the console, and requests that fail. */
export function watchErrors(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText;
    // Whoever leaves a page cuts short what it was asking for.
    if (failure !== 'net::ERR_ABORTED') trouble.push(`${failure}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}

/** Resolves once `holds` gives true, asked every 50 ms. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`In ${patience / 1000} s it did not come to this: ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
