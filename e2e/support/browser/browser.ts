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
import { inEveryLanguage } from '../texts';

/** The timeout in milliseconds for a slow and loaded machine. */
const patience = 120_000;

export const demoPassword = 'Rubber&Road1';

/** Launches a headless Chromium. */
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

/** Opens a separate browser context, like the device of another person. */
export async function newDevice(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: desktop,
    reducedMotion: 'reduce',
    // A service worker would bypass the responses that specs mock.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(patience);
  return context;
}

/** Waits for the provider's form, to which the portal's sign-in page redirects. */
export async function openForm(page: Page): Promise<void> {
  await page.locator('#password').waitFor();
}

/** Opens the provider's form from the page that shows why the session ended. */
export async function leaveForForm(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: inEveryLanguage('login.title') })
    .click();
  await openForm(page);
}

/** Returns the locator of the name field in the form of either provider. */
export const nameField = (page: Page): Locator => page.locator('#email, #username');

/** Fills in and submits the provider's form. */
export async function fillSignIn(page: Page, who: string, password = demoPassword): Promise<void> {
  await nameField(page).fill(`${who}@treadway.example`);
  await page.locator('#password').fill(password);
  await page.keyboard.press('Enter');
}

/** Waits until the layout shows the account menu. */
export async function signedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: inEveryLanguage('shell.account') }).waitFor();
}

/** Signs in through the form, starting at the sign-in page. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page.goto('/login');
  await openForm(page);
  await fillSignIn(page, who);
  await signedIn(page);
}

/** Gives the spec control of the device's clock. Leaves the current page first, because its clock would jump. */
export async function freezeClock(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clock.install();
}

const describeNode = ({ html, any, all, none }: NodeResult): string =>
  [html.slice(0, 160), ...[...any, ...all, ...none].map(({ message }) => message)].join(' – ');

/** The selector of content that is dimmed while rows load. */
const dimmed = '[aria-busy="true"] table, [data-waits]';

/** Returns the accessibility violations that axe finds, one per line, with their details. */
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

/** Collects console errors and failed requests of a page from now on. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText;
    // Leaving a page aborts its requests.
    if (failure !== 'net::ERR_ABORTED') errors.push(`${failure}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  return errors;
}

/** Polls every 50 ms until `holds` returns true. */
export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`In ${patience / 1000} s it did not come to this: ${what}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
