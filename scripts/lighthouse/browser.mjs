import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../lib/chromium.mjs';
import { freePort } from '../lib/server.mjs';

/** Opens a Chromium with a new profile and a port for Lighthouse. */
export async function openProfile(stops) {
  const folder = mkdtempSync(join(tmpdir(), 'treadway-profile-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
    viewport: { width: 412, height: 823 },
    locale: 'en-US',
  });
  stops.push(() => context.close());
  context.setDefaultTimeout(60_000);
  return { context, port };
}

/** Signs a demo person in with the form. The profile stores the session. */
export async function signIn(context, url, who) {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('#email').fill(`${who}@treadway.example`);
  await page.locator('#password').fill('Rubber&Road1');
  await page.keyboard.press('Enter');
  await page.getByText('your next step').first().waitFor();
  await page.close();
}
