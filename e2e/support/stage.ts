import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from 'playwright-core';
import { newDevice, openBrowser, signedIn, signIn } from './browser';
import { type Line, openLine } from './line';
import { type Portal, type RunningPortal, startPortalInRun } from './portal';
import { sharedBrowser } from './shared-browser';
import { sharedPortal, sharedSessions } from './shared-portal';

export interface Stage<Place extends RunningPortal = RunningPortal> {
  portal: Place;
  /** A browser of its own, as another person's device; it closes when the spec ends. */
  device: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page of a device of its own on which a demo person is signed in, only the first time by the form. */
  person: (who: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The same, and it shows home. */
  atHome: (who: string, options?: BrowserContextOptions) => Promise<Page>;
  /** A line to the portal that the spec may cut; it closes when the spec ends. */
  line: () => Promise<Line>;
}

/** Where the sessions of demo persons are kept who signed in by the form. */
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
 * A portal of this file's own with demo data, and what `env` gives besides: for a file that ends it, sets it up
 * otherwise, or takes the tests of demo persons and looks at their points.
 */
export const openOwnStage = (env: () => Promise<Record<string, string>> = async () => ({})): Stage<Portal> =>
  stageIn({
    open: () => env().then(startPortalInRun),
    close: (portal) => portal.remove(),
    sessions: new Map<string, Cookie[]>(),
  });

/** A place of this file, and a browser of its own. */
export function stageIn<Place extends RunningPortal>({ open, close, sessions }: House<Place>): Stage<Place> {
  let portal: Place | undefined;
  let browser: Browser | undefined;
  const devices: BrowserContext[] = [];
  // What a page wanted and its policy forbids; no flow of the portal may need that.
  const forbidden: string[] = [];
  const lines: Line[] = [];
  beforeAll(async () => {
    const opening = [
      open().then((place) => void (portal = place)),
      sharedBrowser(openBrowser).then((opened) => void (browser = opened)),
    ];
    // Where one of them fails, the other is there to be closed.
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
