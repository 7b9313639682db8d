import type { Locator, Page, Request } from 'playwright-core';
import { until } from './browser';
import { type Language, says } from '../texts';

/** An address without a screen. */
const nowhere = '/nowhere';

/** Navigates inside the portal, like a link. */
const step = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Leaves a screen. Returns the locator of the next screen's heading. */
async function leave(page: Page, language: Language): Promise<Locator> {
  await step(page, nowhere);
  const heading = page.getByRole('heading', {
    level: 1,
    name: says(language, 'notFound.title'),
    exact: true,
  });
  await heading.evaluate((element) => element.toggleAttribute('data-left', true));
  return page.locator('h1:not([data-left]):visible').first();
}

/** Waits until the page has a title other than `previous` and is no longer loading. */
async function waitForNewTitle(page: Page, language: Language, previous: string): Promise<void> {
  const loading = says(language, 'ui.loading');
  const hasNewTitle = ([last, waiting]: string[]): boolean =>
    document.title !== last && !document.title.startsWith(waiting!);
  await page.waitForFunction(hasNewTitle, [previous, loading]);
}

interface NavigationOptions {
  /** Returns true if an address is opened inside the running page instead of loading the page again. */
  isWithin?: (path: string) => boolean;
  /** Returns the route of an address. Screens of different routes have different titles. */
  routeOf?: (path: string) => string;
}

/**
 * Watches the requests of a page from now on. Returns a function that opens an address and waits until its screen has
 * loaded: it has a heading, and no request is pending. The first address always loads the page.
 */
export function watchLoading(
  page: Page,
  language: Language,
  { isWithin = () => false, routeOf }: NavigationOptions = {},
): (path: string) => Promise<void> {
  const running = new Set<Request>();
  let last: string | undefined;
  page.on('request', (request) => {
    // The stream of changes stays open.
    if (!request.url().includes('/api/changes')) running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  const move = async (from: string, to: string): Promise<Locator> => {
    if (routeOf && routeOf(from) !== routeOf(to)) {
      const title = await page.title();
      running.clear();
      await step(page, to);
      await waitForNewTitle(page, language, title);
      return page.locator('h1:visible').first();
    }
    const heading = await leave(page, language);
    running.clear();
    await step(page, to);
    return heading;
  };
  const open = async (path: string): Promise<Locator> => {
    if (last !== undefined && isWithin(path)) return move(last, path);
    running.clear();
    await page.goto(path, { waitUntil: 'commit' });
    return page.locator('h1:visible').first();
  };
  return async (path) => {
    const heading = await open(path);
    last = path;
    await heading.waitFor();
    await until('the screen has loaded', async () => {
      if (running.size > 0) return false;
      const loading = page.getByText(says(language, 'ui.loading'), { exact: true });
      return (await loading.count()) === 0 && running.size === 0;
    });
  };
}
