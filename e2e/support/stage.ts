import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { newDevice, openBrowser, signedIn, signIn } from './browser';
import { type Line, openLine } from './line';
import { type Portal, startPortal } from './portal';

export interface Stage {
  portal: Portal;
  /** A browser of its own, as another person's device; it closes when the spec ends. */
  device: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A home page on which a demo person is signed in, on a device of its own; only the first time by the form. */
  person: (who: string, options?: BrowserContextOptions) => Promise<Page>;
  /** A line to the portal that the spec may cut; it closes when the spec ends. */
  line: () => Promise<Line>;
}

/** One portal with demo data, and what `env` gives besides, and one browser for all specs of a file. */
export function openStage(env: () => Promise<Record<string, string>> = async () => ({})): Stage {
  let portal: Portal;
  let browser: Browser;
  const devices: BrowserContext[] = [];
  // What a page wanted and its policy forbids; no flow of the portal may need that.
  const forbidden: string[] = [];
  const lines: Line[] = [];
  const sessions = new Map<string, Cookie[]>();

  beforeAll(async () => {
    [portal, browser] = await Promise.all([env().then(startPortal), openBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(devices.splice(0).map((device) => device.close()));
    for (const line of lines.splice(0)) line.close();
    expect(forbidden.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.remove();
  });

  const device = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const opened = await newDevice(browser, portal.url, options);
    devices.push(opened);
    opened.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) forbidden.push(message.text());
    });
    return opened;
  };
  return {
    get portal() {
      return portal;
    },
    device,
    person: async (who, options) => {
      const context = await device(options);
      const page = await context.newPage();
      const session = sessions.get(who);
      if (session) {
        await context.addCookies(session);
        await page.goto('/');
        await signedIn(page);
      } else {
        await signIn(page, who);
        sessions.set(who, await context.cookies());
      }
      return page;
    },
    line: async () => {
      const line = await openLine();
      lines.push(line);
      return line;
    },
  };
}
