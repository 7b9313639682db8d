import type { Page, Request } from 'playwright-core';
import { until } from './browser';
import { type Language, says } from './texts';

/**
 * Watches what a page loads from now on. Gives what opens an address and resolves once its screen stands: it has a
 * heading, and waits for nothing.
 */
export function watchLoading(page: Page, language: Language): (path: string) => Promise<void> {
  const running = new Set<Request>();
  page.on('request', (request) => {
    // The stream of changes stays open.
    if (!request.url().includes('/api/changes')) running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return async (path) => {
    running.clear();
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('h1:visible').first().waitFor();
    await until('it has loaded', async () => {
      if (running.size > 0) return false;
      const loading = page.getByText(says(language, 'ui.loading'), { exact: true });
      return (await loading.count()) === 0 && running.size === 0;
    });
  };
}
