import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { desktop, newDevice, openBrowser, phone, signIn } from '../browser/browser';
import { type Portal, startNewPortal } from '../portal/portal';
import { type Screen, screens, type Viewer } from './screens';
import { watchLoading } from '../browser/wait-for-screen';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    out: { type: 'string', default: resolve(__dirname, '../../../docs') },
  },
});
// npm changes to the repository's folder, but relative paths start at the folder of the caller.
const docs = resolve(process.env['INIT_CWD'] ?? '.', options.out);
const pictures = join(docs, 'images', 'tour');

/** The maximum width and height of a saved screenshot in pixels. */
const devices = {
  desktop: { viewport: desktop, width: 960, height: 1200 },
  phone: { viewport: phone, width: 390, height: 1200 },
} as const;
type Device = keyof typeof devices;

const viewers: Record<Viewer, string> = {
  visitor: 'Without signing in',
  learner: 'For everybody who is signed in',
  manager: 'For managers',
  admin: 'For administrators',
};

interface Shot {
  path: string;
  title: string;
  file: string;
}

/** Returns the file name of a route. */
const named = (pattern: string, index: number): string => {
  const words = pattern.replace(/[:?*]/g, '').split('/').filter(Boolean).join('-') || 'home';
  return index === 0 ? words : `${words}-${index + 1}`;
};

async function openAs(browser: Browser, portal: Portal, who: Viewer, device: Device): Promise<Page> {
  const context = await newDevice(browser, portal.url, { viewport: devices[device].viewport, locale: 'en' });
  const page = await context.newPage();
  if (who !== 'visitor') await signIn(page, who);
  return page;
}

async function keep(page: Page, device: Device, file: string): Promise<void> {
  const { width, height } = devices[device];
  const png = await page.screenshot({ fullPage: true });
  const picture = sharp(png).resize({ width });
  const { info } = await picture.toBuffer({ resolveWithObject: true });
  await sharp(png)
    .resize({ width })
    .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, height) })
    .webp({ quality: 55, effort: 6 })
    .toFile(join(pictures, `${file}-${device}.webp`));
  process.stdout.write(`${file}-${device}.webp\n`);
}

/** Takes screenshots of all screens of a viewer on one device. Returns them in the order of the routes. */
async function tourOf(
  browser: Browser,
  portal: Portal,
  who: Viewer,
  device: Device,
  all: Record<string, Screen | string>,
): Promise<Shot[]> {
  const page = await openAs(browser, portal, who, device);
  const open = watchLoading(page, 'en');
  const shots: Shot[] = [];
  for (const [pattern, screen] of Object.entries(all)) {
    if (typeof screen === 'string' || screen.who !== who) continue;
    for (const [index, path] of screen.at.entries()) {
      const file = `${who}-${named(pattern, index)}`;
      await open(path);
      await keep(page, device, file);
      const heading = await page.locator('h1:visible').first().innerText();
      shots.push({ path: pattern, title: heading.replace(/\s+/g, ' '), file });
    }
  }
  await page.context().close();
  return shots;
}

const row = ({ path, title, file }: Shot): string =>
  [
    `### ${title}`,
    `\`${path}\``,
    `![${title}, on a desktop](images/tour/${file}-desktop.webp)`,
    `![${title}, on a phone](images/tour/${file}-phone.webp)`,
  ].join('\n\n');

const intro = `# A tour of every screen

Each screen of the portal with its demo data, on a desktop of 1440 by 900 pixels and on a phone of 390 by 844, in English
and light colours; long ones are cut at the foot. \`npm run screenshots\` writes this page anew from the table of screens
that the browser specs look at.`;

/** Returns all screens, or the screen of the route in --only. Throws if that route doesn't exist. */
async function selectScreens(portal: Portal): Promise<Record<string, Screen | string>> {
  const all = await screens(portal);
  const { only } = options;
  if (only === undefined) return all;
  const screen = all[only];
  if (typeof screen !== 'object')
    throw new Error(`--only must be a route with a screen, for example /results.`);
  return { [only]: screen };
}

/**
 * Writes `tour.md` and its images from a new portal with demo data. With --only, writes only the images of one route.
 */
async function writeTour(): Promise<void> {
  if (options.only === undefined) rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const [portal, browser] = await Promise.all([startNewPortal(), openBrowser()]);
  try {
    const all = await selectScreens(portal);
    const parts = [intro];
    for (const who of Object.keys(viewers) as Viewer[]) {
      if (!Object.values(all).some((screen) => typeof screen === 'object' && screen.who === who)) continue;
      const shots = await tourOf(browser, portal, who, 'desktop', all);
      await tourOf(browser, portal, who, 'phone', all);
      parts.push(`## ${viewers[who]}`, ...shots.map(row));
    }
    if (options.only === undefined) writeFileSync(join(docs, 'tour.md'), `${parts.join('\n\n')}\n`);
  } finally {
    await browser.close();
    await portal.remove();
  }
}

writeTour().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
