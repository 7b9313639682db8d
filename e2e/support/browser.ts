import AxeBuilder from '@axe-core/playwright';
import chromiumBinary from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

export const demoPassword = 'Rubber&Road1';

/** A real Chromium without a window: CHROMIUM's, or the one that comes with the packages. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? (await chromiumBinary.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** A browser of its own, as another person's device. */
export async function newDevice(browser: Browser, url: string, viewport = desktop): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  return context;
}

/** Signs in by the form, from whatever page leads to it. */
export async function signIn(page: Page, who: string, password = demoPassword): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with e-mail' }).click();
  await fillSignIn(page, who, password);
  await page.getByRole('button', { name: /^Your account/ }).waitFor();
}

/** Fills in and sends the provider's form. */
export async function fillSignIn(page: Page, who: string, password = demoPassword): Promise<void> {
  await page.locator('input[type=email], input[name=email]').fill(`${who}@treadway.example`);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
}

/** What axe finds wrong on the page, one line each. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}
