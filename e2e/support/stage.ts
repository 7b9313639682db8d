import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { newDevice, openBrowser, signIn } from './browser';
import { type Portal, startPortal } from './portal';

export interface Stage {
  portal: Portal;
  /** A browser of its own, as another person's device; it closes when the spec ends. */
  device: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page on which a demo person is signed in, on a device of its own. */
  person: (who: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** One portal with demo data and one browser for all specs of a file. */
export function useStage(): Stage {
  let portal: Portal;
  let browser: Browser;
  const devices: BrowserContext[] = [];

  beforeAll(async () => {
    [portal, browser] = await Promise.all([startPortal(), openBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(devices.splice(0).map((device) => device.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.remove();
  });

  const device = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
    const opened = await newDevice(browser, portal.url, options);
    devices.push(opened);
    return opened;
  };
  return {
    get portal() {
      return portal;
    },
    device,
    person: async (who, options) => {
      const page = await (await device(options)).newPage();
      await signIn(page, who);
      return page;
    },
  };
}
