import type { Locator, Page, Request } from 'playwright-core';
import { until } from './browser';
import { type Language, says } from './texts';

/** An address without a screen. */
const nowhere = '/nowhere';

/** Goes to an address within the portal, as a link does. */
const step = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Leaves a screen, so that the next heading is that of the screen after it; gives where that is found. */
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

/**
 * Watches what a page loads from now on. Gives what opens an address and resolves once its screen stands: it has a
 * heading, and waits for nothing. `within` opens all but the first from inside the portal, which begins but once then.
 */
export function watchLoading(
  page: Page,
  language: Language,
  within: (path: string) => boolean = () => false,
): (path: string) => Promise<void> {
  const running = new Set<Request>();
  let isOpen = false;
  page.on('request', (request) => {
    // The stream of changes stays open.
    if (!request.url().includes('/api/changes')) running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  const open = async (path: string): Promise<void> => {
    if (isOpen && within(path)) {
      const heading = await leave(page, language);
      running.clear();
      await step(page, path);
      return heading.waitFor();
    }
    running.clear();
    await page.goto(path, { waitUntil: 'commit' });
    isOpen = true;
    return page.locator('h1:visible').first().waitFor();
  };
  return async (path) => {
    await open(path);
    await until('it has loaded', async () => {
      if (running.size > 0) return false;
      const loading = page.getByText(says(language, 'ui.loading'), { exact: true });
      return (await loading.count()) === 0 && running.size === 0;
    });
  };
}
