import { expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { fillSignIn, leaveForForm, violations } from '../../support/browser/browser';
import { clearActivity, holdSession, sleep, watches } from '../../support/browser/idle';
import type { Stage } from '../../support/portal/stage';
import { says, type Language } from '../../support/texts';
import type { GivePerson } from './person';
import type { Provider } from './provider';

/** Resolves once the page shows that the session ended after inactivity. */
export const signedOutWords = (page: Page, language: Language): Promise<void> =>
  page
    .getByRole('status')
    .filter({ hasText: says(language, 'ended.idleText', { product: 'Treadway', minutes: 31 }) })
    .waitFor();

/** Signs in a person on a device whose clock the spec controls. */
export async function idlePerson(
  stage: Stage,
  who: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await stage.atHome(who, options);
  await holdSession(page);
  await watches(page);
  return page;
}

/** Opens another tab with the list of modules. */
export async function secondTab(first: Page): Promise<Page> {
  const page = await first.context().newPage();
  await clearActivity(first);
  await page.goto('/training');
  await watches(page);
  return page;
}

/** Adds specs for a session that ends after 31 minutes without activity. */
export function idleFlows(stage: Stage, provider: Provider, givePerson: GivePerson): void {
  it('signs out in all tabs and shows why', async () => {
    const { who } = await givePerson();
    const first = await idlePerson(stage, who);
    const second = await secondTab(first);
    const told = first.context().waitForEvent('request', (request) => request.url().includes('/auth/logout'));
    await sleep(first, '08:00:00');
    expect((await told).url()).toMatch(/\/api\/auth\/logout\?timeout=true$/);
    for (const page of [first, second]) await signedOutWords(page, 'en');
    await second.reload();
    await signedOutWords(second, 'en');
    expect(await violations(second)).toEqual([]);
    await leaveForForm(second);
  });

  it('signs out at the next visit, although no tab was left open', async () => {
    const { who } = await givePerson();
    const page = await idlePerson(stage, who);
    await page.goto('about:blank');
    await sleep(page, '08:00:00');
    await page.goto('/training');
    await page.waitForURL(({ pathname }) => pathname === '/');
    await signedOutWords(page, 'en');
    await leaveForForm(page);
    if (provider.saysWhy) await signedOutWords(page, 'en');
    await fillSignIn(page, who);
    await page.waitForURL('**/training');
    await page.getByRole('main').waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('treadway-ended');
  });
}
