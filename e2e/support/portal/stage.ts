import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { newDevice, openBrowser, signedIn, signIn } from '../browser/browser';
import { type Line, openLine } from '../browser/line';
import { type Portal, type RunningPortal, startPortalInRun } from './portal';
import { sharedBrowser } from '../browser/shared-browser';
import { sharedPortal, sharedSessions } from './shared-portal';

export interface Stage<Place extends RunningPortal = RunningPortal> {
  portal: Place;
  /** Opens a separate browser context, like another person's device. It closes after the spec. */
  device: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a page on a separate device with a signed-in demo person. Only the first call uses the form. */
  person: (who: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Does the same and opens the home page. */
  atHome: (who: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a proxy to the portal that the spec can interrupt. It closes after the spec. */
  line: () => Promise<Line>;
}

/** Stores the sessions of demo people who have signed in. */
export interface Sessions {
  get: (who: string) => Cookie[] | undefined;
  set: (who: string, cookies: Cookie[]) => void;
}

interface House<Place> {
  open: () => Promise<Place>;
  close: (portal: Place) => Promise<void>;
  sessions: Sessions;
}

/**
 * Opens the portal that all spec files of a run share. A file must create its own data, must not end shared sessions,
 * and must not rely on data that other files can change.
 */
export const openStage = (): Stage =>
  stageIn({ open: async () => sharedPortal(), close: async () => undefined, sessions: sharedSessions });

/**
 * Opens a portal with demo data for this file only. Use it to stop or configure the portal, or to change the tests and
 * points of demo people. `env` adds environment variables.
 */
export const openOwnStage = (env: () => Promise<Record<string, string>> = async () => ({})): Stage<Portal> =>
  stageIn({
    open: () => env().then(startPortalInRun),
    close: (portal) => portal.remove(),
    sessions: new Map<string, Cookie[]>(),
  });

/** Opens a portal and a browser for this file. */
export function stageIn<Place extends RunningPortal>({ open, close, sessions }: House<Place>): Stage<Place> {
  let portal: Place | undefined;
  let browser: Browser | undefined;
  const devices: BrowserContext[] = [];
  // Requests that the content security policy blocked. No flow of the portal may need them.
  const forbidden: string[] = [];
  const lines: Line[] = [];
  beforeAll(async () => {
    const opening = [
      open().then((place) => void (portal = place)),
      sharedBrowser(openBrowser).then((opened) => void (browser = opened)),
    ];
    // If one fails, the other must still be available to be closed.
    await Promise.allSettled(opening);
    await Promise.all(opening);
  });
  afterEach(async () => {
    await Promise.all(devices.splice(0).map((device) => device.close()));
    for (const line of lines.splice(0)) line.close();
    expect(forbidden.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    if (portal) await close(portal);
  });

  const device = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const opened = await newDevice(browser!, portal!.url, options);
    devices.push(opened);
    opened.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) forbidden.push(message.text());
    });
    return opened;
  };
  const person = async (who: string, options?: BrowserContextOptions): Promise<Page> => {
    const context = await device(options);
    const page = await context.newPage();
    const session = sessions.get(who);
    if (session) {
      await context.addCookies(session);
    } else {
      await signIn(page, who);
      sessions.set(who, await context.cookies());
    }
    return page;
  };
  return {
    get portal() {
      return portal!;
    },
    device,
    person,
    atHome: async (who, options) => {
      const page = await person(who, options);
      if (page.url() === 'about:blank') await page.goto('/');
      await signedIn(page);
      return page;
    },
    line: async () => {
      const line = await openLine();
      lines.push(line);
      return line;
    },
  };
}
